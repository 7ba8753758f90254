//! The tables on PostgreSQL.

use deadpool_postgres::Pool;

use crate::trouble::{CannotOpen, StoreError};

/// The form of the tables.
const FORM: i32 = 1;

/// Programs that start together make the tables one after the other. Any number does.
const LOCK: i64 = 0x6a61_646f_7562_6531;

const TABLES: &str = include_str!("tables.sql");

/// Makes the tables that are not there yet.
pub(super) async fn make(pool: &Pool) -> Result<(), CannotOpen> {
    let found = prepare(pool).await?;
    match found {
        FORM => Ok(()),
        found => Err(CannotOpen::Later { found, known: FORM }),
    }
}

async fn prepare(pool: &Pool) -> Result<i32, StoreError> {
    let mut client = pool.get().await?;
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let known = "SELECT to_regclass('jadoube_form') IS NOT NULL";
    let known: bool = transaction.query_one(known, &[]).await?.try_get(0)?;
    if !known {
        transaction.batch_execute(TABLES).await?;
        transaction.execute("INSERT INTO jadoube_form (form) VALUES ($1)", &[&FORM]).await?;
    }
    let form = transaction.query_one("SELECT max(form) FROM jadoube_form", &[]).await?;
    let form: Option<i32> = form.try_get(0)?;
    transaction.commit().await?;
    Ok(form.unwrap_or_default())
}

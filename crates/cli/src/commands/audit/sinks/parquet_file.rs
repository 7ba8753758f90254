//! Findings as a Parquet file, made from the lines in which they were collected. A group of rows at a time is in
//! memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use crate::commands::audit::row::Row;

const SCHEMA: &str = "message finding {
  required binary file (UTF8);
  required int64 game;
  required int64 line;
  required int64 column;
  optional int64 ply;
  required binary id (UTF8);
  required binary check (UTF8);
  required binary severity (UTF8);
  required binary edition (UTF8);
  optional binary pace (UTF8);
  required binary articles (UTF8);
  optional binary fen (UTF8);
  required binary white (UTF8);
  required binary black (UTF8);
  required binary text (UTF8);
}";

const ROWS_IN_A_GROUP: usize = 20_000;

/// Reads rows, one to a line, and writes the file.
pub(super) fn convert(part: &Path, target: &Path) -> io::Result<()> {
    let schema = Arc::new(parse_message_type(SCHEMA).map_err(io::Error::other)?);
    let properties = Arc::new(WriterProperties::builder().build());
    let file = File::create(target)?;
    let mut writer =
        SerializedFileWriter::new(file, schema, properties).map_err(io::Error::other)?;
    let mut rows = Vec::new();
    for line in BufReader::new(File::open(part)?).lines() {
        rows.push(serde_json::from_str::<Row>(&line?)?);
        if rows.len() == ROWS_IN_A_GROUP {
            group(&mut writer, &rows).map_err(io::Error::other)?;
            rows.clear();
        }
    }
    if !rows.is_empty() {
        group(&mut writer, &rows).map_err(io::Error::other)?;
    }
    writer.close().map_err(io::Error::other)?;
    Ok(())
}

type Writer = SerializedFileWriter<File>;

fn group(writer: &mut Writer, rows: &[Row]) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    texts(&mut group, rows, |it| &it.file)?;
    numbers(&mut group, rows, |it| it.game)?;
    numbers(&mut group, rows, |it| it.line)?;
    numbers(&mut group, rows, |it| it.column)?;
    optional_numbers(&mut group, rows, |it| it.ply.map(u64::from))?;
    texts(&mut group, rows, |it| &it.id)?;
    texts(&mut group, rows, |it| &it.check)?;
    texts(&mut group, rows, |it| &it.severity)?;
    texts(&mut group, rows, |it| &it.edition)?;
    optional_texts(&mut group, rows, |it| it.pace.as_deref())?;
    let articles: Vec<ByteArray> =
        rows.iter().map(|it| ByteArray::from(it.articles.join(" ").as_str())).collect();
    column(&mut group, &articles, None)?;
    optional_texts(&mut group, rows, |it| it.fen.as_deref())?;
    texts(&mut group, rows, |it| &it.white)?;
    texts(&mut group, rows, |it| &it.black)?;
    texts(&mut group, rows, |it| &it.text)?;
    group.close()?;
    Ok(())
}

type Group<'g> = SerializedRowGroupWriter<'g, File>;

fn texts(
    group: &mut Group<'_>,
    rows: &[Row],
    field: fn(&Row) -> &String,
) -> Result<(), ParquetError> {
    let values: Vec<ByteArray> =
        rows.iter().map(|it| ByteArray::from(field(it).as_str())).collect();
    column(group, &values, None)
}

fn optional_texts(
    group: &mut Group<'_>,
    rows: &[Row],
    field: fn(&Row) -> Option<&str>,
) -> Result<(), ParquetError> {
    let levels: Vec<i16> = rows.iter().map(|it| i16::from(field(it).is_some())).collect();
    let values: Vec<ByteArray> = rows.iter().filter_map(field).map(ByteArray::from).collect();
    column(group, &values, Some(&levels))
}

fn column(
    group: &mut Group<'_>,
    values: &[ByteArray],
    levels: Option<&[i16]>,
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<ByteArrayType>().write_batch(values, levels, None)?;
    column.close()
}

fn numbers(
    group: &mut Group<'_>,
    rows: &[Row],
    field: fn(&Row) -> u64,
) -> Result<(), ParquetError> {
    let values: Vec<i64> = rows.iter().map(field).map(u64::cast_signed).collect();
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<Int64Type>().write_batch(&values, None, None)?;
    column.close()
}

fn optional_numbers(
    group: &mut Group<'_>,
    rows: &[Row],
    field: fn(&Row) -> Option<u64>,
) -> Result<(), ParquetError> {
    let values: Vec<i64> = rows.iter().filter_map(field).map(u64::cast_signed).collect();
    let levels: Vec<i16> = rows.iter().map(|it| i16::from(field(it).is_some())).collect();
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
    column.close()
}

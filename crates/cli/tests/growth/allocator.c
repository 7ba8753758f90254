/* Counts what a program asks of the allocator of the C library, in all and at most at once, and says so at its end. It is
   loaded before the program and hands every request on; nothing is kept beside the memory itself. */

#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static unsigned long total;
static long now, peak;

static void *given(void *memory) {
    if (memory == NULL) return NULL;
    size_t size = malloc_usable_size(memory);
    __atomic_add_fetch(&total, size, __ATOMIC_RELAXED);
    long sum = __atomic_add_fetch(&now, (long)size, __ATOMIC_RELAXED);
    long most = __atomic_load_n(&peak, __ATOMIC_RELAXED);
    while (sum > most && !__atomic_compare_exchange_n(&peak, &most, sum, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
    return memory;
}

static void taken(size_t size) {
    __atomic_sub_fetch(&now, (long)size, __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return given(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return given(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) { return given(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

void *realloc(void *memory, size_t size) {
    size_t before = memory == NULL ? 0 : malloc_usable_size(memory);
    void *moved = __libc_realloc(memory, size);
    if (moved != NULL || size == 0) taken(before);
    return given(moved);
}

void free(void *memory) {
    if (memory == NULL) return;
    taken(malloc_usable_size(memory));
    __libc_free(memory);
}

__attribute__((destructor)) static void tell(void) {
    char line[96];
    int length = snprintf(line, sizeof line, "\nheap total: %lu, heap peak: %ld,\n", total, peak);
    if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) return;
}

#include "CAllocationCounting.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ANOTHER_ALLOCATOR 1
#endif
#endif

static _Thread_local bool isCounting = false;
static _Thread_local long count = 0;
static _Thread_local long kept = 0;

void beginCountingAllocations(void) {
    count = 0;
    kept = 0;
    isCounting = true;
}

long endCountingAllocations(void) {
    isCounting = false;
    return count;
}

long keptAllocations(void) { return kept; }

#if defined(__GLIBC__) && !defined(ANOTHER_ALLOCATOR)

bool allocationsAreCountable(void) { return true; }

long sizeOfAllocation(const void *block) { return (long)malloc_usable_size((void *)block); }

// An executable's definitions win over those of the C library for everything in the process, so these stand in front of
// glibc's own, which stays reachable under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void note(long blocks) {
    if (isCounting) {
        count += 1;
        kept += blocks;
    }
}

void *malloc(size_t size) {
    note(1);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note(1);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note(block == NULL ? 1 : 0);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    note(1);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note(1);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note(1);
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) { return EINVAL; }
    void *found = __libc_memalign(alignment, size);
    if (found == NULL) { return ENOMEM; }
    *block = found;
    return 0;
}

void free(void *block) {
    if (isCounting && block != NULL) { kept -= 1; }
    __libc_free(block);
}

#else

bool allocationsAreCountable(void) { return false; }

long sizeOfAllocation(const void *block) { return 0; }

#endif

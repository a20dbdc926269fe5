#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>

/// Whether this process can count: with glibc, and without a sanitizer that brings its own allocator.
bool allocationsAreCountable(void);

/// Counts this thread's allocations from now on; other threads are not counted, and not slowed down.
void beginCountingAllocations(void);

/// Ends counting on this thread; returns how often memory was asked for or resized since it began.
long endCountingAllocations(void);

/// How many blocks this thread has asked for since counting began, less the blocks that it has given back.
long keptAllocations(void);

/// The bytes that were set aside for a block of memory, at least as many as were asked for; 0 where none are counted.
long sizeOfAllocation(const void *block);

#endif

// malloc_trim, which Swift's module for the C library leaves out.
#include <malloc.h>

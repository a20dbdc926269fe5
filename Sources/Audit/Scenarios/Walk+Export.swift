// A simulated stage uses names of the walk.
@_exported public import Walk

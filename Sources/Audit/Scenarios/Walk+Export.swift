// A simulated stage is used by the walk's own names.
@_exported public import Walk

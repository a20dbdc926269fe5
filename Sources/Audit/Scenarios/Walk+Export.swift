// Code that uses a simulated stage also needs the names of the module `Walk`.
@_exported public import Walk

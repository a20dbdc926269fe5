// Code that uses a simulated stage also needs the module `Walk`.
@_exported public import Walk

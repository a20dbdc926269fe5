// Code that imports this module also needs the types of the module `Walk`.
@_exported public import Walk

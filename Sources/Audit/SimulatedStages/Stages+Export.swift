// Code that imports this module also needs the types of the module `Stages`.
@_exported public import Stages

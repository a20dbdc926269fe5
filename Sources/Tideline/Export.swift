// The values of KeyboardModel are part of the library's own interface.
@_exported import KeyboardModel

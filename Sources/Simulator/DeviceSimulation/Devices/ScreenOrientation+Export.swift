// Tests that hold a device need no import of what its orientation is declared in.
@_exported public import enum SceneModel.ScreenOrientation

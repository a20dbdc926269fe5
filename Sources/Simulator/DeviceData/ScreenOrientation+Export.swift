// `Device.Orientation` is an alias of `ScreenOrientation`. A file that imports this module can therefore use the cases
// of `ScreenOrientation`.
@_exported public import enum SceneModel.ScreenOrientation

// `Device.Orientation` is an alias of this type, so code that imports devices can use its cases.
@_exported public import enum SceneModel.ScreenOrientation

// `Device.Orientation` is an alias of `ScreenOrientation`, so users of devices need its cases.
@_exported public import enum SceneModel.ScreenOrientation

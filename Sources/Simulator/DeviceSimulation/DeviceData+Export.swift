@_exported public import DeviceData

// A simulated phone is created from a device.
@_exported public import DeviceData

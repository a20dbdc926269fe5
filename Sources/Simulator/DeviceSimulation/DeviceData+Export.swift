// A simulated phone is made of a device.
@_exported public import DeviceData

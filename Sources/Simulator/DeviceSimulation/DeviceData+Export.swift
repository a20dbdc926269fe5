// A simulated phone is created from a device, so code that imports this module can use the devices too.
@_exported public import DeviceData

// On Linux a test may use the phones themselves.
@_exported public import DeviceSimulation
@_exported public import Scenarios

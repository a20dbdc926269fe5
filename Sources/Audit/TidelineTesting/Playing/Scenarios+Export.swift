// On Linux a test may use the simulated phones directly.
@_exported public import DeviceSimulation
@_exported public import Scenarios

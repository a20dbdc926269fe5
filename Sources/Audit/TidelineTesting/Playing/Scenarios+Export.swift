// A test on Linux can then use the simulated phones directly.
@_exported public import DeviceSimulation
@_exported public import Scenarios

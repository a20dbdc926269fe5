// With these exports, a test on Linux can use the simulated phones directly.
@_exported public import DeviceSimulation
@_exported public import SimulatedStages

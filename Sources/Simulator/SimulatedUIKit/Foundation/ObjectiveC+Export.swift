// Fidelity: exact — UIKit re-exports the runtime, through Foundation

@_exported import ObjectiveC

// Fidelity: exact — re-export of the Objective-C runtime, which UIKit re-exports through Foundation

@_exported import ObjectiveC

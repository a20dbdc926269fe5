// Fidelity: exact — UIKit re-exports CoreGraphics

@_exported import CoreGraphics

// Fidelity: exact — re-export of CoreGraphics, as in UIKit

@_exported import CoreGraphics

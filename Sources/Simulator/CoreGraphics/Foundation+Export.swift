// Fidelity: exact — CoreGraphics brings the geometry along, which Foundation declares on Linux

@_exported import Foundation

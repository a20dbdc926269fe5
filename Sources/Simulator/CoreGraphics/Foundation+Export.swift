// Fidelity: exact — re-export of the geometry types, which Foundation declares on Linux

@_exported import Foundation

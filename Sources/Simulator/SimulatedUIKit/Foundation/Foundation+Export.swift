// Fidelity: exact — re-export of Foundation, as in UIKit

@_exported import Foundation

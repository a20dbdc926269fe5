// Fidelity: exact — UIKit re-exports Foundation

@_exported import Foundation

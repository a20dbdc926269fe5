import Foundation
import UIKit

/// Whose UIKit this is, and on which model.
@MainActor
enum UIKitMaker {
    #if canImport(Darwin)
    static let maker = CertificateRecord.Maker.apple
    /// The model's identifier, such as "iPhone15,2"; that of a processor in Apple's simulator.
    static var model: String {
        var system = utsname()
        guard uname(&system) == 0 else { return UIDevice.current.model }
        let bytes = withUnsafeBytes(of: &system.machine) { Array($0.prefix { $0 != 0 }) }
        return String(decoding: bytes, as: UTF8.self)
    }
    #else
    static let maker = CertificateRecord.Maker.simulated
    static var model: String { UIDevice.current.model }
    #endif
}

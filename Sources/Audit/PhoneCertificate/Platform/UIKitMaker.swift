import Foundation
import UIKit

/// Determines which UIKit runs, and the model of the device.
@MainActor
enum UIKitMaker {
    /// Apple's simulator sets an environment variable with the simulated model, and a phone does not.
    static func apple(
        in environment: [String: String], machine: String
    ) -> (maker: CertificateRecord.Maker, model: String) {
        guard let model = environment["SIMULATOR_MODEL_IDENTIFIER"] else { return (.apple, machine) }
        return (.appleSimulator, model)
    }

    #if canImport(Darwin)
    static var current: (maker: CertificateRecord.Maker, model: String) {
        apple(in: ProcessInfo.processInfo.environment, machine: machine)
    }

    /// The model's identifier, such as "iPhone15,2".
    ///
    /// In Apple's simulator, the value is the processor's identifier.
    private static var machine: String {
        var system = utsname()
        guard uname(&system) == 0 else { return UIDevice.current.model }
        let bytes = withUnsafeBytes(of: &system.machine) { Array($0.prefix { $0 != 0 }) }
        return String(decoding: bytes, as: UTF8.self)
    }
    #else
    static var current: (maker: CertificateRecord.Maker, model: String) { (.simulated, UIDevice.current.model) }
    #endif
}

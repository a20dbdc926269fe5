#if canImport(Darwin)
public import UIKit
import Walk

extension PhoneCertificate {
    /// Asks all questions in a window of the foreground scene, with the time of the device's display.
    ///
    /// - Parameter window: the window that shows the screens of the questions.
    public static func record(in window: UIWindow) async -> CertificateRecord {
        await record(in: window, clock: DisplayClock())
    }
}
#endif

#if canImport(Darwin)
public import UIKit
import Stages

extension PhoneCertificate {
    /// Asks all questions in a window of the foreground scene.
    ///
    /// The device's display provides the time, frame by frame.
    ///
    /// - Parameter window: the window that shows the screens of the questions.
    public static func record(in window: UIWindow) async -> CertificateRecord {
        await record(in: window, clock: DisplayClock())
    }
}
#endif

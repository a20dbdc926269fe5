import PhoneCertificate
import UIKit
import XCTest

/// Asks the phone certificate's questions about UIKit on this device, and attaches the answers to the test results.
final class CertificateTests: XCTestCase {
    @MainActor func testRecord() async throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let window = UIWindow(windowScene: try XCTUnwrap(scenes.first))
        let record = await PhoneCertificate.record(in: window)
        let attachment = XCTAttachment(string: try record.json)
        attachment.name = record.fileName
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}

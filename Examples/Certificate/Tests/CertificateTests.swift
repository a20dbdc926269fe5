import PhoneCertificate
import UIKit
import XCTest

/// Runs the phone certificate on the device that runs the test, and attaches the record of the answers to the results.
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

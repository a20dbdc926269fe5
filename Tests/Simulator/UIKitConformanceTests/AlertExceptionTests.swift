import Testing
import UIKit

struct AlertExceptionTests {
    @Test func `a field in an action sheet raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Text fields can only be added to an alert controller of style"), "\(text)")
    }

    @Test func `F33 an action sheet on an iPad must say where it points`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let phone = Phone(.t1024)
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            phone.controller.present(sheet, animated: false)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("You must provide location information for this popover"), "\(text)")
    }
}

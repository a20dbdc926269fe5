import Testing
import UIKit

/// What UIKit raises for.
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
}

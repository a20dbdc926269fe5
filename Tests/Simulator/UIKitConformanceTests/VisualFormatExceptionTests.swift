import Testing
import UIKit

struct VisualFormatExceptionTests {
    @Test func `B61 a mistake raises with the format and an arrow`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]-|", metrics: nil, views: [:])
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("Unable to parse constraint format: \nlabel is not a key in the views dictionary."), "\(text)"
        )
        #expect(text.contains("\nH:|-[label]-| \n          ^"), "\(text)")
    }
}

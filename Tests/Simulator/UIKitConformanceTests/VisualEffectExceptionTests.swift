import Testing
import UIKit

@MainActor struct VisualEffectExceptionTests {
    private func expectRefusal(_ result: ExitTest.Result) {
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("UIVisualEffectView") && text.contains("has been asked to add subview"), "\(text)")
        #expect(text.contains("instead add them to the -contentView."), "\(text)")
    }

    @Test func `adding a subview to the effect view itself raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            UIVisualEffectView(effect: nil).addSubview(UIView())
        }
        expectRefusal(result)
    }

    @Test func `inserting a subview into the effect view itself raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            UIVisualEffectView(effect: nil).insertSubview(UIView(), at: 0)
        }
        expectRefusal(result)
    }
}

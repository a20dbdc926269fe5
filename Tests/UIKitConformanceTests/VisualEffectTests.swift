import Testing
import UIKit

/// The effect view carries content in its content view and nowhere else.
@MainActor struct VisualEffectTests {
    @Test func `the content view is as large as the effect view`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(label.superview === view.contentView && view.contentView.superview === view)
    }

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

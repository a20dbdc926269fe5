import Testing

@_spi(Simulation) import UIKit

@MainActor struct ReparentingTests {
    @Test func `a moved field stays edited only inside its window`() {
        let window = Simulation().show(), first = UIView(), second = UIView()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(first)
        window.addSubview(second)
        first.addSubview(field)
        field.becomeFirstResponder()
        second.addSubview(field)
        #expect(field.isFirstResponder && first.subviews.isEmpty)
        UIView().addSubview(field)
        #expect(!field.isFirstResponder && window.firstResponderIsMissing)
    }

    @Test func `a view can't be added below itself`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let outer = UIView(), inner = UIView()
            outer.addSubview(inner)
            inner.addSubview(outer)
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Can't add self as subview"))
    }
}

extension UIWindow {
    fileprivate var firstResponderIsMissing: Bool { Simulation.current.firstResponder == nil }
}

import DeviceSimulation
import Foundation
import Testing
import UIKit

/// A finger on the status bar (rule C66).
@MainActor
@Suite struct StatusBarTapTests {
    private let phone: SimulatedPhone
    private let controller = UIViewController()
    private let list = UIScrollView()
    private let listener = Listener()

    private final class Listener: NSObject, UIScrollViewDelegate {
        var agrees = true
        var calls: [String] = []
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            calls.append("should")
            return agrees
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end of code's scroll") }
    }

    init() throws { try self.init("iPhone 14") }

    private init(_ model: String) throws {
        phone = SimulatedPhone(try #require(Device.all.first { $0.name.contains(model) }))
        phone.show(controller)
        list.frame = controller.view.bounds
        list.contentSize = CGSize(width: 300, height: 3000)
        list.delegate = listener
        controller.view.addSubview(list)
        phone.settle()
        list.contentOffset.y = 500
    }

    private func tapBar() {
        #expect(phone.tap(at: CGPoint(x: 100, y: 10)) == .delivered)
        phone.settle()
    }

    @Test func `C66 a tap on the status bar scrolls content to its top`() {
        tapBar()
        #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        #expect(listener.calls == ["should", "did"])
        tapBar()
        #expect(listener.calls == ["should", "did"], "it is there already")
    }

    @Test func `C66 the delegate and the property keep content where it is`() {
        listener.agrees = false
        tapBar()
        #expect(list.contentOffset.y == 500 && listener.calls == ["should"])
        list.scrollsToTop = false
        tapBar()
        #expect(list.contentOffset.y == 500 && listener.calls == ["should"])
    }

    @Test func `C66 of two scroll views on an iPhone none goes to its top`() {
        let text = UITextView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        controller.view.addSubview(text)
        tapBar()
        #expect(list.contentOffset.y == 500)
        text.scrollsToTop = false
        tapBar()
        #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    }

    @Test func `C66 on an iPad the upper of two scroll views goes to its top`() throws {
        let pad = try Self("iPad mini 6")
        let lower = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        lower.contentSize.height = 1000
        lower.contentOffset.y = 40
        pad.controller.view.addSubview(lower)
        pad.tapBar()
        #expect(pad.list.contentOffset.y == -pad.list.adjustedContentInset.top)
        #expect(lower.contentOffset.y == 40)
    }

    @Test func `C66 a field below the status bar gets no tap`() {
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
        list.addSubview(field)
        #expect(phone.tap(field) == .missed)
        #expect(!field.isFirstResponder)
        list.contentOffset.y = 400
        #expect(phone.tap(field) == .delivered)
    }
}

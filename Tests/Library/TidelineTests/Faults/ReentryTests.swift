import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Apps act in the middle of the library's adjustment.
@MainActor
@Suite struct ReentryTests {
    /// The delegate runs code of the app at every scroll, such as a layout or the end of editing.
    private final class Meddler: NSObject, UIScrollViewDelegate {
        let act: @MainActor (UIScrollView) -> Void
        init(_ act: @escaping @MainActor (UIScrollView) -> Void) { self.act = act }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { act(scrollView) }
    }

    @Test func `a scroll view that resizes while it scrolls is followed`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        var turns = 0
        let meddler = Meddler { scrollView in
            turns += 1
            guard turns < 20 else { return }
            scrollView.frame.size.height = 844 - CGFloat(turns % 3) * 10
            scrollView.superview?.layoutIfNeeded()
        }
        screen.scrollView.delegate = meddler
        try stage.edit("Field 8")
        #expect(turns > 0 && screen.bottom(of: screen.fields[8]) <= 508)
        stage.hide()
        #expect(screen.scrollView.contentInset == .zero)
        withExtendedLifetime(meddler) {}
    }

    @Test func `editing that ends in a scroll restores the old insets`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        try stage.edit("Field 2")
        let meddler = Meddler { $0.endEditing(true) }
        screen.scrollView.delegate = meddler
        screen.scrollView.frame.size.height = 700
        stage.settle()
        try? stage.focus("Field 9")
        stage.settle()
        #expect(screen.scrollView.contentInset == .zero)
        withExtendedLifetime(meddler) {}
    }

    /// A text at the end of an inner scroll view, inside a scroll view with insets.
    private static func nestedText() -> (page: UIViewController, outer: UIScrollView, inner: UIScrollView) {
        let page = UIViewController(), outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 160))
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 120))
        text.accessibilityIdentifier = "Text"
        inner.contentSize = CGSize(width: 390, height: 320)
        outer.contentSize = CGSize(width: 390, height: 1_200)
        inner.addSubview(text)
        outer.addSubview(inner)
        page.view.addSubview(outer)
        outer.keyboardAvoidance = .insets
        return (page, outer, inner)
    }

    @Test(arguments: [false, true])
    func `an avoidance that ends while an inner scroll view scrolls takes all back`(onHide: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (page, outer, inner) = Self.nestedText()
        stage.present(page)
        let rest = outer.contentInset, meddler = Meddler { _ in outer.keyboardAvoidance = nil }
        if !onHide { inner.delegate = meddler }
        try stage.edit("Text")
        #expect(onHide ? outer.contentInset != rest : outer.contentInset == rest)
        inner.delegate = meddler
        stage.hide()
        #expect(outer.contentInset == rest && outer.keyboardAvoidance == nil)
        withExtendedLifetime(meddler) {}
    }

    @Test func `removing all subviews takes the share out of the inset`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        screen.scrollView.contentInset.bottom = 12
        try stage.edit("Field 2")
        for view in screen.scrollView.subviews { view.removeFromSuperview() }
        stage.settle()
        #expect(screen.scrollView.contentInset.bottom == CGFloat(12))
    }

    @Test func `removing a listener with an announced area restores insets`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        screen.updateContentOffsetOnTextFieldFocus(screen.fields[8], bottomCoveredArea: 300)
        stage.settle()
        #expect(screen.scrollView.contentInset.bottom > 200)
        screen.broadcaster.removeListener(screen)
        stage.settle()
        #expect(screen.scrollView.contentInset == .zero)
    }

    @Test func `a constraint in content that grows with it comes to rest`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let scrollView = UIScrollView(), content = UIView(), block = UIView(), field = UITextField()
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        field.accessibilityIdentifier = "Field"
        field.frame = CGRect(x: 10, y: 60, width: 200, height: 34)
        controller.view.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(block)
        block.addSubview(field)
        for view in [content, block] { view.translatesAutoresizingMaskIntoConstraints = false }
        let area = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            block.topAnchor.constraint(equalTo: content.topAnchor), block.heightAnchor.constraint(equalToConstant: 900),
            block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: content.trailingAnchor)
        ])
        let constraint = KeyboardConstraint(
            following: content.bottomAnchor.constraint(equalTo: block.bottomAnchor, constant: 8))
        constraint.isActive = true
        stage.present(controller)
        try stage.focus("Field")
        #expect(stage.settle())
        #expect(content.bounds.height <= 900 + 8 + 336.5 && content.bounds.height > 1_000)
        stage.hide()
        #expect(content.bounds.height == CGFloat(908) && constraint.constant == 8)
    }

    /// A field that makes a new accessory view, with an avoidance of its own, at each request.
    private final class BarMaker: UITextField {
        override var inputAccessoryView: UIView? {
            get {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                bar.keyboardAvoidance = .translation
                return bar
            }
            set {}
        }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a getter that makes a bar with an avoidance is no fault`(way: AvoidanceWay) async {
        await #expect(processExitsWith: .success) { [way] in
            try await MainActor.run {
                let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(way),
                    field = BarMaker()
                field.accessibilityIdentifier = "Maker"
                field.frame = CGRect(x: 20, y: 100, width: 80, height: 34)
                screen.controller.view.addSubview(field)
                stage.present(screen.controller)
                try stage.edit("Maker")
                screen.controller.view.setNeedsLayout()
                stage.settle()
                stage.hide()
            }
        }
    }
}

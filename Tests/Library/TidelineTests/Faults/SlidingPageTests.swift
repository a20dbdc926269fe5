import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Pages without keyboard code slide sideways while the keyboard stays up.
@MainActor
@Suite struct SlidingPageTests {
    /// The field becomes the first responder before the page appears.
    private final class Page: UIViewController {
        let scrollView = UIScrollView(), field = UITextField(), button = UIButton()
        override func viewDidLoad() {
            super.viewDidLoad()
            for each in [scrollView, button, field] as [UIView] {
                each.translatesAutoresizingMaskIntoConstraints = false
            }
            view.addSubview(scrollView)
            view.addSubview(button)
            scrollView.addSubview(field)
            button.setTitle("Send", for: .normal)
            button.backgroundColor = .systemBlue
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scrollView.bottomAnchor.constraint(equalTo: button.topAnchor),
                button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                button.heightAnchor.constraint(equalToConstant: 50),
                field.topAnchor.constraint(equalTo: content.topAnchor, constant: 480),
                field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
                field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
                field.heightAnchor.constraint(equalToConstant: 44),
                field.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
            ])
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.becomeFirstResponder()
        }

        /// The drawn y coordinates of field and button at this instant, in the window's coordinates; empty off the
        /// screen.
        var heights: [CGFloat] {
            guard viewIfLoaded?.window != nil else { return [] }
            return ShownPlaces.frames(of: [field, button]).map { ($0.minY * 10).rounded() / 10 }
        }
    }

    /// A version of iOS, and the moment at which UIKit begins to slide a page.
    ///
    /// From iOS 18 on, the library works in an update link, which runs before the layout of a run-loop turn. UIKit may
    /// begin a push in that layout.
    struct Way: Sendable {
        let systemVersion: Double
        let readings: Set<Reading>

        static let all = [17.0, 18].flatMap { version in
            [[], [.startsPushInLayout]].map { Way(systemVersion: version, readings: $0) }
        }
    }

    private struct Pages {
        let stage: SimulatedStage
        let first: Page, second: Page
        let navigation: UINavigationController

        @MainActor
        init(_ way: Way) throws {
            stage = SimulatedStage(
                try Screens.device(Screens.large), systemVersion: way.systemVersion, readings: way.readings)
            stage.phone.window.keyboardAvoidance = .automatic
            (first, second) = (Page(), Page())
            navigation = UINavigationController(rootViewController: first)
            stage.present(navigation)
            stage.settle()
        }

        /// The positions of field and button during a transition.
        @MainActor
        func heights(of page: Page) -> Set<[CGFloat]> {
            var found: Set<[CGFloat]> = []
            repeat {
                stage.advance(by: 1.0 / 60)
                found.insert(page.heights)
            } while !stage.phone.isQuiescent
            return found.subtracting([[]])
        }
    }

    @Test(arguments: Way.all)
    func `a page that slides away stays above the keyboard`(way: Way) throws {
        let pages = try Pages(way), rest = pages.first.heights
        pages.navigation.pushViewController(pages.second, animated: true)
        #expect(pages.heights(of: pages.first) == [rest])
        let second = pages.second.heights
        pages.navigation.popViewController(animated: true)
        #expect(pages.heights(of: pages.second) == [second])
        #expect(pages.first.heights == rest)
    }

    /// A page without a scroll view, so only a translation can bring the field into sight.
    private final class FixedPage: UIViewController {
        let field = UITextField(frame: CGRect(x: 16, y: 650, width: 300, height: 44))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.becomeFirstResponder()
        }
    }

    @Test(arguments: Way.all)
    func `a page that slides away keeps its translation until it is out of sight`(way: Way) throws {
        let stage = SimulatedStage(
            try Screens.device(Screens.large), systemVersion: way.systemVersion, readings: way.readings)
        stage.phone.window.keyboardAvoidance = .automatic
        let first = FixedPage(), second = FixedPage()
        let navigation = UINavigationController(rootViewController: first)
        stage.present(navigation)
        stage.settle()
        let translation = first.view.transform.ty
        #expect(translation < 0)
        navigation.pushViewController(second, animated: true)
        while first.view.window != nil, !stage.phone.isQuiescent {
            #expect(first.view.transform.ty == translation)
            stage.advance(by: 1.0 / 60)
        }
        stage.settle()
        #expect(first.view.transform == .identity && second.view.transform.ty == translation)
    }

    @Test(arguments: Way.all)
    func `a page that slides in is at its place from the first frame on`(way: Way) throws {
        let pages = try Pages(way), rest = pages.first.heights
        pages.navigation.pushViewController(pages.second, animated: true)
        #expect(pages.heights(of: pages.second) == [rest])
        pages.navigation.popViewController(animated: true)
        #expect(pages.heights(of: pages.first) == [rest])
    }

    @Test(arguments: Way.all)
    func `a page that has slid away keeps no share of the keyboard`(way: Way) throws {
        let pages = try Pages(way)
        pages.navigation.pushViewController(pages.second, animated: true)
        pages.stage.settle()
        #expect(pages.first.additionalSafeAreaInsets == .zero && pages.first.scrollView.contentInset == .zero)
        pages.stage.dismissKeyboard()
        pages.stage.settle()
        for page in [pages.first, pages.second] {
            #expect(page.additionalSafeAreaInsets == .zero && page.scrollView.contentInset == .zero)
        }
    }

    @Test func `a swipe that is given up leaves one share to its page`() throws {
        let pages = try Pages(Way.all[2])
        pages.navigation.pushViewController(pages.second, animated: true)
        pages.stage.settle()
        let rest = pages.second.heights
        try pages.stage.beginPop()
        pages.stage.movePop(to: 0.4)
        pages.stage.cancelPop()
        pages.stage.settle()
        try pages.stage.focus(pages.second.field)
        pages.stage.settle()
        #expect(pages.second.heights == rest)
        pages.stage.dismissKeyboard()
        pages.stage.settle()
        #expect(pages.second.additionalSafeAreaInsets == .zero && pages.second.scrollView.contentInset == .zero)
    }
}

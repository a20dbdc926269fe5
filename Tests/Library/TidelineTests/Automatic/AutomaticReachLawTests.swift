import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// In a window with an automatic avoidance, a person can scroll to all content of all scroll views.
@MainActor
@Suite(.ownProcess) struct AutomaticReachLawTests {
    typealias Level = NestedScreen.Level

    /// Three places for an inner scroll view in content of 1,400 points.
    ///
    /// The first scroll view lies above the keyboard's top edge, the second across this edge, and the third below this
    /// edge.
    private nonisolated static let inner: [Level] = [
        Level(top: 120, bottom: 1_060, content: 600), Level(top: 300, bottom: 700, content: 900, behavior: .never),
        Level(top: 900, bottom: 100, content: 700)
    ]

    nonisolated static let arrangements: [[Level]] = {
        var outer: [Level] = []
        for (top, bottom) in [(0, 0), (90, 60)] {
            for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never] {
                outer.append(
                    Level(top: CGFloat(top), bottom: CGFloat(bottom), content: 1_400, behavior: behavior))
            }
        }
        let twice = outer.flatMap { outer in inner.map { [outer, $0] } }
        let thrice = twice.map { $0 + [Level(top: 150, bottom: 150, content: $0[1].content, behavior: .never)] }
        return outer.map { [$0] } + twice + thrice
    }()

    @Test(arguments: [Place.small, .large, .pad], Device.Orientation.allCases)
    func `nested scroll views keep all content in reach`(
        place: Place, orientation: Device.Orientation
    ) throws {
        for levels in Self.arrangements {
            let stage = SimulatedStage(try Screens.device(place.size), orientation: orientation)
            stage.phone.window.keyboardAvoidance = .automatic
            let screen = NestedScreen(levels, size: stage.phone.window.bounds.size)
            stage.present(screen.controller)
            for field in screen.fields {
                let name = "\(field.accessibilityIdentifier ?? "") in \(levels)"
                try stage.focus(field)
                stage.settle()
                #expect(stage.phone.keyboard.frameInScreen != nil)
                #expect(
                    stage.shows(field),
                    """
                    \(name) at \(field.convert(field.bounds, to: nil)) offsets \(screen.scrollViews.map(\.contentOffset.y.seen)) \
                    insets \(screen.scrollViews.map(\.adjustedContentInset.bottom.seen)) \(stage.phone.keyboard.frameInScreen?.minY ?? 0)
                    """)
                try Self.expectReach(screen, on: stage, name)
            }
            stage.hide()
            #expect(screen.scrollViews.allSatisfy { $0.contentInset == .zero }, "\(levels)")
        }
    }

    @Test func `in a vertical pager the form gives way, not the pager`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), size = Screens.large
        stage.phone.window.keyboardAvoidance = .automatic
        let pager = Level(top: 0, bottom: 0, content: 2 * size.height, behavior: .never, isPager: true)
        let form = Level(top: 0, bottom: size.height, content: 1_200, behavior: .never)
        let list = Level(top: 300, bottom: 500, content: 800, behavior: .never)
        let screen = NestedScreen([pager, form, list], size: size)
        stage.present(screen.controller)
        for name in ["1 first", "1 last", "2 first", "2 last"] {
            try stage.edit(name)
            #expect(screen.scrollViews.map(\.contentInset.bottom.seen) == [0, 336, 0], "\(name)")
            #expect(stage.shows(try stage.view(name)), "\(name)")
        }
        stage.hide()
        #expect(screen.scrollViews.allSatisfy { $0.contentInset == .zero })
    }

    @Test func `a paged form has room while a button raises the safe area`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), size = Screens.large, button = UIButton()
        stage.phone.window.keyboardAvoidance = .automatic
        let pager = Level(top: 0, bottom: 0, content: 2 * size.height, behavior: .never, isPager: true)
        let form = Level(top: 0, bottom: size.height, content: 1_200, behavior: .never)
        let screen = NestedScreen([pager, form], size: size), view: UIView = screen.controller.view
        button.backgroundColor = .systemBlue
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.heightAnchor.constraint(equalToConstant: 50), button.widthAnchor.constraint(equalToConstant: 200),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
        stage.present(screen.controller)
        try stage.edit("1 first")
        #expect(screen.controller.additionalSafeAreaInsets.bottom.seen == 302)
        #expect(screen.scrollViews[1].contentInset.bottom.seen == 336)
        stage.hide()
        #expect(screen.scrollViews.allSatisfy { $0.contentInset == .zero })
    }

    /// Scrolls, the innermost scroll view first, until a view's lower edge is in sight or no scroll view can scroll
    /// further.
    private static func scroll(_ scrollViews: ArraySlice<UIScrollView>, to target: UIView, above keyboard: CGFloat) {
        for scrollView in scrollViews.reversed() {
            let isOutermost = scrollView === scrollViews.first, insets = scrollView.adjustedContentInset
            let frame = scrollView.convert(scrollView.bounds, to: nil), place = target.convert(target.bounds, to: nil)
            let top = frame.minY + (isOutermost ? insets.top : 0)
            let bottom = isOutermost ? max(min(frame.maxY, keyboard), top + place.height) : frame.maxY
            let way = max(place.maxY - bottom, 0) + min(place.minY - top, 0)
            let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
            scrollView.contentOffset.y = min(max(0, scrollView.contentOffset.y + way), max(0, end))
        }
    }

    private static func expectReach(_ screen: NestedScreen, on stage: SimulatedStage, _ name: String) throws {
        let keyboard = try #require(stage.phone.keyboard.frameInScreen).minY
        for (depth, end) in screen.ends.enumerated() {
            scroll(screen.scrollViews[...depth], to: end, above: keyboard)
            #expect(
                stage.shows(end),
                """
                the end of level \(depth) at \(end.convert(end.bounds, to: nil)), keyboard at \(keyboard), while \(name); \
                offsets \(screen.scrollViews.map(\.contentOffset.y.seen)), insets \(screen.scrollViews.map(\.adjustedContentInset.bottom.seen))
                """)
            // Empty space between the content's end and the keyboard is a fault too.
            for scrollView in screen.scrollViews[...depth] { scrollView.scrollToEndOfRange() }
            let bottom = end.convert(end.bounds, to: nil).maxY
            let frame = screen.scrollViews[depth].convert(screen.scrollViews[depth].bounds, to: nil)
            #expect(bottom >= min(frame.maxY, keyboard) - 1, "room below level \(depth) while \(name)")
        }
    }
}

extension UIScrollView {
    fileprivate func scrollToEndOfRange() {
        let insets = adjustedContentInset
        contentOffset.y = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    }
}

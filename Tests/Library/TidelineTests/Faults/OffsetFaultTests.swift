import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Offsets between pixels, and offsets that an animation moves.
@MainActor
@Suite struct OffsetFaultTests {
    /// Counts the offsets that code sets.
    private final class CountingScrollView: UIScrollView {
        var writes: [CGFloat] = []

        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                writes.append(newValue.y)
                super.contentOffset = newValue
            }
        }
    }

    /// The large phone's screen has 3 pixels a point.
    @Test(arguments: [1_040 + 1.0 / 3, 1_040 + 2.0 / 3, 333.3, 500] as [CGFloat])
    func `an offset between pixels is not set again`(start: CGFloat) throws {
        let list = CountingScrollView()
        let (stage, screen) = try ScrollScreen.shown(ScrollScreen(list)) { $0.scrollView.contentSize.height = 3_000 }
        screen.fields[3].frame.origin.y = start + 200
        list.contentOffset.y = start
        stage.settle()
        list.writes = []
        try stage.edit("Field 3")
        list.contentSize.height += 40
        stage.settle()
        #expect(list.writes == [] && list.contentOffset.y == start)
        stage.hide()
        #expect(list.writes == [] && list.contentOffset.y == start)
    }

    @Test(arguments: [[], [.roundsOffsets]] as [Set<Reading>], [Screens.small, Screens.large])
    func `an inner list comes back although UIKit rounds its offset`(readings: Set<Reading>, size: CGSize) throws {
        let stage = SimulatedStage(try Screens.device(size), readings: readings), page = UIViewController()
        let outer = UIScrollView(frame: page.view.bounds), inner = UIScrollView()
        let note = UITextView()
        outer.contentSize = CGSize(width: 320, height: 1_400)
        inner.frame = CGRect(x: 20, y: 100.2, width: 280, height: 300.3)
        inner.contentSize = CGSize(width: 280, height: 1_600)
        note.frame = CGRect(x: 10, y: 500.4, width: 200, height: 34.3)
        note.isScrollEnabled = false
        note.accessibilityIdentifier = "Note"
        page.view.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(note)
        outer.keyboardAvoidance = .insets
        stage.present(page)
        try stage.edit("Note")
        #expect(inner.contentOffset.y > 200)
        stage.hide()
        #expect(inner.contentOffset.y == 0)
    }

    /// Before iOS 16.1 the shared keyboard may know the screen of another test's phone.
    @Test(arguments: [16.1, 17, 18, 26], [false, true])
    func `an animated scroll by the app reaches its goal while rows grow`(version: Double, goesDown: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
        let screen = ScrollScreen()
        stage.present(screen)
        let list = screen.scrollView, field = screen.fields[3]
        list.contentSize.height = 3_000
        field.frame.origin.y = 1_200
        list.contentOffset.y = 1_040
        stage.settle()
        try stage.edit("Field 3")
        let goal: CGFloat = goesDown ? 2_000 : -47
        list.setContentOffset(CGPoint(x: 0, y: goal), animated: true)
        for _ in 0..<30 {
            list.contentSize.height += 10
            field.frame.origin.y += 10
            stage.advance(by: 1.0 / 60)
        }
        stage.settle()
        #expect(list.contentOffset.y.seen == goal)
        try stage.type("a")
        stage.settle()
        #expect(field.convert(field.bounds, to: nil).maxY.seen <= 508, "typing scrolls back")
    }

    /// Before iOS 17.4, code cannot tell that an animated scroll has begun.
    @Test func `an animated scroll by the app reaches its goal although the input leaves in its first turn`() throws {
        let (stage, screen) = (
            SimulatedStage(try Screens.device(Screens.large), systemVersion: 18), ScrollScreen()
        )
        stage.present(screen)
        screen.scrollView.contentSize.height = 3_000
        try stage.edit("Field 3")
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
        screen.fields[3].frame.origin.y += 900
        stage.settle()
        #expect(screen.scrollView.contentOffset.y.seen == 150)
    }

    @Test func `an input is revealed when UIKit keeps a list at its top under a higher inset`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        try stage.edit("Field 4")
        #expect(screen.bottom(of: screen.fields[4]) <= 508 && screen.scrollView.contentOffset.y.seen == -47)
        screen.scrollView.contentInset.top = 100
        stage.settle()
        #expect(screen.bottom(of: screen.fields[4]) <= 508)
    }

    /// Before iOS 17.4, code cannot tell that an animated scroll has begun.
    @Test(arguments: [17.4, 18, 26])
    func `an animated scroll by the app that begins with the hide reaches its goal`(version: Double) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version), screen = ScrollScreen()
        stage.present(screen)
        let list = screen.scrollView
        list.contentOffset.y = 300
        stage.settle()
        try stage.edit("Field 9")
        #expect(list.contentOffset.y > 400)
        list.setContentOffset(CGPoint(x: 0, y: -47), animated: true)
        stage.hide()
        #expect(list.contentOffset.y.seen == -47)
    }
}

@_spi(Simulation) import DeviceSimulation
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// A finger that drags the keyboard down (rules C35, C36, K9).
@MainActor
@Suite struct KeyboardDragTests {
    private func scene() throws -> (KeyboardBench, UIScrollView) {
        let bench = try KeyboardBench()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        bench.controller.view.addSubview(scrollView)
        bench.show()
        _ = bench.sequence()
        return (bench, scrollView)
    }

    @Test func `K9 T16 the keyboard silently follows a finger below its top edge`() throws {
        let (bench, scrollView) = try scene()
        scrollView.beginDrag(atScreenY: 400)
        for (finger, top) in [(450.0, 508.0), (507, 508), (520, 520), (600, 600), (560, 560), (540, 540), (600, 600)] {
            scrollView.drag(toScreenY: finger)
            #expect(Double(bench.phone.keyboard.presentedFrameInScreen.minY) == top, "\(finger)")
            #expect(bench.phone.keyboard.frameInScreen?.height == 336)
        }
        scrollView.drag(toScreenY: 2000)
        #expect(bench.phone.keyboard.presentedFrameInScreen.minY == 844)
        #expect(bench.sequence().isEmpty)
        #expect(bench.first.isFirstResponder)
    }

    @Test func `K9 let go on the way down it leaves from where it is`() throws {
        let (bench, scrollView) = try scene()
        scrollView.beginDrag(atScreenY: 400)
        scrollView.drag(toScreenY: 600)
        scrollView.endDrag()
        #expect(bench.posted.first?.begin?.minY == 600 && bench.posted.first?.end?.minY == 844)
        bench.phone.settle()
        #expect(bench.sequence() == "CH 0.50 ch")
        #expect(!bench.first.isFirstResponder)
        #expect(bench.phone.keyboard.frameInScreen == nil)
    }

    @Test func `let go on the way up it comes back, and nothing is posted`() throws {
        let (bench, scrollView) = try scene()
        scrollView.beginDrag(atScreenY: 400)
        scrollView.drag(toScreenY: 700)
        scrollView.drag(toScreenY: 600)
        scrollView.endDrag()
        #expect(bench.phone.keyboard.isMoving)
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen?.minY == 508)
        #expect(bench.phone.keyboard.presentedFrameInScreen.minY == 508)
        #expect(bench.sequence().isEmpty && bench.first.isFirstResponder)
    }

    /// A list takes rows away while it scrolls, also the one under the finger.
    @Test(arguments: [false, true])
    func `a drag goes on when the view under the finger leaves the window`(leaves: Bool) throws {
        let (bench, scrollView) = try scene()
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scrollView.addSubview(row)
        #expect(bench.phone.touchDown(at: CGPoint(x: 195, y: 400)) == .delivered)
        bench.phone.moveFinger(to: CGPoint(x: 195, y: 450))
        if leaves { row.removeFromSuperview() }
        bench.phone.moveFinger(to: CGPoint(x: 195, y: 600))
        #expect(bench.phone.keyboard.presentedFrameInScreen.minY == 600 && bench.phone.isTouched)
        bench.phone.liftFinger()
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == nil && !bench.phone.isTouched)
    }

    @Test(arguments: [500.0, 650, 900])
    func `an undocked keyboard stays where it is during a drag`(finger: Double) throws {
        let (bench, scrollView) = try scene()
        let floating = CGRect(x: 40, y: 400, width: 300, height: 260)
        bench.phone.keyboard.undock(to: floating)
        bench.phone.settle()
        _ = bench.sequence()
        scrollView.beginDrag(atScreenY: 300)
        scrollView.drag(toScreenY: finger)
        #expect(bench.phone.simulation.keyboardPlacement == .undocked(floating))
        scrollView.drag(toScreenY: finger - 10)
        scrollView.endDrag()
        bench.phone.settle()
        #expect(bench.phone.simulation.keyboardPlacement == .undocked(floating))
        #expect(bench.phone.keyboard.presentedFrameInScreen == floating && bench.first.isFirstResponder)
        #expect(bench.sequence().isEmpty)
    }

    @Test func `a finger that stays above the keyboard does not touch it`() throws {
        let (bench, scrollView) = try scene()
        scrollView.beginDrag(atScreenY: 300)
        scrollView.drag(toScreenY: 500)
        scrollView.endDrag()
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen?.minY == 508)
        #expect(bench.sequence().isEmpty)
    }
}

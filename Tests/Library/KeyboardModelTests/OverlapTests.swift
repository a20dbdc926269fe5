import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct OverlapTests {
    private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

    @Test(
        arguments: [
            (CGRect(x: 0, y: 0, width: 390, height: 844), 336.0),
            (CGRect(x: 0, y: 0, width: 390, height: 600), 92),
            (CGRect(x: 0, y: 0, width: 390, height: 400), 0),
            (CGRect(x: 0, y: 600, width: 390, height: 100), 100),
            (CGRect(x: 0, y: 54, width: 390, height: 790), 336),
            (CGRect(x: 0, y: 0, width: 390, height: 761), 253),
            (CGRect(x: 400, y: 0, width: 390, height: 844), 336),
            (CGRect(x: 390, y: 0, width: 390, height: 844), 336),
            (CGRect(x: 0, y: 844, width: 390, height: 400), 0),
            (CGRect(x: 0, y: 0, width: 0, height: 844), 336)
        ] as [(CGRect, CGFloat)])
    func `a view is covered from the keyboard's top down`(
        view: CGRect, height: CGFloat
    ) {
        #expect(KeyboardState.docked(keyboard).overlap(withViewFrameInScreen: view, scale: 3) == height)
    }

    @Test func `hidden and undocked keyboards cover nothing`() {
        let view = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(KeyboardState.hidden.overlap(withViewFrameInScreen: view, scale: 3) == 0)
        #expect(KeyboardState.undocked(keyboard).overlap(withViewFrameInScreen: view, scale: 3) == 0)
    }

    @Test func `less than half a pixel is nothing`() {
        func overlap(_ depth: CGFloat, scale: CGFloat) -> CGFloat {
            let view = CGRect(x: 0, y: 0, width: 390, height: 508 + depth)
            return KeyboardState.docked(keyboard).overlap(withViewFrameInScreen: view, scale: scale)
        }
        #expect(overlap(0.15, scale: 3) == 0)
        #expect(overlap(0.25, scale: 2) == 0.25)
        #expect(overlap(0.24, scale: 2) == 0)
        #expect(overlap(0.4, scale: 0) == 0)
        #expect(overlap(0.4, scale: .nan) == 0)
        #expect(overlap(1, scale: -2) == 1)
    }

    @Test func `K5 in Split View the keyboard is cut to the window`() {
        let overlap = Overlap.of(
            viewBounds: CGRect(x: 0, y: 0, width: 678, height: 1024),
            keyboardFrame: CGRect(x: -688, y: 626, width: 1366, height: 398), tolerance: 0)
        #expect(overlap.height == 398)
        #expect(overlap.keyboardTopInView == 626)
    }

    @Test func `the overlap law holds over a grid of views and keyboards`() {
        for viewTop in stride(from: CGFloat(-100), through: 900, by: 100) {
            for viewHeight in stride(from: CGFloat(0), through: 900, by: 100) {
                for top in stride(from: CGFloat(444), through: 844, by: 50) {
                    let view = CGRect(x: 0, y: viewTop, width: 390, height: viewHeight)
                    let keyboard = CGRect(x: 0, y: top, width: 390, height: 844 - top)
                    let overlap = Overlap.of(viewBounds: view, keyboardFrame: keyboard, tolerance: 0)
                    let visibleBottom = view.maxY - overlap.height
                    let meets = view.intersects(keyboard) && view.height > 0 && keyboard.height > 0
                    #expect(overlap.height >= 0 && overlap.height <= max(0, viewHeight), "\(view) \(keyboard)")
                    #expect(meets ? visibleBottom <= max(top, viewTop) : overlap == .none, "\(view) \(keyboard)")
                }
            }
        }
    }
}

@_spi(Simulation) import UIKit

extension Phone {
    /// Begins to swipe the top controller away with a finger.
    func beginPop(_ navigation: UINavigationController) { navigation.beginInteractivePop() }
    /// Moves the finger to a fraction, 0…1, of the screen's width.
    func movePop(_ navigation: UINavigationController, to fraction: Double) {
        navigation.updateInteractivePop(fraction)
    }
    /// Lifts the finger and cancels the swipe.
    func cancelPop(_ navigation: UINavigationController) { navigation.cancelInteractivePop() }
    /// Taps a view with another finger while the first finger stays where it is; the point is in the window's
    /// coordinates, in points.
    func tapWithSecondFinger(_ view: UIView, at point: CGPoint) { view.tap(atPointInWindow: point) }
    /// Puts a finger on a scroll view, at a height on the screen in points.
    func beginDrag(_ view: UIScrollView, atScreenY y: CGFloat) { view.beginDrag(atScreenY: y) }
    /// Moves the finger.
    func drag(_ view: UIScrollView, toScreenY y: CGFloat) { view.drag(toScreenY: y) }
    /// Lifts the finger.
    func endDrag(_ view: UIScrollView) { view.endDrag() }
    /// Pulls a presented controller down.
    func pullDown(_ controller: UIViewController) { controller.presentationController?.pullDown() }
}

@_spi(Simulation) import UIKit

extension Phone {
    func beginPop(_ navigation: UINavigationController) { navigation.beginInteractivePop() }
    /// Moves a pop by a finger to a fraction, 0…1, of the screen's width.
    func movePop(_ navigation: UINavigationController, to fraction: Double) {
        navigation.updateInteractivePop(fraction)
    }
    func cancelPop(_ navigation: UINavigationController) { navigation.cancelInteractivePop() }
    /// Taps with a second finger at a point of the window, in points; the first finger stays in place.
    func tapWithSecondFinger(_ view: UIView, at point: CGPoint) { view.tap(atPointInWindow: point) }
    /// Begins a drag at a y coordinate of the screen, in points.
    func beginDrag(_ view: UIScrollView, atScreenY y: CGFloat) { view.beginDrag(atScreenY: y) }
    func drag(_ view: UIScrollView, toScreenY y: CGFloat) { view.drag(toScreenY: y) }
    func endDrag(_ view: UIScrollView) { view.endDrag() }
    /// A finger pulls down a presented controller.
    func pullDown(_ controller: UIViewController) { controller.presentationController?.pullDown() }
}

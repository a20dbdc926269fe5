@_spi(Simulation) import UIKit

extension Phone {
    func beginPop(_ navigation: UINavigationController) { navigation.beginInteractivePop() }
    /// To a fraction, 0…1, of the screen's width.
    func movePop(_ navigation: UINavigationController, to fraction: Double) {
        navigation.updateInteractivePop(fraction)
    }
    func cancelPop(_ navigation: UINavigationController) { navigation.cancelInteractivePop() }
    /// The first finger stays in place; the point is in the window's coordinates, in points.
    func tapWithSecondFinger(_ view: UIView, at point: CGPoint) { view.tap(atPointInWindow: point) }
    /// The height on the screen is in points.
    func beginDrag(_ view: UIScrollView, atScreenY y: CGFloat) { view.beginDrag(atScreenY: y) }
    func drag(_ view: UIScrollView, toScreenY y: CGFloat) { view.drag(toScreenY: y) }
    func endDrag(_ view: UIScrollView) { view.endDrag() }
    /// A finger pulls down a presented controller.
    func pullDown(_ controller: UIViewController) { controller.presentationController?.pullDown() }
}

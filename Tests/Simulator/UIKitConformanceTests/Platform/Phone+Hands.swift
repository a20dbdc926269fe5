@_spi(Simulation) import UIKit

extension Phone {
    /// A finger begins to swipe the top controller away.
    func beginPop(_ navigation: UINavigationController) { navigation.beginInteractivePop() }
    /// The finger has come so far across the screen, 0…1.
    func movePop(_ navigation: UINavigationController, to fraction: Double) {
        navigation.updateInteractivePop(fraction)
    }
    /// The finger is lifted and the swipe is given up.
    func cancelPop(_ navigation: UINavigationController) { navigation.cancelInteractivePop() }
    /// Another finger taps a view, at a point of its window in points, while the first one stays where it is.
    func tapWithSecondFinger(_ view: UIView, at point: CGPoint) { view.tap(atPointInWindow: point) }
    /// A finger comes down on a scroll view, at a height on the screen in points.
    func beginDrag(_ view: UIScrollView, atScreenY y: CGFloat) { view.beginDrag(atScreenY: y) }
    /// The finger moves.
    func drag(_ view: UIScrollView, toScreenY y: CGFloat) { view.drag(toScreenY: y) }
    /// The finger is lifted.
    func endDrag(_ view: UIScrollView) { view.endDrag() }
    /// Pulls a presented controller down.
    func pullDown(_ controller: UIViewController) { controller.presentationController?.pullDown() }
}

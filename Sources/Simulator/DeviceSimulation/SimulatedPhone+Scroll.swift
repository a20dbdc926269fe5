public import Foundation
import SceneModel
@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// A finger drags the content of a scroll view by a height on the screen, in points.
    ///
    /// A positive height brings into sight what lies below. The caller lets time pass. The finger moves within the view's visible part, a tenth of its height at a time, and is lifted at the end.
    public func scroll(_ view: UIScrollView, by height: CGFloat) {
        let place = view.convert(view.bounds, to: simulation.screen.coordinateSpace)
        let seen = place.intersection(visibleArea)
        guard !seen.isNull, seen.height > 1, height != 0 else { return }
        let step = seen.height / 10
        var finger = height > 0 ? seen.maxY - step / 2 : seen.minY + step / 2
        var rest = abs(height)
        perform { view.beginDrag(atScreenY: finger) }
        while rest > 0, view.isDragging {
            let way = min(step, rest)
            finger += height > 0 ? -way : way
            // A finger has to be put down anew where the view ends.
            if finger < seen.minY || finger > seen.maxY {
                perform { view.endDrag() }
                finger = height > 0 ? seen.maxY - step / 2 : seen.minY + step / 2
                perform { view.beginDrag(atScreenY: finger) }
                continue
            }
            perform { view.drag(toScreenY: finger) }
            rest -= way
            advance(by: 1 / 60)
        }
        perform { view.endDrag() }
        endTurn()
    }

    /// The part of the screen that the keyboard leaves free, in the screen's coordinates, in points.
    public var visibleArea: CGRect {
        let bounds = simulation.screen.bounds
        guard keyboard.state == .docked, let frame = keyboard.frameInScreen else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, min(bounds.maxY, frame.minY)))
    }
}

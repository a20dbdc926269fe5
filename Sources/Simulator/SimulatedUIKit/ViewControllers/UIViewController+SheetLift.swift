// Fidelity: partial — sheets above the keyboard (rules E61 to E63, F31), presented views after a rotation; times are inferred

import Foundation

extension Simulation {
    /// Moves sheets up from the keyboard or back to their resting frames, in the enclosing animation (rules E61 to E63,
    /// F31).
    ///
    /// The method is called after the observers of keyboard notifications, so these observers still read the sheet's
    /// old frame.
    @_spi(Simulation)
    public func liftSheets() {
        var moves = false
        for window in scene.allWindows where !window.coversScreen {
            for controller in window.rootViewController?.withPresented ?? [] where controller.isLiftable(in: window) {
                let target = controller.lifted(controller.presentedFrame(in: window), in: window)
                guard controller.wrapperFrame != target else { continue }
                controller.wrapperFrame = target
                moves = true
            }
        }
        // Lay out the windows now, so that the content of a sheet moves with the sheet. Otherwise the layout, which
        // depends on the sheet's position, would follow at the end of the run-loop turn.
        if moves { layoutWindows() }
    }
}

extension Simulation {
    /// Updates the frames of presented views in windows whose size has changed (rules F21, F22).
    func placePresented() {
        for window in scene.allWindows where !window.coversScreen {
            for controller in window.rootViewController?.withPresented ?? []
            where controller.presentation.presenter != nil && controller.presentation.phase != .dismissing {
                guard controller.viewIfLoaded?.superview === window else { continue }
                controller.wrapperFrame = controller.lifted(controller.presentedFrame(in: window), in: window)
            }
        }
    }
}

extension UIViewController {
    fileprivate func isLiftable(in window: UIWindow) -> Bool {
        (standsFree || sheet != nil) && presentation.presenter != nil && presentation.phase != .dismissing
            && viewIfLoaded?.superview === window
    }

    /// Whether the controller is presented as a form sheet in the middle of the screen, or as a popover.
    private var standsFree: Bool {
        isFreeFormSheet || (presentation.manager as? UIPopoverPresentationController)?.shownStyle == .popover
    }

    /// The presentation controller of the sheet at the screen's bottom; nil until the app has requested it.
    private var sheet: UISheetPresentationController? {
        standsFree ? nil : presentation.manager as? UISheetPresentationController
    }

    /// Returns a sheet's resting frame, moved up by the height of its part under the keyboard, but no higher than the
    /// margin at the top (rule E62).
    ///
    /// Frames are in the window's coordinates, in points.
    func lifted(_ frame: CGRect, in window: UIWindow) -> CGRect {
        guard case .docked(let keyboardInScreen) = Simulation.current.keyboardPlacement else { return frame }
        let keyboard = window.convert(keyboardInScreen, from: window.screen.coordinateSpace)
        if let sheet, frame.minY > 0, frame.maxY > keyboard.minY {
            let covered = frame.maxY - keyboard.minY - window.safeAreaInsets.bottom
            let height = sheet.height(in: window, above: max(0, covered))
            return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
        }
        guard standsFree else { return frame }
        let overlap = frame.maxY - keyboard.minY, room = frame.minY - (window.safeAreaInsets.top + 10)
        return frame.offsetBy(dx: 0, dy: -max(0, min(overlap, room)))
    }
}

// Fidelity: partial — sheets above the keyboard (rules E61 to E63, F31), presented views after a rotation; times are inferred

import Foundation

extension Simulation {
    /// Moves sheets above the keyboard or back down, inside the enclosing animation (rules E61 to E63, F31).
    ///
    /// Observers of keyboard notifications run earlier, so they still read the sheet's old frame.
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
        // Lay out the windows now, so that the content of a sheet moves together with the sheet.
        if moves { layoutWindows() }
    }
}

extension Simulation {
    /// Updates the frames of presented views in windows of a new size (rules F21, F22).
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
    /// Whether the presented sheet stands in the middle of the screen, and has a grabber; nil without a sheet.
    @_spi(Simulation) public var drawnSheet: (standsFree: Bool, hasGrabber: Bool)? {
        guard presentation.presenter != nil, [.pageSheet, .formSheet].contains(modalPresentationStyle),
            let window = viewIfLoaded?.superview as? UIWindow, presentedFrame(in: window) != window.bounds
        else { return nil }
        return (isFreeFormSheet, sheet?.prefersGrabberVisible ?? false)
    }

    fileprivate func isLiftable(in window: UIWindow) -> Bool {
        (standsFree || sheet != nil) && presentation.presenter != nil && presentation.phase != .dismissing
            && viewIfLoaded?.superview === window
    }

    /// Whether the controller is a form sheet in the middle of the screen, or a popover.
    private var standsFree: Bool {
        isFreeFormSheet || (presentation.manager as? UIPopoverPresentationController)?.shownStyle == .popover
    }

    /// The presentation controller of a sheet at the screen's bottom.
    ///
    /// The value is nil for other presentations, and until the app first reads the controller.
    private var sheet: UISheetPresentationController? {
        standsFree ? nil : presentation.manager as? UISheetPresentationController
    }

    /// Moves a sheet's frame up by the height that the keyboard covers, but not above the top margin (rule E62).
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

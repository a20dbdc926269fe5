// Fidelity: exact — rules E36 to E41, E66

import Foundation

@preconcurrency @MainActor @available(iOS 15.0, *)
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open lazy var followsUndockedKeyboard = false {
        didSet {
            owningView?.setNeedsEnvironmentUpdate()
            updateTrackedConstraints()
        }
    }

    /// Constraints for certain edges have no effect as long as the guide ignores undocked keyboards (rule E42).
    override var tracksEdges: Bool { followsUndockedKeyboard }

    /// Before the first layout, `layoutFrame` is zero (rule E66) and would lie near the top.
    override var trackedFrame: CGRect { frameInOwningView }

    @available(iOS 17.0, *)
    open var usesBottomSafeArea: Bool {
        get { restsOnSafeArea }
        set {
            restsOnSafeArea = newValue
            owningView?.setNeedsEnvironmentUpdate()
        }
    }
    private var restsOnSafeArea = true

    /// A negative value becomes 0.
    @available(iOS 17.0, *)
    open var keyboardDismissPadding: CGFloat {
        get { dismissPadding }
        set { dismissPadding = max(0, newValue) }
    }
    private var dismissPadding: CGFloat = 0
    var padding: CGFloat { dismissPadding }

    /// Whether the owning view had a layout since the creation of the guide (rule E66).
    var isLaidOut = false

    /// The guide's rectangle in the owning view's coordinates, in points (rule E38).
    var frameInOwningView: CGRect {
        guard let view = owningView else { return .zero }
        let size = view.bounds.size
        var height = restsOnSafeArea ? view.safeAreaInsets.bottom : 0
        guard view.window != nil else { return CGRect(x: 0, y: size.height, width: size.width, height: 0) }
        switch Simulation.current.guidePlacement {
        case .offscreen: break
        case .docked(let frame):
            let keyboard = view.convert(frame, from: view.screenSpace)
            height = max(height, view.bounds.maxY - keyboard.minY)
        case .undocked(let frame):
            if followsUndockedKeyboard { return view.convert(frame, from: view.screenSpace) }
        }
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
}

extension UIView {
    var screenSpace: any UICoordinateSpace { (window?.screen ?? Simulation.current.screen).coordinateSpace }
}

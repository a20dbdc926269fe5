// Fidelity: exact — rules E36 to E41, E66

import Foundation

@preconcurrency @MainActor @available(iOS 15.0, *)
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false {
        didSet {
            owningView?.setNeedsEnvironmentUpdate()
            updateTrackedConstraints()
        }
    }

    /// Whether the constraints that depend on the edges near the guide may be active; false for a guide that follows
    /// docked keyboards only (rule E42).
    override var tracksEdges: Bool { followsUndockedKeyboard }

    @available(iOS 17.0, *)
    open var usesBottomSafeArea: Bool {
        get { restsOnSafeArea }
        set {
            restsOnSafeArea = newValue
            owningView?.setNeedsEnvironmentUpdate()
        }
    }
    private var restsOnSafeArea = true

    /// A negative value is taken as 0.
    @available(iOS 17.0, *)
    open var keyboardDismissPadding: CGFloat {
        get { dismissPadding }
        set { dismissPadding = max(0, newValue) }
    }
    private var dismissPadding: CGFloat = 0
    var padding: CGFloat { dismissPadding }

    /// Whether the owning view has been laid out since it created the guide (rule E66).
    var isLaidOut = false

    /// The guide's rectangle by the general formula of rule E38, in the owning view's coordinates.
    var frameInOwningView: CGRect {
        guard let view = owningView else { return .zero }
        let size = view.bounds.size
        var height = restsOnSafeArea ? view.safeAreaInsets.bottom : 0
        guard view.window != nil else { return CGRect(x: 0, y: size.height, width: size.width, height: 0) }
        switch Simulation.current.keyboardPlacement {
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

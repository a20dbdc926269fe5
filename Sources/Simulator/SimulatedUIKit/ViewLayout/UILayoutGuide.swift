// Fidelity: exact — UILayoutGuide.h (rules B10 to B12)

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The guide does not keep the view alive.
    open var owningView: UIView? {
        get { owner?.view }
        set { owner = newValue?.layoutNode }
    }
    private var owner: LayoutNode?
    open var identifier = ""
    /// The purpose of a guide that UIKit has made.
    ///
    /// `custom` is a guide of the app.
    var role = Role.custom
    var solvedFrame = CGRect.zero
    /// The guide's node in Auto Layout, created on first use.
    final nonisolated(unsafe) var nodeStorage: LayoutNode?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    public override init() { super.init() }

    deinit { nodeStorage?.empty() }

    enum Role {
        case custom, safeArea, layoutMargins, readable, keyboard, scrollContent, scrollFrame

        var identifier: String {
            switch self {
            case .custom: ""
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .layoutMargins: "UIViewLayoutMarginsGuide"
            case .readable: "UIViewReadableContentGuide"
            case .keyboard: "UIViewKeyboardLayoutGuide"
            case .scrollContent: "UIScrollView-contentLayoutGuide"
            case .scrollFrame: "UIScrollView-frameLayoutGuide"
            }
        }
    }

    var isBuiltIn: Bool { role != .custom }

    /// Valid after the owning view's layout has begun (rule B10).
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch role {
        case .custom: return solvedFrame
        case .safeArea: return view.bounds.insetNotBelowZero(by: view.safeAreaInsets)
        case .layoutMargins: return view.bounds.insetNotBelowZero(by: view.layoutMargins)
        case .readable: return view.bounds.insetNotBelowZero(by: view.readableInsets)
        case .keyboard:
            guard let guide = self as? UIKeyboardLayoutGuide, guide.isLaidOut else { return .zero }
            return guide.frameInOwningView
        case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: return view.bounds
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension CGRect {
    func insetNotBelowZero(by insets: UIEdgeInsets) -> CGRect {
        let box = inset(by: insets)
        return CGRect(x: box.origin.x, y: box.origin.y, width: max(0, box.size.width), height: max(0, box.size.height))
    }
}

// Fidelity: exact — UILayoutGuide.h (rules B10 to B12)

import Foundation
@_spi(Simulation) import ObjectiveC

/// A rectangle for Auto Layout that draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view whose coordinates the guide uses; set by `addLayoutGuide(_:)`.
    ///
    /// The guide does not keep it alive.
    open var owningView: UIView? {
        get { owner?.view }
        set { owner = newValue?.layoutNode }
    }
    private var owner: LayoutNode?
    /// A name for people.
    open var identifier = ""
    /// The role of a guide that UIKit itself creates and constrains.
    var role = Role.custom
    var solvedFrame = CGRect.zero
    /// The node that represents the guide in Auto Layout; nil before the first use.
    final nonisolated(unsafe) var nodeStorage: LayoutNode?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates a guide without an owner.
    public override init() { super.init() }

    deinit { nodeStorage?.empty() }

    enum Role {
        case custom, safeArea, layoutMargins, readable, keyboard, scrollContent, scrollFrame

        /// The identifier of the guide in UIKit.
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

    /// The rectangle in the owning view's coordinates, in points; valid after that view's layout has begun (rule B10).
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

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension CGRect {
    func insetNotBelowZero(by insets: UIEdgeInsets) -> CGRect {
        let box = inset(by: insets)
        return CGRect(x: box.origin.x, y: box.origin.y, width: max(0, box.size.width), height: max(0, box.size.height))
    }
}

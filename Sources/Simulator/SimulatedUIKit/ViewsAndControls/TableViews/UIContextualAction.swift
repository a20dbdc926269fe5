// Fidelity: inert — rows can't be swiped, so no action runs

import Foundation

/// An action that appears when a row is swiped.
@preconcurrency @MainActor @available(iOS 11.0, *)
open class UIContextualAction: NSObject {
    /// The closure of an action; it receives the action, the touched view, and a completion to call at the end.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind of action.
    open private(set) var style = Style.normal
    /// The closure of the action.
    open private(set) var handler: Handler = { _, _, _ in }
    open var title: String? { didSet { undrawn("UIContextualAction.title") } }
    /// The picture.
    open var image: UIImage? { didSet { undrawn("UIContextualAction.image") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour behind title and picture; nil means the style's colour.
    open var backgroundColor: UIColor! { didSet { undrawn("UIContextualAction.backgroundColor") } }

    /// Creates an action.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    override init() { super.init() }
}

extension UIContextualAction {
    /// The kind of action.
    public enum Style: _ImportedEnumeration {
        case normal
        case destructive
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

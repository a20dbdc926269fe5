// Fidelity: inert — rows can't be swiped, so no action runs

import Foundation

/// An action that a row offers when it is swiped.
@preconcurrency @MainActor @available(iOS 11.0, *)
open class UIContextualAction: NSObject {
    /// What the action runs: gets the action, the view that a person touched, and what to call at the end.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind of action.
    open private(set) var style = Style.normal
    /// What the action runs.
    open private(set) var handler: Handler = { _, _, _ in }
    open var title: String? { didSet { undrawn("UIContextualAction.title") } }
    /// The picture.
    open var image: UIImage? { didSet { undrawn("UIContextualAction.image") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour behind title and picture; nil sets the style's.
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

// Fidelity: inert — rows can't be swiped, so no action runs

import Foundation

@preconcurrency @MainActor @available(iOS 11.0, *)
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open private(set) var style = Style.normal
    open private(set) var handler: Handler = { _, _, _ in }
    open lazy var title: String? = nil { didSet { undrawn("UIContextualAction.title") } }
    open lazy var image: UIImage? = nil { didSet { undrawn("UIContextualAction.image") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var backgroundColor: UIColor! = nil { didSet { undrawn("UIContextualAction.backgroundColor") } }

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    override init() { super.init() }
}

extension UIContextualAction {
    public enum Style: _ImportedEnumeration {
        case normal
        case destructive
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

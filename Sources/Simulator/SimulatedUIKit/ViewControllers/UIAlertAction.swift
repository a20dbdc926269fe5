// Fidelity: partial — title, style and handler; images are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// An answer that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    open private(set) var title: String?
    /// The style of the answer.
    open private(set) var style = Style.default
    /// Whether the answer can be chosen.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }
    private(set) var handler: ((UIAlertAction) -> Void)?
    /// The button of the answer while the alert is visible.
    weak var button: UIButton?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates an answer; the handler runs after the alert has disappeared.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension UIAlertAction {
    /// The style of an answer.
    public enum Style: _ImportedEnumeration {
        case `default`
        case cancel
        case destructive
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

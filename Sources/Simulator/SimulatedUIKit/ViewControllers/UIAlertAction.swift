// Fidelity: partial — title, style and handler; images are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// One of the answers that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The title.
    open private(set) var title: String?
    /// What kind of answer it is.
    open private(set) var style = Style.default
    /// Whether the answer can be given.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }
    private(set) var handler: ((UIAlertAction) -> Void)?
    /// The button that stands for the answer while the alert shows.
    weak var button: UIButton?
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates an answer; the handler runs after the alert has gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension UIAlertAction {
    /// What kind of answer it is.
    public enum Style: _ImportedEnumeration {
        case `default`
        case cancel
        case destructive
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .`default`
            case 1: self = .cancel
            case 2: self = .destructive
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .`default`: 0
            case .cancel: 1
            case .destructive: 2
            @unknown default: unnamedNumber
            }
        }
    }
}

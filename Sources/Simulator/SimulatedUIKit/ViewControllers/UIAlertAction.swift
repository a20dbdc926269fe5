// Fidelity: partial — title, style and handler; images are absent

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    open private(set) var title: String?
    open private(set) var style = Style.default
    open lazy var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }
    private(set) var handler: ((UIAlertAction) -> Void)?
    weak var button: UIButton?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension UIAlertAction {
    public enum Style: _ImportedEnumeration {
        case `default`
        case cancel
        case destructive
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

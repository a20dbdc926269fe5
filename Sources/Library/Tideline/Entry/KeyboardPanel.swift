internal import KeyboardModel
import UIKit

/// An input view that is as high as the last keyboard, so that nothing moves when it replaces the keys.
///
/// Add your views to the panel, and make it the `inputView` of a field:
///
///     let photos = KeyboardPanel()
///     field.inputView = photos
///     field.reloadInputViews()
///
/// Before any keyboard was on a screen of this size, the panel is as high as its ``ownHeight``, and at most half as
/// high as the screen. For a panel on the page, which no input has to be edited for, use ``Keyboard/hold(for:)``.
open class KeyboardPanel: UIInputView {
    /// The height before any keyboard was on a screen of this size, in points, without the accessory view; 260 by
    /// default.
    public var ownHeight: CGFloat = 260 { didSet { invalidateIntrinsicContentSize() } }

    private let keyboard: Keyboard
    private var shownHeight: CGFloat?

    /// Creates an empty panel with the look of a keyboard.
    ///
    /// - Parameter keyboard: the keyboard whose height the panel takes; nil for ``Keyboard/shared``.
    public init(keyboard: Keyboard? = nil) {
        self.keyboard = keyboard ?? .shared
        super.init(frame: .zero, inputViewStyle: .keyboard)
        allowsSelfSizing = true
        autoresizingMask = .flexibleWidth
        translatesAutoresizingMaskIntoConstraints = false
    }

    /// Unavailable, because the panel is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The height of the last keyboard's visible part without its accessory view, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// Takes the keyboard's height for the present size of the screen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard shownHeight != height else { return }
        shownHeight = height
        invalidateIntrinsicContentSize()
    }

    private var height: CGFloat {
        let screen = (window?.screen ?? keyboard.keyboardScreen)?.bounds
        return keyboard.lastKeyboards.keysHeight(on: screen) ?? min(ownHeight, (screen?.height ?? .infinity) / 2)
    }
}

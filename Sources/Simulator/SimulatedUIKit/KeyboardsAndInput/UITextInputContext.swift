// Fidelity: partial — UITextInputContext.h; what is set is stored and changes nothing (rule D30)

import Foundation
import Synchronization

/// Which sources of text are to be expected besides the keyboard on the screen.
@available(iOS 16.4, *)
open class UITextInputContext: NSObject {
    /// What was set, a bit for each source.
    private let expected = Atomic<UInt8>(0)
    private nonisolated(unsafe) static let shared = UITextInputContext(())

    /// Apps make no context, so `init()` is not taken over.
    private init(_: Void) { super.init() }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The only one.
    open class func current() -> UITextInputContext! { shared }

    /// Whether a pencil is likely to write.
    open var isPencilInputExpected: Bool {
        get { expects(1) }
        set { expect(1, newValue, "isPencilInputExpected") }
    }
    /// Whether text is likely to be spoken.
    open var isDictationInputExpected: Bool {
        get { expects(2) }
        set { expect(2, newValue, "isDictationInputExpected") }
    }
    /// Whether a hardware keyboard is likely to type.
    open var isHardwareKeyboardInputExpected: Bool {
        get { expects(4) }
        set { expect(4, newValue, "isHardwareKeyboardInputExpected") }
    }

    private func expects(_ bit: UInt8) -> Bool { expected.load(ordering: .relaxed) & bit != 0 }

    private func expect(_ bit: UInt8, _ isExpected: Bool, _ member: String) {
        if isExpected {
            expected.bitwiseOr(bit, ordering: .relaxed)
        } else {
            expected.bitwiseAnd(~bit, ordering: .relaxed)
        }
        unmodelledOnAnyThread("UITextInputContext.\(member)")
    }
}

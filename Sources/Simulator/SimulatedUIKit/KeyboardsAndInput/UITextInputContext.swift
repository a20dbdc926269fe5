// Fidelity: partial — UITextInputContext.h; the values are stored and have no effect (rule D30)

import Foundation
import Synchronization

@available(iOS 16.4, *)
open class UITextInputContext: NSObject {
    /// The expected kinds of input as bits: 1 for the pencil, 2 for dictation, 4 for a hardware keyboard.
    private let expected = Atomic<UInt8>(0)
    private nonisolated(unsafe) static let shared = UITextInputContext(())

    private init(_: Void) { super.init() }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open class func current() -> UITextInputContext! { shared }

    open var isPencilInputExpected: Bool {
        get { expects(1) }
        set { expect(1, newValue, "isPencilInputExpected") }
    }
    open var isDictationInputExpected: Bool {
        get { expects(2) }
        set { expect(2, newValue, "isDictationInputExpected") }
    }
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

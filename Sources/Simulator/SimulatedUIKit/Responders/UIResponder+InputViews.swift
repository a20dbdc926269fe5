// Fidelity: exact — rule D17

import Foundation

extension UIResponder {
    /// The first input view from here up the chain of responders.
    @_spi(Simulation) public var chainedInputView: UIView? { firstInChain(\.inputView) }
    /// The first input accessory view from here up the chain of responders.
    @_spi(Simulation) public var chainedInputAccessoryView: UIView? { firstInChain(\.inputAccessoryView) }

    private func firstInChain(_ member: KeyPath<UIResponder, UIView?>) -> UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current[keyPath: member] { return view }
            responder = current.next
        }
        return nil
    }
}

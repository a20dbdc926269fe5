import UIKit

/// A device whose time a test lets pass.
@MainActor
protocol Settling {
    func settle()
}

extension Settling {
    /// Makes a responder the first one, and waits until nothing moves.
    func focus(_ responder: UIResponder) {
        responder.becomeFirstResponder()
        settle()
    }

    /// Has a responder resign, and waits until nothing moves.
    func resign(_ responder: UIResponder) {
        responder.resignFirstResponder()
        settle()
    }
}

extension Host: Settling {}
extension Phone: Settling {}

import UIKit

/// A device whose time is virtual.
@MainActor
protocol Settling {
    func settle()
}

extension Settling {
    /// Makes an object the first responder, and waits until everything is at rest.
    func focus(_ responder: UIResponder) {
        responder.becomeFirstResponder()
        settle()
    }

    /// Makes an object resign as first responder, and waits until everything is at rest.
    func resign(_ responder: UIResponder) {
        responder.resignFirstResponder()
        settle()
    }
}

extension Host: Settling {}
extension Phone: Settling {}

import UIKit

/// A device whose time is virtual.
@MainActor
protocol Settling {
    func settle()
}

extension Settling {
    /// Makes a responder the first one, and waits until everything is at rest.
    func focus(_ responder: UIResponder) {
        responder.becomeFirstResponder()
        settle()
    }

    /// Lets a responder resign, and waits until everything is at rest.
    func resign(_ responder: UIResponder) {
        responder.resignFirstResponder()
        settle()
    }
}

extension Host: Settling {}
extension Phone: Settling {}

import UIKit

/// A device whose time is virtual.
@MainActor
protocol Settling {
    func settle()
}

extension Settling {
    func focus(_ responder: UIResponder) {
        responder.becomeFirstResponder()
        settle()
    }

    func resign(_ responder: UIResponder) {
        responder.resignFirstResponder()
        settle()
    }
}

extension Host: Settling {}
extension Phone: Settling {}

// Fidelity: partial — a value is returned without bridging; reading an assigned object that was destroyed always traps

import Foundation

enum AssociatedValue {
    case kept(Any)
    case assigned(Assigned)

    struct Assigned {
        private weak var object: AnyObject?
        private let className: String

        init(_ object: AnyObject) {
            self.object = object
            className = "\(type(of: object))"
        }

        var value: Any {
            if let object { return object }
            AssociatedObjects.refuse(
                "objc_getAssociatedObject: the object of class \(className) is gone."
                    + " OBJC_ASSOCIATION_ASSIGN did not keep it.")
        }
    }

    /// Holds a value as the policy says.
    ///
    /// Numbers, strings and other values that are no objects are kept under every policy, because nothing else keeps
    /// them alive.
    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        let isObject = type(of: value) is AnyClass
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            self = isObject ? .assigned(Assigned(value as AnyObject)) : .kept(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .kept(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .kept(isObject ? Self.copy(of: value) : value)
        }
    }

    private static func copy(of object: Any) -> Any {
        if let object = object as? any NSCopying { return object.copy(with: nil) }
        AssociatedObjects.refuse(
            "objc_setAssociatedObject: class \(type(of: object)) cannot be copied. It is no NSCopying.")
    }

    var value: Any {
        switch self {
        case .kept(let value): value
        case .assigned(let assigned): assigned.value
        }
    }
}

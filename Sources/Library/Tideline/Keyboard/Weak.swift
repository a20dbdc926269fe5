/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}

struct Weak<Object: AnyObject> {
    weak var object: Object?
}

// Fidelity: exact — the simulation's own machinery: references that do not retain their target

/// A non-owning reference, which its target clears in its own `deinit`.
///
/// After an object's first `weak` reference, every retain and release goes through a side table. This table took most
/// of the time of a layout. A dangling reference is possible, so the comment at each use names the object that clears
/// the reference. There is no lock, so the last reference to the target must be released on the main actor.
struct BackReference<Target: AnyObject> {
    private var pointer: Unmanaged<Target>?

    init(_ target: Target? = nil) { pointer = target.map { Unmanaged.passUnretained($0) } }

    var target: Target? {
        get { pointer?.takeUnretainedValue() }
        set { pointer = newValue.map { Unmanaged.passUnretained($0) } }
    }

    var isEmpty: Bool { pointer == nil }

    func leads(to object: Target) -> Bool { pointer?.toOpaque() == Unmanaged.passUnretained(object).toOpaque() }
}

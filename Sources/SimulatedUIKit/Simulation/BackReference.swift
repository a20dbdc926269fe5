// Fidelity: exact — the bench itself: references that ask nothing of the object they lead to

/// A reference that does not keep its target alive, and that the target empties in its own `deinit`.
///
/// The first `weak` reference to an object gives it a side table, and from then on every count of a reference to it takes
/// a detour through that table: most of the time of a layout went there. This reference leaves its target as it is. In
/// return it dangles unless the target, or whatever keeps the target alive, empties it in time: each use says who does.
struct BackReference<Target: AnyObject> {
    private var pointer: Unmanaged<Target>?

    init(_ target: Target? = nil) { pointer = target.map { Unmanaged.passUnretained($0) } }

    /// Where the reference leads; nil once it is emptied.
    var target: Target? {
        get { pointer?.takeUnretainedValue() }
        set { pointer = newValue.map { Unmanaged.passUnretained($0) } }
    }

    var isEmpty: Bool { pointer == nil }

    /// Whether it leads to an object; counts no reference to find out.
    func leads(to object: Target) -> Bool { pointer?.toOpaque() == Unmanaged.passUnretained(object).toOpaque() }
}

// Fidelity: exact — the bench itself: references that ask nothing of the object they lead to

/// A reference that does not keep its target alive; the target empties it in its own `deinit`.
///
/// The first `weak` reference to an object gives it a side table, and from then on every count of a reference to it takes
/// a detour through that table: most of the time of a layout went there. This reference leaves its target as it is. It
/// dangles unless it is emptied in time: each use says by which object. It is emptied without a lock, so the last reference
/// to a view, a layer, a scene, a clock or a simulation must go on the main actor.
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

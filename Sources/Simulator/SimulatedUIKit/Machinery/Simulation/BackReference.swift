// Fidelity: exact — the simulation's own machinery: references that do not retain their target

/// A non-owning reference, which its target clears in its own `deinit`.
///
/// The first `weak` reference to an object gives the object a side table. From then on every retain and release goes
/// through that table, and this took most of the time of a layout. A `BackReference` leaves its target unchanged. If it
/// is cleared too late, it dangles, so the comment at each use names the object that clears it. It is cleared without a
/// lock, so the last reference to a view, a layer, a scene, a clock or a simulation must be released on the main actor.
struct BackReference<Target: AnyObject> {
    private var pointer: Unmanaged<Target>?

    init(_ target: Target? = nil) { pointer = target.map { Unmanaged.passUnretained($0) } }

    var target: Target? {
        get { pointer?.takeUnretainedValue() }
        set { pointer = newValue.map { Unmanaged.passUnretained($0) } }
    }

    var isEmpty: Bool { pointer == nil }

    /// Returns whether this reference leads to an object; the check does not retain the object.
    func leads(to object: Target) -> Bool { pointer?.toOpaque() == Unmanaged.passUnretained(object).toOpaque() }
}

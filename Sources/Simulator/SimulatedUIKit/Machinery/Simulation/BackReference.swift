// Fidelity: exact — the simulation's own machinery: references that do not retain their target

/// A reference that does not own its target.
///
/// The target clears this reference in its `deinit`.
///
/// `weak` references are slower: after the first one, every retain and release of the object goes through a side table.
/// This table took most of the time of a layout. A comment at each use names the object that clears the reference,
/// because a forgotten reference would dangle. There is no lock, so the last reference to the target must be released
/// on the main actor.
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

import Synchronization

/// An object that is made when it is asked for first; threads that ask at once get the same one.
struct MadeOnce<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The object's address, which counts as a reference; 0 until it is made.
    private let address = Atomic<UInt>(0)

    deinit { Self.reference(address.load(ordering: .acquiring))?.release() }

    /// The object; a closure makes it, which another thread may do in vain at the same time.
    borrowing func object(_ make: () -> Object) -> Object {
        if let known = Self.reference(address.load(ordering: .acquiring)) { return known.takeUnretainedValue() }
        let made = Unmanaged.passRetained(make())
        let (isFirst, known) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isFirst, let known = Self.reference(known) else { return made.takeUnretainedValue() }
        made.release()
        return known.takeUnretainedValue()
    }

    private static func reference(_ address: UInt) -> Unmanaged<Object>? {
        UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
    }
}

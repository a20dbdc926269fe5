// Fidelity: exact — the bench itself

/// A list of views that does not keep them alive.
@MainActor
final class WeakList<Member: AnyObject> {
    private struct Entry { weak var member: Member? }
    private var entries: [Entry] = []

    func add(_ member: Member) {
        entries.removeAll { $0.member == nil || $0.member === member }
        entries.append(Entry(member: member))
    }

    /// Calls back with each member that is still alive, in order.
    func visit(_ body: (Member) -> Void) {
        entries.visit { if let member = $0.member { body(member) } }
    }
}

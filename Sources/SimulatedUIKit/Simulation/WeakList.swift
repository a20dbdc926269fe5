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

    var members: [Member] { entries.compactMap(\.member) }
}

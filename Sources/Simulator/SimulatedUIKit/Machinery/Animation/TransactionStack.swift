// Fidelity: exact — rules G30, G31

import Foundation

@MainActor
final class TransactionStack {
    private final class Transaction {
        var duration: Double?
        var disablesActions: Bool?
        var waiting: Waiting?
    }

    private final class Waiting {
        let body: () -> Void
        var blocks: Set<ObjectIdentifier> = []
        var isClosed = false
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    @exclusivity(unchecked) private var open: [Transaction] = [Transaction()]
    @exclusivity(unchecked) private var waiting: [Waiting] = []

    var isImplicit: Bool { open.count == 1 }
    var duration: Double { open.reversed().lazy.compactMap(\.duration).first ?? 0.25 }
    var disablesActions: Bool { open.reversed().lazy.compactMap(\.disablesActions).first ?? false }

    func begin() { open.append(Transaction()) }

    func commit() {
        guard open.count > 1 else { return }
        open.removeLast().waiting?.isClosed = true
        completeIfDone()
    }

    func setDuration(_ seconds: Double) { open.last?.duration = seconds }
    func setDisablesActions(_ flag: Bool) { open.last?.disablesActions = flag }

    func setCompletion(_ body: (() -> Void)?) {
        open.last?.waiting?.isClosed = true
        guard let body else { return }
        let entry = Waiting(body)
        open.last?.waiting = entry
        waiting.append(entry)
    }

    func noteAnimation(in block: AnimationBlock) {
        for transaction in open { transaction.waiting?.blocks.insert(ObjectIdentifier(block)) }
    }

    func ended(_ block: AnimationBlock) {
        for entry in waiting { entry.blocks.remove(ObjectIdentifier(block)) }
    }

    /// An open explicit transaction keeps the implicit transaction open.
    func closeImplicit() {
        guard isImplicit else { return }
        open[0].waiting?.isClosed = true
        // A new object for each run-loop turn would allocate memory in each frame.
        (open[0].duration, open[0].disablesActions, open[0].waiting) = (nil, nil, nil)
        completeIfDone()
    }

    func completeIfDone() {
        guard !waiting.isEmpty else { return }
        let done = waiting.filter { $0.isClosed && $0.blocks.isEmpty }
        waiting.removeAll { $0.isClosed && $0.blocks.isEmpty }
        for entry in done { entry.body() }
    }
}

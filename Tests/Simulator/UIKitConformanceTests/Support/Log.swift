import UIKit

/// A list of events as text, in their order.
@MainActor
final class Log {
    private(set) var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func clear() { entries = [] }

    /// The entries that mention one of the words, in order.
    func entries(about words: String...) -> [String] {
        entries.filter { entry in words.contains { entry.contains($0) } }
    }

    func position(of entry: String) -> Int? { entries.firstIndex(of: entry) }
}

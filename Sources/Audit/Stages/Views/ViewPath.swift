import Foundation
import UIKit

/// The path from a view down to one of its descendants, for finding the same view in another tree of the same screen.
///
/// As text a path has a step for each view, such as `UIStackView#0/UITextField#1` or `UITableView#0/@0.3`.
struct ViewPath: Hashable, Sendable {
    private enum Step: Hashable, Sendable {
        case row(IndexPath)
        /// The name of a view's class, and an index.
        ///
        /// The index counts only the superview's subviews of the same class.
        case ordinal(String, Int)
    }

    private let steps: [Step]

    /// The result is nil if the view is not inside the ancestor.
    @MainActor
    init?(to view: UIView, from ancestor: UIView) {
        var steps: [Step] = [], view = view
        while view !== ancestor {
            guard let superview = view.superview else { return nil }
            steps.append(Self.step(to: view, in: superview))
            view = superview
        }
        self.steps = steps.reversed()
    }

    @MainActor
    func view(from ancestor: UIView) -> UIView? {
        steps.reduce(ancestor) { view, step in view.flatMap { Self.view(at: step, in: $0) } }
    }

    @MainActor
    private static func step(to view: UIView, in superview: UIView) -> Step {
        switch (view, superview) {
        case (let cell as UITableViewCell, let table as UITableView):
            if let row = table.indexPath(for: cell) { return .row(row) }
        case (let cell as UICollectionViewCell, let list as UICollectionView):
            if let row = list.indexPath(for: cell) { return .row(row) }
        default: break
        }
        let alike = superview.subviews.filter { type(of: $0) == type(of: view) }
        return .ordinal(name(of: view), alike.firstIndex { $0 === view } ?? 0)
    }

    @MainActor
    private static func view(at step: Step, in view: UIView) -> UIView? {
        switch step {
        case .row(let row):
            return (view as? UITableView)?.cellForRow(at: row) ?? (view as? UICollectionView)?.cellForItem(at: row)
        case .ordinal(let name, let number):
            let alike = view.subviews.filter { self.name(of: $0) == name }
            return alike.indices.contains(number) ? alike[number] : nil
        }
    }

    /// The module's name is left out, because a private class has an address in its place, and that differs from process
    /// to process.
    @MainActor
    private static func name(of view: UIView) -> String { ViewClass.of(view).name }

    // MARK: Text

    var text: String {
        steps.map { step in
            switch step {
            case .row(let row): "@" + row.map(String.init).joined(separator: ".")
            case .ordinal(let name, let number): "\(name)#\(number)"
            }
        }.joined(separator: "/")
    }

    /// The result is nil for a text of another form.
    init?(text: some StringProtocol) {
        var steps: [Step] = []
        for word in text.split(separator: "/") {
            if word.hasPrefix("@") {
                let numbers = word.dropFirst().split(separator: ".").map { Int($0) }
                guard !numbers.contains(nil), !numbers.isEmpty else { return nil }
                steps.append(.row(IndexPath(indexes: numbers.compactMap(\.self))))
            } else {
                guard let sign = word.lastIndex(of: "#"), let number = Int(word[word.index(after: sign)...]) else {
                    return nil
                }
                steps.append(.ordinal(String(word[..<sign]), number))
            }
        }
        self.steps = steps
    }
}

import Foundation
import UIKit

/// The path to a view in a host's view tree, for finding the same view on another host.
struct ViewPlace: Equatable, Sendable {
    private enum Step: Equatable, Sendable {
        case row(IndexPath)
        /// The name of a view's class, and an index.
        ///
        /// The index counts only the superview's subviews of the same class.
        case ordinal(String, Int)
    }

    private let window: Step
    private let steps: [Step]

    @MainActor
    init?(of view: UIView, on host: any AuditHost) {
        guard let window = view.window else { return nil }
        var steps: [Step] = []
        var view = view
        while view !== window, let superview = view.superview {
            steps.append(Self.step(to: view, in: superview))
            view = superview
        }
        self.window = Self.ordinal(of: window, among: host.touchableWindows)
        self.steps = steps.reversed()
    }

    @MainActor
    func view(on host: any AuditHost) -> UIView? {
        steps.reduce(Self.view(window, among: host.touchableWindows)) { view, step in
            view.flatMap { Self.view(at: step, in: $0) }
        }
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
        return ordinal(of: view, among: superview.subviews)
    }

    @MainActor
    private static func ordinal(of view: UIView, among views: [UIView]) -> Step {
        let alike = views.filter { type(of: $0) == type(of: view) }
        return .ordinal(String(reflecting: type(of: view)), alike.firstIndex { $0 === view } ?? 0)
    }

    @MainActor
    private static func view(at step: Step, in view: UIView) -> UIView? {
        guard case .row(let row) = step else { return self.view(step, among: view.subviews) }
        return (view as? UITableView)?.cellForRow(at: row) ?? (view as? UICollectionView)?.cellForItem(at: row)
    }

    @MainActor
    private static func view(_ step: Step, among views: [UIView]) -> UIView? {
        guard case .ordinal(let name, let number) = step else { return nil }
        let alike = views.filter { String(reflecting: type(of: $0)) == name }
        return alike.indices.contains(number) ? alike[number] : nil
    }
}

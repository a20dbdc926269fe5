import Foundation
import UIKit

/// Where a view stands among the views of a host, so that it is found again on another host with the same screen.
struct ViewPlace: Equatable, Sendable {
    /// One step down from a view to a view inside it.
    private enum Step: Equatable, Sendable {
        /// The row or item that a list shows.
        case row(IndexPath)
        /// The view of a class, counted among those of the class.
        case ordinal(String, Int)
    }

    /// The window by its class, counted among those of the class.
    private let window: Step
    private let steps: [Step]

    /// The place of a view; nil outside of every window.
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

    /// The view that stands at this place on a host; nil where none does.
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

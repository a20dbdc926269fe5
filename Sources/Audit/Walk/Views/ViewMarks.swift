import SceneModel
public import UIKit

/// The views that a person must be able to reach while typing, by name or as found.
@MainActor
public final class ViewMarks {
    /// Accessibility identifiers, or what ``ViewName`` calls a view that is neither a label nor a picture.
    public var names: Set<String> = []
    /// Those of the names that a view had.
    @exclusivity(unchecked) public private(set) var found: Set<String> = []
    @exclusivity(unchecked) private var views: Set<ObjectIdentifier> = []
    /// Keeps marked views alive, so that no other view is taken for one of them.
    private var kept: [UIView] = []

    /// Marks nothing yet.
    public init() {}

    /// Marks views for good; returns whether one was not marked before.
    public func insert(_ marked: [UIView]) -> Bool {
        var isNew = false
        for view in marked where views.insert(ObjectIdentifier(view)).inserted {
            kept.append(view)
            isNew = true
        }
        return isNew
    }

    /// Whether a view is marked.
    ///
    /// - Parameter identifier: the view's accessibility identifier.
    public func holds(_ view: UIView, _ facts: ViewClass, _ identifier: String?) -> Bool {
        if !names.isEmpty, isNamed(view, facts, identifier) { return true }
        return !views.isEmpty && facts.kind.isTapped && views.contains(ObjectIdentifier(view))
    }

    private func isNamed(_ view: UIView, _ facts: ViewClass, _ identifier: String?) -> Bool {
        let isControl = facts.kind != .label && facts.kind != .image
        guard let name = identifier ?? (isControl ? ViewName.of(view, facts, nil) : nil), names.contains(name) else {
            return false
        }
        found.insert(name)
        return true
    }
}

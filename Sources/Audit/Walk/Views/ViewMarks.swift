import SceneModel
public import UIKit

/// The views that a person must be able to reach while typing, marked by name or individually.
@MainActor
public final class ViewMarks {
    /// The names to mark; a name is an accessibility identifier, or the ``ViewName`` of a view that is neither a label
    /// nor an image.
    public var names: Set<String> = []
    /// The members of ``names`` that have fitted a view so far.
    @exclusivity(unchecked) public private(set) var found: Set<String> = []
    @exclusivity(unchecked) private var views: Set<ObjectIdentifier> = []
    /// The individually marked views; they are kept alive, so that the address of a marked view stays in use and
    /// identifies only this view.
    private var kept: [UIView] = []

    /// Creates an empty set of marks.
    public init() {}

    /// Marks views permanently; returns whether at least one of them is new.
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

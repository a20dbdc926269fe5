import UIKit

/// The views and controllers that want nothing moved for the keyboard's sake; none of them is kept alive.
@MainActor
struct KeyboardExclusions {
    private struct Member {
        weak var responder: UIResponder?
    }

    private var members: [Member] = []

    mutating func insert(_ responder: UIResponder) {
        remove(responder)
        members.append(Member(responder: responder))
    }

    mutating func remove(_ responder: UIResponder) {
        members.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Whether a view, or anything that it lies in, is a member.
    func covers(_ view: UIView) -> Bool {
        guard !members.isEmpty else { return false }
        var next: UIResponder? = view
        while let responder = next {
            if members.contains(where: { $0.responder === responder }) { return true }
            next = responder.next
        }
        return false
    }
}

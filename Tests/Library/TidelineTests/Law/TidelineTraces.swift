import KeyboardModel
@testable import Tideline
import UIKit

/// What the library has put into the views of an app.
@MainActor
struct TidelineTraces {
    /// Views, gesture recognizers and constraints, by the names of what they are in, in words.
    private(set) var views: [String] = []

    private let keyboard: Keyboard

    init(_ stage: LawStage) {
        keyboard = stage.page.keyboard
        look(at: stage.window)
    }

    private mutating func look(at view: UIView) {
        // What lies in a view of the library's is its own affair.
        guard !Self.isOfLibrary(view) else { return }
        for subview in view.subviews { look(at: subview) }
        let name = view.accessibilityIdentifier ?? "\(type(of: view))"
        views += view.subviews.filter { Self.isOfLibrary($0) && !isTheOneView($0, in: view) }.map {
            "\(type(of: $0)) in \(name)"
        }
        views += (view.gestureRecognizers ?? []).filter(Self.isOfLibrary).map { "\(type(of: $0)) on \(name)" }
        let ties = view.constraints.filter { constraint in
            [constraint.firstItem, constraint.secondItem].contains {
                $0.map { $0 is UIView && Self.isOfLibrary($0) } ?? false
            }
        }
        if !ties.isEmpty { views.append("\(ties.count) constraints in \(name)") }
    }

    /// Whether it is the one view that the library may have: empty, behind everything in a window, with a keyboard up.
    private func isTheOneView(_ view: UIView, in superview: UIView) -> Bool {
        let isEmpty = view.backgroundColor == nil && !view.isUserInteractionEnabled
        return view is KeyboardWatch && superview is UIWindow && superview.subviews.first === view && isEmpty
            && keyboard.announced != .hidden
    }

    private static func isOfLibrary(_ object: AnyObject) -> Bool {
        String(reflecting: type(of: object)).hasPrefix("Tideline.")
    }
}

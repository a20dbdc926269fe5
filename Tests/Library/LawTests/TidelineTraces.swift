import KeyboardModel
@testable import Tideline
import UIKit

/// Finds the objects that the library has put into the views of an app.
@MainActor
struct TidelineTraces {
    /// What was found, in words: views, gesture recognizers and constraints, each with the name of the view that holds
    /// it.
    private(set) var views: [String] = []

    private let keyboard: Keyboard

    init(_ stage: LawStage) {
        keyboard = stage.page.keyboard
        look(at: stage.window)
    }

    private mutating func look(at view: UIView) {
        // The subviews of the library's own views are left out.
        guard !Self.isOfLibrary(view) else { return }
        for subview in view.subviews {
            look(at: subview)
            if Self.isOfLibrary(subview), !isTheOneView(subview, in: view) { note(subview, "in", view) }
        }
        for recognizer in view.gestureRecognizers ?? [] where Self.isOfLibrary(recognizer) {
            note(recognizer, "on", view)
        }
        for constraint in view.constraints {
            if Self.isViewOfLibrary(constraint.firstItem) || Self.isViewOfLibrary(constraint.secondItem) {
                note(constraint, "in", view)
            }
        }
    }

    private mutating func note(_ object: AnyObject, _ place: String, _ view: UIView) {
        views.append("\(type(of: object)) \(place) \(view.accessibilityIdentifier ?? "\(type(of: view))")")
    }

    /// Whether this view is the one that the library is allowed to add to a window: an empty view behind all others,
    /// while a keyboard is up.
    private func isTheOneView(_ view: UIView, in superview: UIView) -> Bool {
        let isEmpty = view.backgroundColor == nil && !view.isUserInteractionEnabled
        return view is KeyboardWatch && superview is UIWindow && superview.subviews.first === view && isEmpty
            && keyboard.announced != .hidden
    }

    private static func isViewOfLibrary(_ item: AnyObject?) -> Bool {
        if let view = item as? UIView { isOfLibrary(view) } else { false }
    }

    /// For each type that this search has already examined, whether it is the library's own; the answers are kept,
    /// because looking up a type's name is slow.
    private static var known: [ObjectIdentifier: Bool] = [:]

    private static func isOfLibrary(_ object: AnyObject) -> Bool {
        let type: AnyClass = type(of: object)
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = String(reflecting: type).hasPrefix("Tideline.")
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

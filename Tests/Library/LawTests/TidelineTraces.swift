import KeyboardModel
@testable import Tideline
import UIKit

/// Finds the objects that the library has put into the views of an app.
@MainActor
struct TidelineTraces {
    /// Views, gesture recognizers and constraints in words, each with the name of its view.
    private(set) var views: [String] = []

    private let keyboard: Keyboard

    init(_ stage: LawStage) {
        keyboard = stage.page.keyboard
        look(at: stage.window)
    }

    private mutating func look(at view: UIView) {
        guard !Self.isOfLibrary(view) else { return }
        for subview in view.subviews {
            look(at: subview)
            if Self.isOfLibrary(subview) { note(subview, "in", view) }
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

    private static func isViewOfLibrary(_ item: AnyObject?) -> Bool {
        if let view = item as? UIView { isOfLibrary(view) } else { false }
    }

    /// Looking up a type's name is slow, so the answers are kept.
    private static var known: [ObjectIdentifier: Bool] = [:]

    private static func isOfLibrary(_ object: AnyObject) -> Bool {
        let type: AnyClass = type(of: object)
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = String(reflecting: type).hasPrefix("Tideline.")
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

import Tideline
import UIKit

/// What an Objective-C screen asks of its keyboard avoidance, besides the way itself.
///
/// The values of a new object are the defaults of the Swift API. An option that means nothing for a way has no effect, and
/// `Keyboard.onLog` says so.
@MainActor
@objc(TDLKeyboardOptions)
public final class KeyboardOptions: NSObject {
    /// The distance between the object and the keyboard, in points, 0 or more, 0 by default.
    @objc public var spacing: CGFloat = 0

    /// Whether the bottom inset is the greater of the app's own inset and the inset for the keyboard, in place of their sum.
    @objc public var coversOwnInset = false

    /// The part of the screen that stays in sight during editing.
    @objc public var focus = KeyboardFocusPart.standard

    /// The distance between the focus and the keyboard, in points, 0 or more, 10 by default.
    ///
    /// The distance counts only if ``focus`` is not `standard`.
    @objc public var margin: CGFloat = 10

    /// Whether the return key of a text field moves to the next field, and in the last field ends editing.
    @objc public var returnKeyMovesOn = false

    /// Which inputs without an accessory view get a bar with Previous, Next and Done.
    @objc public var bar = KeyboardBarInputs.none

    /// Whether a tap outside of inputs and controls ends editing.
    @objc public var endsEditingOnTapOutside = false

    /// The views and controllers that `automatic` leaves alone, with everything inside; none by default.
    @objc public var classesLeftAlone: [AnyClass] = []

    var comforts: [KeyboardEditing] {
        var comforts: [KeyboardEditing] = []
        if returnKeyMovesOn { comforts.append(.returnKey) }
        if endsEditingOnTapOutside { comforts.append(.tapOutside) }
        switch bar {
        case .none: break
        case .numberPads: comforts.append(.barForNumberPads)
        case .all: comforts.append(.bar)
        }
        return comforts
    }

    /// Adds the helpers to an avoidance, or leaves them to the objects around if the options name none.
    func helping<Owner: UIResponder>(_ avoidance: KeyboardAvoidance<Owner>) -> KeyboardAvoidance<Owner> {
        comforts.isEmpty ? avoidance : avoidance.editing(comforts)
    }

    var chosenFocus: KeyboardFocus? {
        switch focus {
        case .standard: nil
        case .input: .input
        case .caret: .caret
        }
    }
}

/// The part of the screen that stays in sight during editing.
@objc(TDLKeyboardFocus)
public enum KeyboardFocusPart: Int, Sendable {
    /// What the way keeps in sight by itself: a scroll view the input, a translated view its lower edge.
    case standard
    /// The whole input; the caret in a text view, and in an input that is taller than the room above the keyboard.
    case input
    /// The caret, or the end of the selection that the person moves.
    case caret
}

/// The inputs that get a bar with Previous, Next and Done.
@objc(TDLKeyboardBar)
public enum KeyboardBarInputs: Int, Sendable {
    /// No input.
    case none
    /// Each input with a number pad, because number pads lack a return key.
    case numberPads
    /// Each input.
    case all
}

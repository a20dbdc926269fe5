import DeviceSimulation
import TestSupport
import UIKit

/// A step in the life of a generated screen.
enum LifeStep: Codable, Equatable, Sendable {
    /// The input of an id gets keyboard input.
    case focus(Int)
    /// Keyboard input goes to the input of an id while the keyboard still leaves.
    case hideAndFocus(Int)
    /// A character, or a new line, is typed.
    case type, newLine
    case predictions(Bool), emoji(Bool), codeBar(Bool)
    /// The view of an id gets another height, in points.
    case resize(Int, Int)
    /// A view is put into the node of an id, at an index.
    case insert(Int, Int, ScreenNode)
    /// The view of an id is deleted.
    case delete(Int)
    /// A person drags the body by a height, in points.
    case drag(Int)
    /// The app assigns its own number, in points.
    case assign(Int)
    /// The same inside an animation.
    case assignAnimated(Int)
    case rotate
    /// Another page is pushed, and takes keyboard input over or leaves it.
    case push(animated: Bool, takesInput: Bool)
    /// The page comes back.
    case pop(animated: Bool)
    /// The keyboard is taken off the screen's bottom, or docked; iPads only.
    case undock, dock
    /// The keyboard comes up for an input of another process in this app, or hides.
    case remote(Bool)
    /// A hardware keyboard is connected, or taken away.
    case hardware(Bool)
    /// The window goes to a place on the screen, in points down from its top; iPads only.
    case moveWindow(Int)
    /// A short time passes before the next step. Otherwise everything comes to rest between two steps.
    case hurry
    case hide

    var description: String {
        switch self {
        case .focus(let id): "focus \(id)"
        case .hideAndFocus(let id): "hide, and focus \(id) meanwhile"
        case .type: "type"
        case .newLine: "new line"
        case .predictions(let shows): "predictions \(shows ? "on" : "off")"
        case .emoji(let shows): "emoji \(shows ? "on" : "off")"
        case .codeBar(let shows): "code bar \(shows ? "on" : "off")"
        case .resize(let id, let height): "resize \(id) to \(height)"
        case .insert(let id, let index, let node): "insert \(node.name) (\(node.kind)) into \(id) at \(index)"
        case .delete(let id): "delete \(id)"
        case .drag(let height): "drag by \(height)"
        case .assign(let number): "assign \(number)"
        case .assignAnimated(let number): "assign \(number) in an animation"
        case .rotate: "rotate"
        case .push(let animated, let takesInput):
            "push a page\(takesInput ? " with input" : "")\(animated ? ", animated" : "")"
        case .pop(let animated): "pop\(animated ? ", animated" : "")"
        case .undock: "undock"
        case .dock: "dock"
        case .remote(let shows): "\(shows ? "show" : "hide") the keyboard of another process"
        case .hardware(let has): "hardware keyboard \(has ? "on" : "off")"
        case .moveWindow(let y): "window to \(y)"
        case .hurry: "at once"
        case .hide: "hide"
        }
    }
}

/// A screen, the ways that keep it clear, and its steps.
struct Life: Codable, Equatable, Sendable {
    var screen: LawScreen
    var ways: [LawWay]
    var steps: [LifeStep]
    /// The reading of UIKit's inferred rules; nil for the rules as written.
    var reading: Reading?
    /// The version of iOS that the phone runs.
    var systemVersion = 17.0
    var launch = Launch.told

    /// The announcements to the app before the first step.
    enum Launch: String, Codable {
        /// The phone has announced a hidden keyboard.
        case told
        /// The phone has made no announcement, as in an app that was just launched.
        case untold
        /// The phone has made no announcement, and the first step happens in the turn that shows the page.
        case immediate
    }

    /// The ways to make the life smaller, each by one step.
    var smaller: [Life] {
        var found: [Life] = []
        if systemVersion != 17 {
            var copy = self
            copy.systemVersion = 17
            found.append(copy)
        }
        if launch != .told {
            var copy = self
            copy.launch = launch == .untold ? .told : .untold
            found.append(copy)
        }
        for index in steps.indices {
            var copy = self
            copy.steps.remove(at: index)
            found.append(copy)
        }
        for way in ways where ways.count > 1 {
            var copy = self
            copy.ways.removeAll { $0 == way }
            found.append(copy)
        }
        for screen in screen.smaller {
            var copy = self
            copy.screen = screen
            found.append(copy)
        }
        return found
    }

    /// Leaves out everything that is needless for a fault.
    @MainActor
    func shrunk(while breaks: (Life) throws -> Bool) rethrows -> Life {
        var present = self, goesOn = true
        while goesOn {
            goesOn = false
            for smaller in present.smaller where try breaks(smaller) {
                (present, goesOn) = (smaller, true)
                break
            }
        }
        return present
    }
}

import DeviceSimulation
import TestSupport
import UIKit

/// A step in a random sequence of events on a generated screen.
enum LifeStep: Codable, Equatable, Sendable {
    case focus(Int)
    /// The input with the id is focused while the keyboard is still on its way down.
    case hideAndFocus(Int)
    case type, newLine
    case predictions(Bool), emoji(Bool), codeBar(Bool)
    /// The id of a view, and the view's new height in points.
    case resize(Int, Int)
    /// The id of the surrounding node, the index, and the new view.
    case insert(Int, Int, ScreenNode)
    case delete(Int)
    /// A person drags the scroll view in the body of the page by a distance, in points.
    case drag(Int)
    /// A finger on the scroll view pulls the keyboard halfway down, and lets go of it on the way up.
    case pull
    /// The app assigns its own inset, constant or shift, in points.
    case assign(Int)
    /// The app assigns its own inset, constant or shift in an animation, in points.
    case assignAnimated(Int)
    /// The app adds to its own inset, constant or shift, in points, as `contentInset.bottom += 44` does.
    case add(Int)
    case set(LawSetting)
    /// True lets everything follow a new keyboard object. False drops a keyboard object of the app's own.
    case keyboard(Bool)
    /// The next step is a setting, and happens in the next call of the app at this moment.
    case inside(LawMoment)
    case rotate
    /// With `takesInput`, a field of the new page becomes the first responder.
    case push(animated: Bool, takesInput: Bool)
    /// A page is pushed with an edited field at the end of a list, which gets insets in `viewDidAppear`.
    case pushAvoiding
    /// The generated page is shown again.
    case pop(animated: Bool)
    /// Only on iPads.
    case undock, dock
    /// True shows the keyboard for an input of another process, such as a mail composer inside this app. False hides
    /// the keyboard.
    case remote(Bool)
    /// A hardware keyboard is connected or disconnected.
    case hardware(Bool)
    /// The new y coordinate of the window on the screen, in points; only on iPads.
    case moveWindow(Int)
    /// The next step follows after 0.1 s, before everything is at rest.
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
        case .pull: "pull the keyboard down and let go"
        case .assign(let number): "assign \(number)"
        case .assignAnimated(let number): "assign \(number) in an animation"
        case .add(let number): "add \(number)"
        case .set(let setting): "set \(setting.description)"
        case .keyboard(let isNew): isNew ? "follow a new keyboard object" : "drop the keyboard object"
        case .inside(let moment): "in the next call at \(moment)"
        case .rotate: "rotate"
        case .push(let animated, let takesInput):
            "push a page\(takesInput ? " with input" : "")\(animated ? ", animated" : "")"
        case .pushAvoiding: "push a page that avoids the keyboard from its appearance on"
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

/// A random sequence of events on one screen.
struct Life: Codable, Equatable, Sendable {
    var screen: LawScreen
    var ways: [LawWay]
    var steps: [LifeStep]
    /// A behaviour of UIKit that differs from the simulator's inferred rules; nil for the inferred rules.
    var reading: Reading?
    /// The version of iOS that the phone runs.
    ///
    /// From iOS 16.1 on, notifications name their screen. From iOS 18 on, the library finds the end of a run-loop turn
    /// by an update link.
    var systemVersion = 17.0
    var launch = Launch.told

    /// The phone's announcements before the first step.
    enum Launch: String, CaseIterable, Codable {
        /// The phone has announced a hidden keyboard.
        case told
        /// The phone has made no announcement, as in an app that was just launched.
        case untold
        /// The phone has made no announcement, and the first step happens in the run-loop turn that shows the page.
        case immediate
    }

    /// The ways for which the screen was made, and those that the app sets later.
    var allWays: Set<LawWay> {
        Set(ways + steps.compactMap { if case .set(let setting) = $0 { setting.way } else { nil } })
    }

    /// The lives that differ from this life by one simplification.
    var smaller: [Life] {
        var found: [Life] = []
        if reading != nil {
            var copy = self
            copy.reading = nil
            found.append(copy)
        }
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

    /// The smallest life has no parts that the fault does not require.
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

import HostTestSupport
import TestSupport
import UIKit

/// The description of a generated screen: the views, and the habits of the app's own code.
struct LawScreen: Codable, Equatable, Sendable {
    enum Container: String, Codable, CaseIterable {
        case plain, navigation, tabs, pageSheet, formSheet, mediumSheet, popover, child
    }

    /// An action of the app's own code besides the use of the library.
    enum Habit: String, Codable, CaseIterable {
        /// The app assigns its own inset, constant or shift.
        case assignsInLayout
        /// The app sets an equal avoidance again in every layout.
        case avoidsAgainInLayout
        /// For each announced keyboard, the app lays out its page in an animation of its own.
        case animatesLayout
        /// The app animates with a spring for each announced keyboard.
        case springs
        /// The app's inset for the keyboard comes in addition to the library's inset.
        case setsInset
        /// The app's constant for the keyboard comes in addition to the library's change.
        case setsConstraint
        /// The app itself moves the page's frame for the keyboard.
        case setsFrame
        /// The footer is constrained to Apple's keyboard guide.
        case usesApplesGuide
        /// A person cannot scroll the body.
        case forbidsScrolling
        /// The app lays the page out at every scroll.
        case laysOutInScroll
        /// The app sets an equal avoidance again at every scroll.
        case avoidsAgainInScroll
        case endsEditingInScroll
        /// The app ends its avoidance at the first scroll while a keyboard is up.
        case endsAvoidanceInScroll
    }

    /// The responder whose accessory view is the bar above the keyboard.
    enum BarOwner: String, Codable, CaseIterable { case controller, view }

    var place: Place
    var container = Container.plain
    /// The views at the page's top, from the safe area down.
    var header: [ScreenNode] = []
    /// The node that fills the room between header and footer.
    var body: ScreenNode?
    /// The views at the page's bottom, from the lowest view up.
    var footer: [ScreenNode] = []
    /// The views that are put into the window without a controller.
    var popup: [ScreenNode] = []
    var bar: [ScreenNode] = []
    var barOwner = BarOwner.controller
    var habits: [Habit] = []
    /// Whether the keyboard moves the page's own view; otherwise the keyboard moves a card on the page.
    var movesPage = false
    /// The app's own inset, constant or shift, in points.
    var ownNumber = 0

    var all: [ScreenNode] { (header + [body].compactMap(\.self) + footer + popup + bar).flatMap(\.all) }
    var inputs: [ScreenNode] { all.filter(\.isInput) }
    var nextID: Int { (all.map(\.id).max() ?? 0) + 1 }

    var navigates: Bool { [.navigation, .tabs].contains(container) }

    func node(_ id: Int) -> ScreenNode? { all.first { $0.id == id } }

    mutating func change(_ id: Int, _ change: (inout ScreenNode) -> Void) {
        for index in header.indices { header[index].change(id, change) }
        for index in footer.indices { footer[index].change(id, change) }
        for index in popup.indices { popup[index].change(id, change) }
        for index in bar.indices { bar[index].change(id, change) }
        body?.change(id, change)
    }

    mutating func remove(_ id: Int) {
        header.removeAll { $0.id == id }
        footer.removeAll { $0.id == id }
        for index in header.indices { header[index].remove(id) }
        for index in footer.indices { footer[index].remove(id) }
        body?.remove(id)
    }

    /// The screens that differ from this screen by one simplification.
    var smaller: [LawScreen] {
        var found: [LawScreen] = []
        func add(_ change: (inout LawScreen) -> Void) {
            var copy = self
            change(&copy)
            if copy != self { found.append(copy) }
        }
        add { $0.container = .plain }
        for habit in habits { add { $0.habits.removeAll { $0 == habit } } }
        for index in header.indices {
            add { $0.header.remove(at: index) }
            for smaller in header[index].smaller { add { $0.header[index] = smaller } }
        }
        for index in footer.indices {
            add { $0.footer.remove(at: index) }
            for smaller in footer[index].smaller { add { $0.footer[index] = smaller } }
        }
        for smaller in body?.smaller ?? [] { add { $0.body = smaller } }
        for index in popup.indices { add { $0.popup.remove(at: index) } }
        for index in bar.indices { add { $0.bar.remove(at: index) } }
        if !bar.isEmpty { add { $0.barOwner = .controller } }
        add { $0.ownNumber = 0 }
        add { $0.movesPage = false }
        add { $0.place = .large }
        return found
    }
}

import HostTestSupport
import TestSupport
import UIKit

/// A generated screen as a value: its views, and the habits of the app's code.
struct LawScreen: Codable, Equatable, Sendable {
    /// The container of the page.
    enum Container: String, Codable, CaseIterable {
        case plain, navigation, tabs, pageSheet, formSheet, mediumSheet, popover, child
    }

    /// A habit of the app's own code, beside the library's.
    enum Habit: String, Codable, CaseIterable {
        /// The app's number is assigned in every layout.
        case assignsInLayout
        /// An equal avoidance is set in every layout.
        case avoidsAgainInLayout
        /// A layout is animated for each announced keyboard.
        case animatesLayout
        /// The same with a spring.
        case springs
        /// An inset for the keyboard is set by the app as well.
        case setsInset
        /// A constant for the keyboard is set by the app as well.
        case setsConstraint
        /// The page's frame is moved for the keyboard by the app.
        case setsFrame
        /// The footer is tied to Apple's guide.
        case usesApplesGuide
        /// The app forbids a person to scroll the body.
        case forbidsScrolling
        /// The page is laid out at every scroll.
        case laysOutInScroll
        /// An equal avoidance is set at every scroll.
        case avoidsAgainInScroll
        /// Editing ends at every scroll.
        case endsEditingInScroll
        /// The avoidance ends at the first scroll with a keyboard.
        case endsAvoidanceInScroll
    }

    /// The owner of the bar: the bar above the keyboard is its accessory view.
    enum BarOwner: String, Codable, CaseIterable { case controller, view }

    var place: Place
    var container = Container.plain
    /// Views at the top, from the safe area down.
    var header: [ScreenNode] = []
    /// The node that fills the room between header and footer.
    var body: ScreenNode?
    /// Views at the bottom, from the ground up.
    var footer: [ScreenNode] = []
    /// Views in the window, without a controller.
    var popup: [ScreenNode] = []
    /// Views in the bar above the keyboard, of the page's own.
    var bar: [ScreenNode] = []
    var barOwner = BarOwner.controller
    var habits: [Habit] = []
    /// Whether the page's own view gives way; otherwise a card on it does.
    var movesPage = false
    /// The app's own number, to which the avoidance adds its share, in points.
    var ownNumber = 0

    var all: [ScreenNode] { (header + [body].compactMap(\.self) + footer + popup + bar).flatMap(\.all) }
    var inputs: [ScreenNode] { all.filter(\.isInput) }
    var nextID: Int { (all.map(\.id).max() ?? 0) + 1 }

    /// Whether another page can be pushed.
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

    /// The ways to make the screen smaller, each by one step.
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

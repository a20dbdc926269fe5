// Fidelity: exact — the simulation's own machinery: the phone that a view belongs to

typealias PhoneNumber = Int32

/// The existing simulations, by their numbers.
///
/// A view of an earlier phone may outlive that phone's test, and may still receive notifications. A layout of that view
/// must then be counted in the earlier phone's record. So a view knows the number of the phone on which it was created,
/// and a window knows its scene's number.
@MainActor
enum PhoneRegistry {
    private struct Entry { weak var simulation: Simulation? }
    private static var entries: [PhoneNumber: Entry] = [:]
    private static var count: PhoneNumber = 0
    /// The simulation for views whose phone was destroyed; its results are dropped.
    private static let limbo = Simulation()

    static func nextNumber() -> PhoneNumber {
        count += 1
        return count
    }

    static func add(_ simulation: Simulation) {
        entries = entries.filter { $0.value.simulation != nil }
        entries[simulation.number] = Entry(simulation: simulation)
    }

    static func simulation(_ number: PhoneNumber) -> Simulation { entries[number]?.simulation ?? limbo }
}

extension UIView {
    private var phone: PhoneNumber { window?.phoneOfScene ?? birthPhone }

    /// Whether the view is on the phone that UIKit's singletons describe.
    var isOnPresentPhone: Bool { phone == Simulation.current.number }

    func onOwnPhone(_ body: () -> Void) { PhoneRegistry.simulation(phone).perform(body) }
}

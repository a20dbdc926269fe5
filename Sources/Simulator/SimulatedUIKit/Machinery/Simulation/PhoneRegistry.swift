// Fidelity: exact — the bench itself: which phone a view is on

/// Tells a simulated phone from others of the process.
typealias PhoneNumber = Int32

/// The simulations that are alive, by their numbers.
///
/// A view of an earlier phone may outlive it, and notifications still reach it. Its layout must not count as the present
/// phone's, so a view knows the number of the phone that it was made on, and a window that of its scene.
@MainActor
enum PhoneRegistry {
    private struct Entry { weak var simulation: Simulation? }
    private static var entries: [PhoneNumber: Entry] = [:]
    private static var count: PhoneNumber = 0
    /// What views are on whose phone is gone; nothing of it is ever looked at.
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
    /// The phone that the view is on, or else was made on.
    private var phone: PhoneNumber { window?.phoneOfScene ?? birthPhone }

    /// Whether the view is on the phone that UIKit's singletons speak of.
    var isOnPresentPhone: Bool { phone == Simulation.current.number }

    /// Runs a closure on the phone that the view is on.
    func onOwnPhone(_ body: () -> Void) { PhoneRegistry.simulation(phone).perform(body) }
}

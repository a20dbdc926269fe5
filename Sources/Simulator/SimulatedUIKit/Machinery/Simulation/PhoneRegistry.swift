// Fidelity: exact — the simulation's own machinery: the phone that a view belongs to

typealias PhoneNumber = Int32

/// The existing simulations, by their numbers.
///
/// Each view stores the number of the phone on which it was created. A view may outlive the test and still receive
/// notifications. Its layouts then count in the record of its own phone.
@MainActor
enum PhoneRegistry {
    private struct Entry { weak var simulation: Simulation? }
    private static var entries: [PhoneNumber: Entry] = [:]
    private static var count: PhoneNumber = 0
    /// The simulation for views of destroyed phones.
    ///
    /// The results of this simulation are unused.
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

    var isOnPresentPhone: Bool { phone == Simulation.current.number }

    func onOwnPhone(_ body: () -> Void) { PhoneRegistry.simulation(phone).perform(body) }
}

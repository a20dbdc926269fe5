// Fidelity: exact — the simulation's own machinery: the observers of a view's or a controller's traits

import Foundation

@MainActor
struct TraitChangeList {
    private var registrations: [TraitChangeRegistration] = []

    mutating func register<TraitEnvironment: UITraitEnvironment>(
        for traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits) { environment, old in
            if let environment = environment as? TraitEnvironment { handler(environment, old) }
        }
        registrations.append(registration)
        return registration
    }

    mutating func unregister(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for registration in registrations
        where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
            registration.handler(environment, old)
        }
    }
}

@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

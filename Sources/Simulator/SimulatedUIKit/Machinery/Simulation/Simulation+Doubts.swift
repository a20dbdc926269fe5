// Fidelity: exact — the simulation's own machinery: lists views with doubtful positions, because the simulation ignores
// a member that the app uses

extension Simulation {
    /// The use of a UIKit member that the simulation ignores, although it moves views on a phone.
    struct Doubt {
        weak var owner: AnyObject?
        let member: String

        @MainActor var view: UIView? {
            owner as? UIView ?? (owner as? UICollectionViewLayout)?.collectionView
        }
    }

    /// The views whose content may have other positions on a phone.
    ///
    /// `member` names the member of UIKit that the app uses and the simulation ignores.
    @_spi(Simulation) public var placesInDoubt: [(view: UIView, member: String)] {
        doubts.compactMap { doubt in doubt.view.map { ($0, doubt.member) } }
    }
}

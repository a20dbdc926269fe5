// Fidelity: exact — the bench itself

extension Simulation {
    /// A member that app code used although it has no effect here, and whose places it decides on a phone.
    struct Doubt {
        weak var owner: AnyObject?
        let member: String

        /// The view whose places are in doubt; nil once it is gone.
        @MainActor var view: UIView? {
            owner as? UIView ?? (owner as? UICollectionViewLayout)?.collectionView
        }
    }

    /// Views in which things may stand elsewhere on a phone, each with the member that has no effect here.
    @_spi(Simulation) public var placesInDoubt: [(view: UIView, member: String)] {
        doubts.compactMap { doubt in doubt.view.map { ($0, doubt.member) } }
    }
}

// Fidelity: exact — registrations of cells and supplementary views; nibs are absent

import Foundation

@available(iOS 14.0, *)
extension UICollectionView {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        fileprivate let identifier = UUID().uuidString
        fileprivate let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        fileprivate let identifier = UUID().uuidString
        fileprivate let elementKind: String
        fileprivate let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = view as? Cell else {
            UIKitException.internalInconsistency.raise("the registration's cell is no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            UIKitException.internalInconsistency.raise("the registration's view is no \(Supplementary.self)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

@available(*, unavailable)
extension UICollectionView.CellRegistration: Sendable {}
@available(*, unavailable)
extension UICollectionView.SupplementaryRegistration: Sendable {}

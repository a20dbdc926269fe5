// Fidelity: partial — items, sections and supplementary views; missing optional members have UIKit's defaults

import Foundation

/// The data source, which provides a collection view's items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the header or footer of a section.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Returns one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Raises an exception, because a layout with headers needs their views.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UIKitException.internalInconsistency.raise(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(indexPath)) "
                + "is nil: the data source does not implement it")
    }
}

// Fidelity: partial — geometry, opacity and order; 3D transforms are stored and not applied

import Foundation

/// The position and look of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The center in the collection view's coordinates, in points.
    open var center = CGPoint.zero
    /// The size in points.
    open var size = CGSize.zero
    /// The transform around the center; translation in points.
    open var transform = CGAffineTransform.identity
    /// Opacity 0…1.
    open var alpha: CGFloat = 1
    /// The order from back to front.
    open var zIndex = 0
    /// Whether the element is hidden.
    open var isHidden = false
    /// The element.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The category of the element.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a view that is not a cell.
    open private(set) var representedElementKind: String?
    /// The transform in space; here it is not applied.
    open var transform3D = CATransform3DIdentity {
        didSet { unmodelled("UICollectionViewLayoutAttributes.transform3D") }
    }

    /// Creates attributes without an element.
    public required override init() { super.init() }

    /// Creates attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a header, a footer or another view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    /// Creates attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    }

    /// The bounding rectangle in the collection view's coordinates, in points; setting it sets size and center.
    open var frame: CGRect {
        get {
            let placed = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return placed.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
        }
    }

    /// A rectangle of the size at the origin, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Returns an object of the same class with equal values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = duplicate }
        return copy
    }

    private var duplicate: UICollectionViewLayoutAttributes {
        let copy = Self()
        (copy.center, copy.size, copy.transform, copy.alpha) = (center, size, transform, alpha)
        (copy.zIndex, copy.isHidden, copy.indexPath) = (zIndex, isHidden, indexPath)
        (copy.representedElementCategory, copy.representedElementKind) = (
            representedElementCategory, representedElementKind
        )
        return copy
    }
}

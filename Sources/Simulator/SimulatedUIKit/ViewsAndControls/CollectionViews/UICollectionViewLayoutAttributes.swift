// Fidelity: partial — geometry, opacity and order; 3D transforms are stored and not applied

import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open private(set) var representedElementKind: String?
    open lazy var transform3D = CATransform3DIdentity {
        didSet { unmodelled("UICollectionViewLayoutAttributes.transform3D") }
    }

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    }

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

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = duplicate }
        return copy
    }

    /// Attributes of equal values are equal; a subclass compares its own values too.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        let other = object as? UICollectionViewLayoutAttributes
        return MainActor.assumeIsolated { other.map { $0 === self || $0.values == values } ?? false }
    }
    nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    private var values: [AnyHashable?] {
        [
            center.x, center.y, size.width, size.height, transform.a, transform.b, transform.c, transform.d,
            transform.tx, transform.ty, alpha, zIndex, isHidden, indexPath, representedElementCategory.rawValue,
            representedElementKind
        ]
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

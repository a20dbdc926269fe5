// Fidelity: partial — fractions, fixed and estimated lengths; siblings keep their own sizes

import Foundation

@MainActor @available(iOS 13.0, *)
public final class NSCollectionLayoutDimension: NSObject {
    private enum Kind { case width, height, absolute, estimated }
    private let kind: Kind
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.width, fractionalWidth) }
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.height, fractionalHeight) }
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    public var isFractionalWidth: Bool { kind == .width }
    public var isFractionalHeight: Bool { kind == .height }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    /// The length in points inside a container of a size.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .width: container.width * dimension
        case .height: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

@MainActor @available(iOS 13.0, *)
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

@MainActor @available(iOS 13.0, *)
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat, isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    /// Here the least spacing.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    public var isFixed: Bool { !isFlexible }
}

// Fidelity: exact — UICollectionView.h (rule C43)

import Foundation

extension UICollectionView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// Returns the content offset that shows a frame at this scroll position, in points.
        func offset(of frame: CGRect, in size: CGSize, inset: UIEdgeInsets, from offset: CGPoint) -> CGPoint? {
            guard !isEmpty else { return nil }
            var offset = offset
            let height = size.height - inset.top - inset.bottom, width = size.width - inset.left - inset.right
            if contains(.top) { offset.y = frame.minY - inset.top }
            if contains(.centeredVertically) { offset.y = frame.midY - inset.top - height / 2 }
            if contains(.bottom) { offset.y = frame.maxY - inset.top - height }
            if contains(.left) { offset.x = frame.minX - inset.left }
            if contains(.centeredHorizontally) { offset.x = frame.midX - inset.left - width / 2 }
            if contains(.right) { offset.x = frame.maxX - inset.left - width }
            return offset
        }
    }
}

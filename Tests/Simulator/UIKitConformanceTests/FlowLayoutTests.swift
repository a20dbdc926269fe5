import Testing
import UIKit

@MainActor struct FlowLayoutTests {
    /// One list of item sizes for each section.
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sizes: [[CGSize]] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.section][indexPath.item] }
    }

    private let source = Source(), layout = UICollectionViewFlowLayout(), collection: UICollectionView

    init() {
        collection = UICollectionView(frame: rect(0, 0, 345, 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.delegate = source
        collection.dataSource = source
    }

    private func show(_ sizes: [[CGSize]]) {
        source.sizes = sizes
        collection.reloadData()
        collection.layoutIfNeeded()
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    private func items(_ count: Int, _ width: CGFloat = 100, _ height: CGFloat = 40) -> [CGSize] {
        Array(repeating: CGSize(width: width, height: height), count: count)
    }

    @Test func `C42 items are 50 points and spacings 10 unless set`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.scrollDirection == .vertical)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    }

    @Test func `C42 full lines reach both ends, the last keeps its columns`() {
        show([items(5)])
        #expect((0..<5).map { frame($0).minX } == [0, 122.5, 245, 0, 122.5])
        #expect((0..<5).map { frame($0).minY } == [0, 0, 0, 50, 50])
        #expect(collection.contentSize == CGSize(width: 345, height: 90))
    }

    @Test func `C42 an item is centred where a second one could not fit`() {
        show([items(2, 300)])
        #expect(frame(0).minX == 22.5 && frame(1).minX == 22.5)
        show([items(1)])
        #expect(frame(0).minX == 0)
    }

    @Test func `C42 lower items stand in the middle of their line`() {
        show([[CGSize(width: 100, height: 40), CGSize(width: 100, height: 20), CGSize(width: 345, height: 10)]])
        #expect(frame(1).minY == 10 && frame(2).minY == 50)
    }

    @Test func `C42 section insets, headers and footers add no line spacing`() {
        layout.sectionInset = insets(5, 10, 15, 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        show([items(2), items(1)])
        #expect(frame(0) == rect(10, 35, 100, 40))
        let kind = UICollectionView.elementKindSectionFooter
        let footer = collection.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == rect(0, 90, 345, 20) && footer?.representedElementKind == kind)
        #expect(frame(0, 1) == rect(10, 145, 100, 40) && collection.contentSize.height == 220)
    }

    @Test func `C42 across, lines stand beside each other`() {
        layout.scrollDirection = .horizontal
        layout.sectionInset = insets(20, 7, 30, 9)
        show([items(4, 60, 100)])
        #expect((0..<4).map { frame($0).minX } == [7, 7, 7, 77])
        #expect((0..<4).map { frame($0).minY } == [20, 145, 270, 20])
        #expect(collection.contentSize == CGSize(width: 146, height: 400))
    }

    @Test func `C42 items keep least spacing, stay inside and never overlap`() {
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            for breadth: CGFloat in [30, 50, 77, 120, 200] {
                for spacing: CGFloat in [0, 4, 10] {
                    for count in [1, 2, 7, 23] {
                        layout.scrollDirection = direction
                        layout.minimumInteritemSpacing = spacing
                        layout.sectionInset = insets(3, 4, 5, 6)
                        show([items(count, breadth, breadth)])
                        let inside = CGRect(origin: .zero, size: collection.contentSize).inset(by: layout.sectionInset)
                        let frames = (0..<count).map { frame($0) }
                        let fits = { (frame: CGRect) in
                            frame.minX >= inside.minX - 0.001 && frame.maxX <= inside.maxX + 0.001
                                && frame.minY >= inside.minY - 0.001 && frame.maxY <= inside.maxY + 0.001
                        }
                        #expect(frames.allSatisfy(fits), "\(direction.rawValue) \(breadth) \(spacing) \(count)")
                        for (one, other) in zip(frames, frames.dropFirst()) {
                            let beside = direction == .vertical ? one.minY == other.minY : one.minX == other.minX
                            let gap = direction == .vertical ? other.minX - one.maxX : other.minY - one.maxY
                            #expect(!one.insetBy(dx: 0.001, dy: 0.001).intersects(other))
                            if beside { #expect(gap >= spacing - 0.001, "\(direction) \(breadth) \(spacing) \(count)") }
                        }
                    }
                }
            }
        }
    }

    @Test func `C44 only another breadth places everything anew`() {
        show([items(5)])
        collection.frame.size.width = 215
        collection.layoutIfNeeded()
        #expect(frame(1).minX == 115 && frame(2).minY == 50 && collection.contentSize.width == 215)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 40, 215, 400)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 214, 400)))
    }

    private final class Stair: UICollectionViewLayout {
        var prepared = 0, widths: [CGFloat] = []

        override func prepare() {
            super.prepare()
            prepared += 1
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = rect(50 * CGFloat(indexPath.item), 50 * CGFloat(indexPath.item), 50, 50)
            attributes.alpha = 0.5
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            widths += [collectionView?.bounds.width ?? 0, newBounds.width]
            return true
        }
    }

    @Test func `C44 a layout of an app's own is prepared, asked and obeyed`() throws {
        let stair = Stair()
        show([items(10)])
        collection.collectionViewLayout = stair
        collection.layoutIfNeeded()
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.frame == rect(150, 150, 50, 50) && cell.alpha == 0.5)
        #expect(collection.visibleCells.count == 7 && collection.contentSize == CGSize(width: 500, height: 500))
        let before = stair.prepared
        collection.frame.size.width = 300
        collection.layoutIfNeeded()
        #expect(stair.widths.prefix(2) == [345, 300] && stair.prepared == before + 1)
        let copy = stair.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.copy()
        #expect((copy as? UICollectionViewLayoutAttributes)?.frame == rect(100, 100, 50, 50))
    }

    @Test func `C44 a layout is not asked about bounds before it is prepared`() {
        let stair = Stair()
        let list = UICollectionView(frame: .zero, collectionViewLayout: stair)
        (list.frame, list.bounds.origin.y) = (rect(0, 0, 300, 200), 10)
        #expect(stair.prepared == 0 && stair.widths.isEmpty)
        list.layoutIfNeeded()
        list.frame.size.width = 250
        #expect(stair.widths == [300, 250])
    }
}

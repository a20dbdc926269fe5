import Testing
import UIKit

/// 90 items of 100 × 40 points, three in a line, each with a text field.
@MainActor private final class Items: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(frame: rect(0, 100, 345, 400), collectionViewLayout: layout)
    var counts = [90]
    var asked: [Int] = [], log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 4
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("did \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("former \(indexPath.item)")
    }
}

private final class FieldItem: UICollectionViewCell {
    let field = UITextField(frame: rect(50, 5, 40, 30))
    var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

@MainActor private final class ShownItems {
    let phone = Phone(), items = Items()

    init() {
        phone.show(items)
        phone.settle()
    }
}

@MainActor final class CollectionTests {
    /// Between a suite's initializer and its test, another test may install its own phone, so the test itself makes the
    /// phone.
    private lazy var bench = ShownItems()
    private var phone: Phone { bench.phone }
    private var items: Items { bench.items }

    private var collection: UICollectionView { items.collection }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    private func scroll(to y: CGFloat) {
        collection.contentOffset.y = y
        phone.endTurn()
    }

    @Test func `C41 only visible items have cells, and cells are reused`() {
        #expect(items.asked == Array(0..<30) && collection.visibleCells.count == 30)
        #expect(collection.contentSize == CGSize(width: 345, height: 1200))
        let first = collection.cellForItem(at: path(0)) as? FieldItem
        #expect(first?.frame == rect(0, 0, 100, 40) && first?.contentView.frame == rect(0, 0, 100, 40))
        scroll(to: 40)
        #expect(items.asked.suffix(3) == [30, 31, 32] && collection.cellForItem(at: path(0)) == nil)
        #expect(first?.reuses == 1 && first?.window != nil)
        scroll(to: 800)
        #expect(collection.indexPathsForVisibleItems.sorted() == (60..<90).map { path($0) })
    }

    @Test func `C41 an edited cell stays when its item leaves the screen`() {
        let edited = (collection.cellForItem(at: path(0)) as? FieldItem)?.field
        edited?.becomeFirstResponder()
        scroll(to: 800)
        #expect(edited?.isFirstResponder == true && edited?.window != nil)
        #expect(collection.visibleCells.count == 31)
        edited?.resignFirstResponder()
        scroll(to: 760)
        #expect(collection.cellForItem(at: path(0)) == nil && collection.visibleCells.count == 30)
    }

    @Test func `C41 items and points tell of each other`() {
        #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 90)
        #expect(collection.indexPathForItem(at: CGPoint(x: 130, y: 41)) == path(4))
        #expect(collection.indexPathForItem(at: CGPoint(x: 110, y: 41)) == nil)
        #expect(collection.cellForItem(at: path(7)).map(collection.indexPath(for:)) == path(7))
        #expect(collection.layoutAttributesForItem(at: path(89))?.frame == rect(245, 1160, 100, 40))
        #expect(collection.layoutAttributesForItem(at: path(90)) == nil)
    }

    @Test func `C45 the delegate hears of items chosen by tap, not by code`() {
        phone.tap(at: CGPoint(x: 20, y: 120))
        #expect(items.log == ["did 0"] && collection.cellForItem(at: path(0))?.isSelected == true)
        phone.tap(at: CGPoint(x: 20, y: 160))
        #expect(items.log == ["did 0", "former 0", "did 3"] && collection.indexPathsForSelectedItems == [path(3)])
        phone.tap(at: CGPoint(x: 130, y: 160))
        #expect(items.log.count == 3, "it may not be highlighted")
        collection.selectItem(at: path(60), animated: false, scrollPosition: .top)
        #expect(items.log.count == 3 && collection.contentOffset.y == 800)
        #expect(collection.indexPathsForSelectedItems == [path(60)])
        collection.reloadData()
        #expect(collection.indexPathsForSelectedItems == [])
    }

    @Test func `C45 with several choices a second tap lets an item go`() {
        collection.allowsMultipleSelection = true
        for x: CGFloat in [20, 130, 20] { phone.tap(at: CGPoint(x: x, y: 120)) }
        #expect(items.log == ["did 0", "did 1", "former 0"] && collection.indexPathsForSelectedItems == [path(1)])
    }

    @Test func `C43 scrolling puts an item where asked, within the content`() {
        let expected: [(UICollectionView.ScrollPosition, CGFloat)] = [
            (.top, 480), (.centeredVertically, 300), (.bottom, 120),
            ([], 120)
        ]
        for (position, offset) in expected {
            collection.scrollToItem(at: path(36), at: position, animated: false)
            #expect(collection.contentOffset.y == offset)
        }
        collection.contentInset.bottom = 100
        collection.scrollToItem(at: path(89), at: .bottom, animated: true)
        phone.settle()
        #expect(collection.contentOffset.y == 900, "\(collection.contentSize) \(collection.adjustedContentInset)")
    }

    @Test func `C46 changes move cells and choices with their items`() {
        let fifth = collection.cellForItem(at: path(5)), ninth = collection.cellForItem(at: path(9))
        collection.selectItem(at: path(9), animated: false, scrollPosition: [])
        items.asked = []
        items.counts = [90]
        var completed = false
        self.collection.performBatchUpdates {
            self.collection.deleteItems(at: [self.path(2), self.path(5)])
            self.collection.insertItems(at: [self.path(0), self.path(3)])
        } completion: {
            completed = $0
        }
        phone.settle()
        #expect(completed && collection.cellForItem(at: path(9)) === ninth)
        #expect(ninth?.frame == rect(0, 120, 100, 40) && collection.indexPathsForSelectedItems == [path(9)])
        #expect(items.asked.sorted() == [0, 3] && collection.cellForItem(at: path(5)) !== fifth)
        items.counts = [91]
        collection.insertItems(at: [path(0)])
        phone.settle()
        #expect(collection.cellForItem(at: path(10)) === ninth && collection.numberOfItems(inSection: 0) == 91)
        items.counts = [3, 91]
        collection.insertSections([0])
        phone.settle()
        #expect(collection.cellForItem(at: path(10, 1)) === ninth && collection.numberOfSections == 2)
    }

    @Test func `C42 headers have views, and a header without length has none`() {
        let kind = UICollectionView.elementKindSectionHeader
        #expect(collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
        items.layout.headerReferenceSize = CGSize(width: 1, height: 30)
        phone.settle()
        #expect(collection.supplementaryView(forElementKind: kind, at: path(0))?.frame == rect(0, 0, 345, 30))
        #expect(collection.cellForItem(at: path(0))?.frame.minY == 30)
        scroll(to: 31)
        #expect(collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }

    @Test func `C41 only a selected cell shows its selected background`() {
        let cell = UICollectionViewCell(frame: rect(0, 0, 50, 40)), plain = UIView(), chosen = UIView()
        (cell.backgroundView, cell.selectedBackgroundView) = (plain, chosen)
        #expect(cell.subviews == [plain, cell.contentView] && plain.frame == rect(0, 0, 50, 40))
        cell.isSelected = true
        #expect(cell.subviews == [plain, chosen, cell.contentView])
        cell.isSelected = false
        #expect(cell.subviews == [plain, cell.contentView])
    }
}

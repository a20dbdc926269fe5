import Testing
import UIKit

/// A list of messages, one of them in two lines, with a header and a growing composer in the last cell.
@MainActor private final class Messages: UIViewController, UICollectionViewDataSource {
    var count = 40
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var layout: UICollectionViewCompositionalLayout {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        list.headerMode = .supplementary
        return .list(using: list)
    }
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item == 1 ? "one\ntwo\nthree\nfour" : "message \(item)"
        cell.contentConfiguration = content
        cell.accessories = item == 2 ? [.disclosureIndicator()] : []
    }
    private let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
        var content = UIListContentConfiguration.cell()
        content.text = "Messages"
        view.contentConfiguration = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.contentInsetAdjustmentBehavior = .never
        collection.dataSource = self
        view.addSubview(collection)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: heads, for: indexPath)
    }

    func frame(_ item: Int) -> CGRect { collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero }
}

@MainActor @Suite struct ListLayoutTests {
    @Test func `C72 a row of a list is as high as its content, at least 44`() {
        let host = Host()
        let page = Messages()
        host.show(page)
        host.endTurn()
        let first = page.frame(0), second = page.frame(1), third = page.frame(2)
        #expect(first.width == 390 && first.minY == 44 && first.height == 44)
        #expect(second.minY == first.maxY && second.height > 70 && third.minY == second.maxY && third.height == 44)
        #expect(page.collection.contentSize.height == 44 * 40 + second.height)
    }

    @Test func `C72 a row grows with its content, and rows below it follow`() {
        let host = Host()
        let page = Messages()
        host.show(page)
        host.endTurn()
        let cell = page.collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
        var content = UIListContentConfiguration.cell()
        content.text = "one\ntwo\nthree"
        cell?.contentConfiguration = content
        host.endTurn()
        #expect(page.frame(0).height > 60 && page.frame(1).minY == page.frame(0).maxY)
    }

    @Test func `C73 an accessory takes its width from the content`() throws {
        let host = Host()
        let page = Messages()
        host.show(page)
        host.endTurn()
        let cell = try #require(page.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 390 - 16)
        let plain = try #require(page.collection.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(plain.contentView.frame.width == 390)
    }

    @Test func `C73 a plain list's header stays in sight, a group's header scrolls`() throws {
        let host = Host()
        let cases: [(UICollectionLayoutListConfiguration.Appearance, CGFloat)] = [(.plain, 200), (.insetGrouped, 0)]
        for (appearance, top) in cases {
            let page = Messages()
            page.appearance = appearance
            host.show(page)
            host.endTurn()
            let kind = UICollectionView.elementKindSectionHeader
            let head = try #require(
                page.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
            page.collection.contentOffset.y = 200
            host.endTurn()
            #expect(head.frame.minY == top)
            #expect(page.frame(5).minX == (appearance == .plain ? 0 : 16))
        }
    }

    @Test func `C73 a list turns with its width`() {
        let host = Host()
        let page = Messages()
        host.show(page)
        host.endTurn()
        let narrow = page.frame(0).width
        page.collection.frame.size.width = 300
        host.endTurn()
        #expect(narrow == 390 && page.frame(0).width == 300 && page.collection.contentSize.width == 300)
    }

    @Test func `C73 items of a group stand side by side, groups below each other`() {
        let host = Host()
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
        let page = Messages()
        page.count = 5
        host.show(page)
        page.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        host.endTurn()
        #expect(page.frame(0) == CGRect(x: 20, y: 5, width: 175, height: 60))
        #expect(page.frame(1) == CGRect(x: 195, y: 5, width: 175, height: 60))
        #expect(page.frame(4) == CGRect(x: 20, y: 145, width: 175, height: 60))
        #expect(page.collection.contentSize == CGSize(width: 390, height: 212))
    }

    @Test func `C72 a cell's configuration follows its state before it is measured`() {
        let host = Host()
        let page = Messages()
        host.show(page)
        host.endTurn()
        let cell = page.collection.cellForItem(at: IndexPath(item: 3, section: 0))
        var states: [Bool] = []
        cell?.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        host.endTurn()
        page.collection.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        host.endTurn()
        #expect(states == [false, true])
    }
}

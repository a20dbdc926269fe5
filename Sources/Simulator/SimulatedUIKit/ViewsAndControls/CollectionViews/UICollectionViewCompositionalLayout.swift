// Fidelity: partial — sections of groups and lists from the top down, self-sizing; sideways layouts and decorations are absent

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0

    public override init() { super.init() }
}

@available(iOS 13.0, *)
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open lazy var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var rows = TableRows()
    private var plans: [SectionPlan] = []
    /// The heights that shown views have told, valid for one width.
    private var heights: [Element: CGFloat] = [:]
    private var width: CGFloat = 0

    private struct Element: Hashable {
        var path: IndexPath
        let kind: String?
    }

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(section: section)
        self.configuration = configuration
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        super.init(coder: coder)
    }

    @available(iOS 14.0, *)
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        (rows, plans) = (TableRows(), [])
        guard let collection = collectionView else { return }
        if configuration.scrollDirection != .vertical {
            unmodelled("UICollectionViewCompositionalLayoutConfiguration.scrollDirection", placing: self)
        }
        if collection.bounds.width != width { heights = [:] }
        width = collection.bounds.width
        let environment = LayoutEnvironment(of: collection)
        for section in 0..<collection.numberOfSections {
            guard let layout = provider(section, environment) else {
                UIKitException.internalInconsistency.raise("Invalid section definition. Please specify a valid section")
            }
            let plan = SectionPlan(layout, count: collection.numberOfItems(inSection: section), in: collection)
            if layout.orthogonalScrollingBehavior != .none {
                unmodelled("NSCollectionLayoutSection.orthogonalScrollingBehavior", placing: self)
            }
            plans.append(plan)
            add(plan, section)
        }
        rows.finish()
    }

    /// The appearance of a section that is a list.
    @_spi(Simulation) public func listAppearance(
        ofSection section: Int
    ) -> UICollectionLayoutListConfiguration.Appearance? {
        plans.indices.contains(section) ? plans[section].list?.appearance : nil
    }

    private func add(_ plan: SectionPlan, _ section: Int) {
        rows.beginSection(header: TableRows.Height(points: endLength(plan, section, isFooter: false)))
        for row in 0..<plan.rowCount { rows.append(TableRows.Height(points: rowLength(plan, section, row))) }
        rows.append(TableRows.Height(points: endLength(plan, section, isFooter: true)))
    }

    private func endLength(_ plan: SectionPlan, _ section: Int, isFooter: Bool) -> CGFloat {
        let items = plan.boundaries.filter { $0.isFooter == isFooter }
        let own = items.reduce(0) { $0 + height(of: $1, section, plan) }
        guard isFooter else { return own + plan.insets.top }
        return own + plan.insets.bottom
            + (section + 1 < (collectionView?.numberOfSections ?? 0) ? configuration.interSectionSpacing : 0)
    }

    private func height(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, _ plan: SectionPlan
    ) -> CGFloat {
        let element = Element(path: IndexPath(item: 0, section: section), kind: item.elementKind)
        return heights[element] ?? item.layoutSize.heightDimension.length(in: plan.room)
    }

    private func rowLength(_ plan: SectionPlan, _ section: Int, _ row: Int) -> CGFloat {
        let known = plan.items(inRow: row).compactMap { item -> CGFloat? in
            heights[Element(path: IndexPath(item: item, section: section), kind: nil)]
        }
        return (known.max() ?? plan.slot(ofItem: row * plan.slotsPerRow).size.height) + plan.spacing(afterRow: row)
    }

    // MARK: Measuring

    override var measures: Bool { true }

    override func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath, kind = attributes.representedElementKind
        guard plans.indices.contains(path.section), isEstimated(path, kind) else { return false }
        let wanted = view.preferredLayoutAttributesFitting(attributes).size.height
        let scale = Simulation.current.screen.scale, height = (wanted * scale - 1e-6).rounded(.up) / scale
        let element = Element(path: path, kind: kind), former = heights.updateValue(height, forKey: element)
        guard former ?? attributes.size.height != height else { return false }
        let plan = plans[path.section]
        if let kind {
            let isFooter = plan.boundaries.first { $0.elementKind == kind }?.isFooter ?? false
            rows.measureEnd(path.section, isFooter: isFooter, endLength(plan, path.section, isFooter: isFooter))
        } else {
            let row = path.item / plan.slotsPerRow
            _ = rows.measure(IndexPath(row: row, section: path.section), rowLength(plan, path.section, row))
        }
        return true
    }

    private func isEstimated(_ path: IndexPath, _ kind: String?) -> Bool {
        let plan = plans[path.section]
        guard let kind else { return plan.slot(ofItem: path.item).isEstimated }
        return plan.boundaries.first { $0.elementKind == kind }?.layoutSize.heightDimension.isEstimated ?? false
    }

    override func itemsDidMove(_ way: (IndexPath) -> IndexPath?) {
        var moved: [Element: CGFloat] = [:]
        for (element, height) in heights where element.kind == nil {
            if let path = way(element.path) { moved[Element(path: path, kind: nil)] = height }
        }
        heights = moved
    }

    // MARK: Places

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = rows.rows(from: rect.minY, to: rect.maxY).flatMap { row in
            plans[row.path.section].items(inRow: row.path.row).compactMap {
                self.layoutAttributesForItem(at: IndexPath(item: $0, section: row.path.section))
            }
        }
        let ends = rows.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            plans[section].boundaries.compactMap {
                self.layoutAttributesForSupplementaryView(
                    ofKind: $0.elementKind, at: IndexPath(item: 0, section: section))
            }
        }
        return items + ends
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard plans.indices.contains(indexPath.section), indexPath.item >= 0 else { return nil }
        let plan = plans[indexPath.section], row = indexPath.item / plan.slotsPerRow
        guard indexPath.item < plan.count, let place = rows[IndexPath(row: row, section: indexPath.section)] else {
            return nil
        }
        let slot = plan.slot(ofItem: indexPath.item)
        let height = heights[Element(path: indexPath, kind: nil)] ?? slot.size.height
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let box = CGRect(x: slot.x, y: place.top, width: slot.size.width, height: height)
        attributes.frame = plan.reads(box.inset(by: slot.insets))
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let section = indexPath.section
        guard plans.indices.contains(section), let ends = rows.ends(ofSection: section),
            let index = plans[section].boundaries.firstIndex(where: { $0.elementKind == elementKind })
        else { return nil }
        let plan = plans[section], item = plan.boundaries[index], height = height(of: item, section, plan)
        let before = plan.boundaries[..<index].filter { $0.isFooter == item.isFooter }
            .reduce(0) { $0 + self.height(of: $1, section, plan) }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        var top = (item.isFooter ? ends.footer.top + plan.insets.bottom : ends.header.top) + before
        if item.pinToVisibleBounds {
            top = pinned(top, height, item.isFooter, in: ends.header.top...ends.footer.bottom)
        }
        attributes.zIndex = item.pinToVisibleBounds ? 1 : 0
        let width = item.layoutSize.widthDimension.length(in: plan.room)
        attributes.frame = plan.reads(CGRect(x: plan.insets.left, y: top, width: width, height: height))
        return attributes
    }

    /// Keeps a header or a footer in sight while its section is (rule C51).
    private func pinned(
        _ top: CGFloat, _ height: CGFloat, _ isFooter: Bool, in section: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard let collection = collectionView else { return top }
        let sight = collection.bounds.inset(by: collection.adjustedContentInset)
        return isFooter
            ? min(top, max(sight.maxY - height, section.lowerBound))
            : max(top, min(sight.minY, section.upperBound - height))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    open override var collectionViewContentSize: CGSize { CGSize(width: width, height: rows.bottom) }
}

// Fidelity: partial — items, supplementary views, reuse, selection, immediate updates; animations, menus and moving are absent

import Foundation

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout {
        get { collectionViewLayoutStorage }
        set { collectionViewLayoutStorage = newValue }
    }
    private var collectionViewLayoutStorage: UICollectionViewLayout {
        didSet {
            guard collectionViewLayoutStorage !== oldValue else { return }
            oldValue.collectionView = nil
            takeLayout()
        }
    }
    open var dataSource: (any UICollectionViewDataSource)? {
        get { dataSourceStorage }
        set { dataSourceStorage = newValue }
    }
    private weak var dataSourceStorage: (any UICollectionViewDataSource)? { didSet { askAnew() } }
    /// A new delegate reloads everything, because a flow layout asks the delegate for sizes.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open lazy var backgroundView: UIView? = nil {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    /// A visible item, or a visible supplementary view of a kind.
    private struct Element: Hashable, Comparable {
        let path: IndexPath, kind: String?

        static func < (one: Element, other: Element) -> Bool {
            one.path == other.path ? (one.kind ?? "") < (other.kind ?? "") : one.path < other.path
        }
    }
    private struct Reuse: Hashable {
        let kind: String?, identifier: String
    }

    private var shown: [Element: UICollectionReusableView] = [:]
    /// Shown elements whose sizes the layout has not asked for.
    private var unmeasured: Set<Element> = []
    @available(iOS 16.0, *)
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    private var selected: [IndexPath] = []
    private var pressedCell: UICollectionViewCell?
    private var knownCounts: [Int] = []
    /// Whether the collection view has to ask the data source for the counts again (rule C70).
    private var mustCount = true
    private var classes: [Reuse: UICollectionReusableView.Type] = [:]
    private var spare: [(kind: String?, view: UICollectionReusableView)] = []
    private var batch = UpdateBatch()
    /// The item whose cell the data source fills anew at the moment.
    private var reconfigured: IndexPath?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayoutStorage = layout
        super.init(frame: frame)
        takeLayout()
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        collectionViewLayoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        takeLayout()
    }

    private func takeLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    override func delegateDidChange() { collectionViewLayout.invalidateLayout() }

    override func boundsDidChange(from old: CGRect) {
        // A layout that is to be prepared anew is not asked, and has nothing to answer from before its first preparation.
        if !collectionViewLayout.isInvalid, layoutAgrees(toReplace: old) { collectionViewLayout.invalidateLayout() }
        super.boundsDidChange(from: old)
    }

    private func layoutAgrees(toReplace old: CGRect) -> Bool {
        let new = bounds
        setQuietly(old)
        defer { setQuietly(new) }
        return collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
    }

    /// Sets the bounds while the layout still uses the former bounds (rule C44).
    private func setQuietly(_ bounds: CGRect) {
        let layer = layer
        layer.partSetByView = .bounds
        layer.bounds = bounds
        layer.partSetByView = nil
    }

    /// Changed insets may shorten the lines of a flow layout.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[Reuse(kind: nil, identifier: identifier)] = cellClass as? UICollectionViewCell.Type
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let reuse = Reuse(kind: elementKind, identifier: identifier)
        classes[reuse] = viewClass as? UICollectionReusableView.Type
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(Reuse(kind: nil, identifier: identifier), indexPath)
        guard let cell = view as? UICollectionViewCell else { raiseUnknown(identifier, "UICollectionElementKindCell") }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(Reuse(kind: elementKind, identifier: identifier), indexPath) else {
            raiseUnknown(identifier, elementKind)
        }
        return view
    }

    private func raiseUnknown(_ identifier: String, _ kind: String) -> Never {
        UIKitException.internalInconsistency.raise(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
                + "the identifier or connect a prototype cell in a storyboard")
    }

    /// Takes a free view, preferably the view that last showed the element.
    ///
    /// So the same actions always lead to the same views.
    private func dequeue(_ reuse: Reuse, _ path: IndexPath) -> UICollectionReusableView? {
        if reuse.kind == nil, path == reconfigured, let cell = cellForItem(at: path),
            cell.reuseIdentifier == reuse.identifier
        {
            return cell
        }
        let free = spare.indices.filter {
            spare[$0].kind == reuse.kind && spare[$0].view.reuseIdentifier == reuse.identifier
        }
        guard let index = free.first(where: { spare[$0].view.lastPath == path }) ?? free.first else {
            let place =
                reuse.kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
                ?? collectionViewLayout.layoutAttributesForItem(at: path)
            return classes[reuse]?.init(registeredFor: reuse.identifier, frame: place?.frame ?? .zero)
        }
        let view = spare.remove(at: index).view
        view.prepareForReuse()
        return view
    }

    // MARK: Layout

    open func reloadData() { askAnew() }

    /// Discards all elements and asks the data source again.
    ///
    /// `reloadData()` would have the same effect, but UIKit itself never calls `reloadData()` (rule C63).
    private func askAnew() {
        for element in shown.keys.sorted() { takeOut(element) }
        selected = []
        mustCount = true
        collectionViewLayout.invalidateLayout()
    }

    private var counts: [Int] {
        if mustCount {
            mustCount = false
            knownCounts = askedCounts
        }
        return knownCounts
    }

    private var askedCounts: [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    private func prepareLayout() {
        guard collectionViewLayout.isInvalid else { return }
        collectionViewLayout.isInvalid = false
        collectionViewLayout.prepare()
        if collectionViewLayout.measures { unmeasured.formUnion(shown.keys) }
        contentSizeDidChange()
    }

    private func contentSizeDidChange() {
        let size = collectionViewLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    /// A cell with the first responder stays after the cell has left the screen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // Views that turn out smaller than estimated make more elements visible, so another round is needed.
        repeat {
            prepareLayout()
            layOutElements()
        } while measureNewElements()
        hasBeenBroughtBack = false
        backgroundView.map(placeBackground)
    }

    /// Asks new views for their sizes, and returns whether elements move.
    private func measureNewElements() -> Bool {
        let held = heldItem
        var isNew = false
        for element in unmeasured.sorted() { isNew = measure(element) || isNew }
        unmeasured = []
        guard isNew else { return false }
        contentSizeDidChange()
        if let held, let now = collectionViewLayout.layoutAttributesForItem(at: held.path) {
            contentOffset.y += now.frame.minY - held.top
        }
        return true
    }

    private func measure(_ element: Element) -> Bool {
        guard let view = shown[element] else { return false }
        let place =
            element.kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: element.path) }
            ?? collectionViewLayout.layoutAttributesForItem(at: element.path)
        guard let place else { return false }
        return collectionViewLayout.measure(view, place)
    }

    /// The first visible item and its top edge, which new sizes leave in place while a finger moves the items (rule C65).
    private var heldItem: (path: IndexPath, top: CGFloat)? {
        guard
            isDragging || isComingToRest || hasBeenBroughtBack
                || Simulation.current.switches.contains(.movesOffsetOverEstimates)
        else { return nil }
        return indexPathsForVisibleItems.lazy.compactMap { path in
            self.collectionViewLayout.layoutAttributesForItem(at: path).map { (path, $0.frame) }
        }.first { $1.maxY > self.bounds.minY && !self.unmeasured.contains(Element(path: $0, kind: nil)) }
            .map { ($0, $1.minY) }
    }

    /// Before iOS 16 only an update changes the size (rule C39).
    func cellWantsOtherSize(_ cell: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, Simulation.current.screen.profile.systemVersion >= 16,
            !collectionViewLayout.isInvalid, let element = shown.first(where: { $0.value === cell })?.key,
            !unmeasured.contains(element), measure(element)
        else { return }
        contentSizeDidChange()
        setNeedsLayout()
    }

    private func layOutElements() {
        let placed = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
            $0.frame.intersects(bounds)
        }
        var attributes: [Element: UICollectionViewLayoutAttributes] = [:]
        for place in placed { attributes[Element(path: place.indexPath, kind: place.representedElementKind)] = place }
        for element in shown.keys.sorted() where attributes[element] == nil {
            if isEdited(element) {
                attributes[element] = collectionViewLayout.layoutAttributesForItem(at: element.path)
            } else {
                takeOut(element)
            }
        }
        // Visit the elements in their order, because observers see the order in which the frames change.
        for element in attributes.keys.sorted() {
            guard let place = attributes[element] else { continue }
            if let view = shown[element] { view.take(place) } else { putIn(element, at: place) }
        }
    }

    private func placeBackground(_ view: UIView) {
        view.frame = bounds
        if view.superview !== self { insertSubview(view, at: 0) }
        sendSubviewToBack(view)
    }

    private func putIn(_ element: Element, at place: UICollectionViewLayoutAttributes) {
        guard let view = makeView(of: element) else { return }
        shown[element] = view
        unmeasured.insert(element)
        view.collection = self
        (view as? UICollectionViewCell)?.isSelected = selected.contains(element.path)
        // A new view appears at its final position at once, even while other views move.
        Simulation.current.animations.withoutAnimation {
            view.take(place)
            tell(of: view, element, comes: true)
            insertSubview(view, at: 0)
            if view.lastPath != nil { view.layoutIfNeeded() }
        }
    }

    private func makeView(of element: Element) -> UICollectionReusableView? {
        guard let kind = element.kind else { return dataSource?.collectionView(self, cellForItemAt: element.path) }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
    }

    private func tell(of view: UICollectionReusableView, _ element: Element, comes: Bool) {
        let path = element.path
        switch (element.kind, comes, view as? UICollectionViewCell) {
        case (nil, true, let cell?): delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case (nil, false, let cell?): delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case (let kind?, true, _):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case (let kind?, false, _):
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        default: break
        }
    }

    private func isEdited(_ element: Element) -> Bool {
        guard element.kind == nil, let view = window?.firstResponderStorage as? UIView, let cell = shown[element] else {
            return false
        }
        return view.isDescendant(of: cell)
    }

    private func takeOut(_ element: Element) {
        guard let view = shown.removeValue(forKey: element) else { return }
        view.removeFromSuperview()
        view.collection = nil
        view.lastPath = element.path
        if view.reuseIdentifier != nil { spare.append((element.kind, view)) }
        tell(of: view, element, comes: false)
    }

    // MARK: Elements

    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return collectionViewLayout.layoutAttributesForElements(in: area)?
            .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key.path }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[Element(path: indexPath, kind: nil)] as? UICollectionViewCell
    }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == nil }.map(\.path).sorted() }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { shown[Element(path: indexPath, kind: elementKind)] }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            let count = numberOfItems(inSection: indexPath.section)
            UIKitException.invalidArgument.raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only "
                    + "\(count) items in section \(indexPath.section). Collection view: \(self).")
        }
        let offset = scrollPosition.offset(of: frame, in: bounds.size, inset: adjustedContentInset, from: contentOffset)
        guard let offset else { return scrollRectToVisible(frame, animated: animated) }
        setContentOffset(clamped(offset), animated: animated)
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selected }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelection, let cell = cell(under: touches), let path = indexPath(for: cell),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        pressedCell = cell
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell = releaseCell(), let path = indexPath(for: cell), let touch = touches.first,
            cell.point(inside: touch.location(in: cell), with: event)
        else { return }
        choose(path)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = releaseCell() }

    private func cell(under touches: Set<UITouch>) -> UICollectionViewCell? {
        var candidate = touches.first?.view
        while let current = candidate, current !== self {
            if let cell = current as? UICollectionViewCell, cell.collection === self { return cell }
            candidate = current.superview
        }
        return nil
    }

    private func releaseCell() -> UICollectionViewCell? {
        guard let cell = pressedCell else { return nil }
        pressedCell = nil
        cell.isHighlighted = false
        if let path = indexPath(for: cell) { delegate?.collectionView(self, didUnhighlightItemAt: path) }
        return cell
    }

    private func choose(_ path: IndexPath) {
        if allowsMultipleSelection, selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let former = allowsMultipleSelection ? [] : selected.filter { $0 != path }
        selectItem(at: path, animated: false, scrollPosition: [])
        for path in former { delegate?.collectionView(self, didDeselectItemAt: path) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    // MARK: Updates

    /// The changes are immediate, and complete when the call returns.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // Read the counts before the changes, because a reload may still be pending (rule C70).
        _ = counts
        batch.open()
        updates?()
        batch.close()
        applyUnlessInBatch()
        completion?(true)
    }

    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
    /// Has the data source fill shown cells anew (rule C71).
    @available(iOS 15.0, *)
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = cellForItem(at: path) else { continue }
            reconfigured = path
            let filled = dataSource?.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            UIKitException.internalInconsistency.require(
                filled === cell, "Attempted to reconfigure an item with another cell. Index path: \(path)")
            cellWantsOtherSize(cell)
        }
    }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }

    private func change(_ note: (inout CollectionUpdates) -> Void) {
        batch.note(note)
        applyUnlessInBatch()
    }

    private func applyUnlessInBatch() {
        if let updates = batch.take() { apply(updates) }
    }

    private func apply(_ updates: CollectionUpdates) {
        let former = counts
        follow(updates.path) { updates.check(from: former, to: $0) }
    }

    /// Takes each item on its way to its new place; an item without a way gets a new cell.
    func follow(_ way: (IndexPath) -> IndexPath?, checking check: ([Int]) -> Void = { _ in }) {
        (mustCount, knownCounts) = (false, askedCounts)
        check(knownCounts)
        var moved: [Element: UICollectionReusableView] = [:]
        for element in shown.keys.sorted() {
            guard element.kind == nil, let path = way(element.path) else {
                takeOut(element)
                continue
            }
            moved[Element(path: path, kind: nil)] = shown[element]
        }
        shown = moved
        selected = selected.compactMap(way)
        collectionViewLayout.itemsDidMove(way)
        collectionViewLayout.invalidateLayout()
        Simulation.current.animations.withoutAnimation { layoutIfNeeded() }
    }
}

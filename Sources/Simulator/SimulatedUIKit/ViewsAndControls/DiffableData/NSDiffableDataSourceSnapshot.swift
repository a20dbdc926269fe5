// Fidelity: exact — sections and items with their order; what is used twice or unknown raises as in UIKit

import Foundation

@preconcurrency @available(iOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    @available(iOS 15.0, *)
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
    @available(iOS 15.0, *)
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
    @available(iOS 15.0, *)
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }
    private var reloadedSections: [SectionIdentifierType] = []
    private var reloadedItems: [ItemIdentifierType] = [], reconfiguredItems: [ItemIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

    public init() {}

    // MARK: Questions

    public var numberOfItems: Int { homes.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[known(identifier)] ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Items that exist already move.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            UIKitException.internalInconsistency.raise(
                "There are currently no sections in the data source. Please add a section first.")
        }
        require(identifiers)
        deleteItems(identifiers.filter { homes[$0] != nil })
        place(identifiers, in: known(section)) { $0.count }
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, after: 0) }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, after: 1) }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = home(of: identifier)
        insert([identifier], beside: toIdentifier, after: 0)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = home(of: identifier)
        insert([identifier], beside: toIdentifier, after: 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for item in gone { homes[item] = nil }
    }
    public mutating func deleteAllItems() { self = Self() }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers { _ = home(of: item) }
        reloadedItems += identifiers
    }
    /// A shown cell stays, and its data source fills it anew (rule C71).
    @available(iOS 15.0, *)
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers { _ = home(of: item) }
        reconfiguredItems += identifiers
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Int) {
        require(identifiers)
        let section = home(of: other)
        deleteItems(identifiers.filter { homes[$0] != nil })
        place(identifiers, in: section) { ($0.firstIndex(of: other) ?? $0.count - after) + after }
    }

    private mutating func place(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType,
        at index: ([ItemIdentifierType]) -> Int
    ) {
        var list = items[section] ?? []
        list.insert(contentsOf: identifiers, at: index(list))
        items[section] = list
        for item in identifiers { homes[item] = section }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { add(identifiers) { $0.count } }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { add(identifiers, beside: toIdentifier, after: 0) }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { add(identifiers, beside: toIdentifier, after: 1) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { add([known(identifier)], beside: toIdentifier, after: 0) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { add([known(identifier)], beside: toIdentifier, after: 1) }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { deleteItems(items.removeValue(forKey: section) ?? []) }
        sectionIdentifiers.removeAll(where: Set(identifiers).contains)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections += identifiers.map(known)
    }

    private mutating func add(
        _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, after: Int
    ) {
        let other = known(other)
        add(identifiers) { ($0.firstIndex(of: other) ?? $0.count - after) + after }
    }

    private mutating func add(_ identifiers: [SectionIdentifierType], at index: ([SectionIdentifierType]) -> Int) {
        require(identifiers)
        sectionIdentifiers.removeAll(where: Set(identifiers).contains)
        sectionIdentifiers.insert(contentsOf: identifiers, at: index(sectionIdentifiers))
    }

    // MARK: What raises

    private func require<Identifier: Hashable>(_ identifiers: [Identifier]) {
        let doubled = Dictionary(grouping: identifiers, by: \.self).filter { $1.count > 1 }.keys
        UIKitException.internalInconsistency.require(
            doubled.isEmpty,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(Array(doubled))")
    }

    private func known(_ section: SectionIdentifierType) -> SectionIdentifierType {
        UIKitException.internalInconsistency.require(
            sectionIdentifiers.contains(section), "Invalid parameter not satisfying: section != NSNotFound")
        return section
    }

    private func home(of item: ItemIdentifierType) -> SectionIdentifierType {
        guard let section = homes[item] else {
            UIKitException.internalInconsistency.raise(
                "Invalid parameter not satisfying: indexPath || ignoreInvalidItems")
        }
        return section
    }
}

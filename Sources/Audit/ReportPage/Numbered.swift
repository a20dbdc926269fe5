/// Different items in the order in which they were first asked for, each known by its number from 0.
struct Numbered<Item: Hashable & Encodable>: Encodable {
    private(set) var items: [Item]
    private var numbers: [Item: Int] = [:]

    init(_ items: [Item] = []) {
        self.items = items
        for (number, item) in items.enumerated() { numbers[item] = number }
    }

    mutating func number(of item: Item) -> Int {
        if let known = numbers[item] { return known }
        numbers[item] = items.count
        items.append(item)
        return items.count - 1
    }

    func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

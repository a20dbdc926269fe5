/// A growing list of plain values, in memory of its own.
///
/// An array may be shared, and asks before every write whether it is. The solver writes a few numbers at a time all over its
/// lists, and a third of its time went into the asking. This list has one owner and cannot be copied, so that it need not
/// ask. It is the one place of the module with pointers.
///
/// Every index is checked in code that is not optimised, as all tests are. Optimised code trusts the solver's own numbers, for
/// the checks cost a sixth of the time; numbers from callers are looked up with `indices.contains`.
///
/// The type of the elements cannot be private to another file, though its members can: Swift 6.3 does not compile a list
/// of a private type as a stored property, without optimisation.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    /// Whether the list was told how long it would get.
    private var isReserved = false

    /// Makes a list that asks for memory with its first element: many lists of a solver stay empty.
    ///
    /// Until then it begins at an address that is neither read nor written.
    init() {
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 1)
        capacity = 0
    }

    /// Makes a list that has memory for so many elements, as one does that every system needs: the first of them need not
    /// ask for it.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
        base = .allocate(capacity: self.capacity)
    }

    init(_ elements: [Element]) {
        self.init(capacity: elements.count)
        for index in elements.indices { append(elements[index]) }
    }

    deinit { giveBack() }

    private func giveBack() { if capacity > 0 { base.deallocate() } }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }
    var last: Element? { count == 0 ? nil : base[count - 1] }

    /// The elements as an array, for what is done rarely.
    var elements: [Element] { view.elements }

    subscript(index: Int) -> Element {
        @inline(__always) get { UnsafeBufferPointer(start: base, count: count)[index] }
        @inline(__always) _modify {
            // A buffer checks the index, unless the code is optimised; changing through a buffer would ask for memory then.
            _ = UnsafeBufferPointer(start: base, count: count)[index]
            yield &base[index]
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Takes the last element out, if there is one.
    @inline(__always) mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Drops everything from a place on, and keeps the memory.
    @inline(__always) mutating func truncate(to newCount: Int) {
        if newCount < count { count = max(0, newCount) }
    }

    /// Drops everything, and keeps the memory.
    @inline(__always) mutating func removeAll() { count = 0 }

    /// Makes the list at least this long, by copies of an element at its end.
    ///
    /// It gets an eighth longer if there is room, so that a list that grows with others is not lengthened for each element.
    @inline(__always) mutating func extend(to newCount: Int, with element: Element) {
        if count < newCount { lengthen(to: newCount, with: element) }
    }

    @inline(never) private mutating func lengthen(to newCount: Int, with element: Element) {
        while capacity < newCount { grow() }
        let end = min(capacity, newCount + newCount / 8)
        (base + count).initialize(repeating: element, count: end - count)
        count = end
    }

    mutating func swapAt(_ left: Int, _ right: Int) {
        let element = self[left]
        self[left] = self[right]
        self[right] = element
    }

    /// Copies everything into an array, which gets as many elements.
    func copy(into array: inout [Element]) {
        guard array.count == count else { return array = elements }
        let source = UnsafeBufferPointer(start: base, count: count)
        array.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: source) }
    }

    /// The elements where they are now.
    var view: View {
        @inline(__always) get { View(base: base, count: count) }
    }

    /// The elements at these places, where they are now; an empty range may lie anywhere.
    @inline(__always) func view(of range: Range<Int>) -> View {
        // A buffer checks both ends, unless the code is optimised.
        if !range.isEmpty { _ = UnsafeBufferPointer(start: base, count: count)[range] }
        return View(base: base + range.lowerBound, count: range.count)
    }

    /// Reads and writes the elements of a list, for as long as it neither grows nor goes away.
    ///
    /// A loop that goes through several lists would ask each of them again and again where its elements are.
    struct View {
        fileprivate let base: UnsafeMutablePointer<Element>
        fileprivate let count: Int

        var indices: Range<Int> {
            @inline(__always) get { 0..<count }
        }

        /// The elements as an array, for what is done rarely.
        var elements: [Element] { indices.map { base[$0] } }

        subscript(index: Int) -> Element {
            @inline(__always) get { UnsafeBufferPointer(start: base, count: count)[index] }
            @inline(__always) nonmutating _modify {
                _ = UnsafeBufferPointer(start: base, count: count)[index]
                yield &base[index]
            }
        }
    }

    /// Makes room for a list of this length.
    mutating func reserve(_ length: Int) {
        if length > capacity { move(to: length) }
        isReserved = true
    }

    /// Small lists grow faster, unless they know better: a screen is built in one go, and each growth copies the list.
    @inline(never) private mutating func grow() {
        move(to: max(32, capacity * (capacity < 65_536 && !isReserved ? 4 : 2)))
    }

    private mutating func move(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: base, count: count)
        giveBack()
        (base, capacity) = (larger, newCapacity)
    }
}

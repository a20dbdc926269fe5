/// A growing list of plain values, in its own memory.
///
/// Before every write, Swift checks whether an array shares its storage with another array. The solver writes single
/// numbers all over its lists, and these checks took a third of its time. This list has one owner and cannot be copied,
/// so it needs no check. It is the only type of the module that uses pointers.
///
/// Unoptimised code, such as all tests, checks every index. Optimised code trusts the indices that the solver computes,
/// because the checks cost a sixth of the time. Indices that come from the solver's callers are first checked with
/// `indices.contains`.
///
/// The type of the elements must be visible outside its file, although its members may be private. In an unoptimised
/// build, Swift 6.3 rejects a stored property whose elements have a private type.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    private var isReserved = false

    /// Creates a list that allocates memory only when it gets its first element, because many lists of a solver stay
    /// empty.
    ///
    /// Until then the list leaves its base address unused.
    init() {
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 1)
        capacity = 0
    }

    /// Creates a list that allocates memory for a number of elements at once; it is meant for lists that have elements
    /// in every solver.
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

    var elements: [Element] { view.elements }

    subscript(index: Int) -> Element {
        @inline(__always) get { UnsafeBufferPointer(start: base, count: count)[index] }
        @inline(__always) _modify {
            // In unoptimised code, reading the element through a buffer checks the index. The element is then changed
            // through the pointer, because a change through a buffer would allocate memory.
            _ = UnsafeBufferPointer(start: base, count: count)[index]
            yield &base[index]
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Removes all elements from an index on, and keeps the memory.
    @inline(__always) mutating func truncate(to newCount: Int) {
        if newCount < count { count = max(0, newCount) }
    }

    /// Removes all elements, and keeps the memory.
    @inline(__always) mutating func removeAll() { count = 0 }

    /// Extends the list to at least a length, with copies of an element at its end.
    ///
    /// If there is room, the list becomes an eighth longer than requested. Lists that follow the growth of another list
    /// then need fewer extensions.
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

    /// Copies the elements into an array; the array gets the list's length.
    func copy(into array: inout [Element]) {
        guard array.count == count else { return array = elements }
        let source = UnsafeBufferPointer(start: base, count: count)
        array.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: source) }
    }

    var view: View {
        @inline(__always) get { View(base: base, count: count) }
    }

    /// Returns a view of a range; an empty range may be outside the list.
    @inline(__always) func view(of range: Range<Int>) -> View {
        // In unoptimised code, this access to a buffer checks both bounds of the range.
        if !range.isEmpty { _ = UnsafeBufferPointer(start: base, count: count)[range] }
        return View(base: base + range.lowerBound, count: range.count)
    }

    /// A view that reads and writes the elements of a list, valid until the list grows or is destroyed.
    ///
    /// A loop over several lists uses views, so that it looks up the addresses of the lists only once.
    struct View {
        fileprivate let base: UnsafeMutablePointer<Element>
        fileprivate let count: Int

        var indices: Range<Int> {
            @inline(__always) get { 0..<count }
        }

        var elements: [Element] { indices.map { base[$0] } }

        subscript(index: Int) -> Element {
            @inline(__always) get { UnsafeBufferPointer(start: base, count: count)[index] }
            @inline(__always) nonmutating _modify {
                _ = UnsafeBufferPointer(start: base, count: count)[index]
                yield &base[index]
            }
        }
    }

    mutating func reserve(_ length: Int) {
        if length > capacity { move(to: length) }
        isReserved = true
    }

    /// Enlarges the memory.
    ///
    /// A small list without reserved memory becomes four times as large instead of twice. Each growth copies the list,
    /// and a screen that is built all at once would cause many growths.
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

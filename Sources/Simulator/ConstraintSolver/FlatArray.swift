/// A growing list of plain values, in its own memory.
///
/// Before every write, a Swift array checks whether its storage is shared. These checks took a third of the solver's
/// time. A `FlatArray` has one owner and cannot be copied, so no check is needed. No other type of this module uses
/// pointers.
///
/// Unoptimised code, such as all tests, checks every index. Optimised code does not, because the checks cost a sixth of
/// the time. If an index comes from the solver's caller, the solver first checks it with `indices.contains`.
///
/// The type of the elements must not be private to its file. Swift 6.3 rejects stored properties with private element
/// types in unoptimised builds.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    private var isReserved = false

    /// Creates a list without memory, because many lists of a solver stay empty.
    init() {
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 1)
        capacity = 0
    }

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
            // The next line only reads the element, through a buffer. In unoptimised code, a buffer checks the index.
            // The element is changed through the pointer, because a change through a buffer would allocate memory.
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

    @inline(__always) mutating func truncate(to newCount: Int) {
        if newCount < count { count = max(0, newCount) }
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    /// Appends copies of an element until the list has at least the given number of elements.
    ///
    /// If there is enough memory, the list becomes an eighth longer than requested. Some lists need as many elements as
    /// another list that grows one by one. Because of the additional elements, they are extended less often.
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

    func copy(into array: inout [Element]) {
        guard array.count == count else { return array = elements }
        let source = UnsafeBufferPointer(start: base, count: count)
        array.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: source) }
    }

    var view: View {
        @inline(__always) get { View(base: base, count: count) }
    }

    /// A view of the elements in a range.
    ///
    /// An empty range may be outside the list.
    @inline(__always) func view(of range: Range<Int>) -> View {
        // In unoptimised code, this access checks both bounds of the range.
        if !range.isEmpty { _ = UnsafeBufferPointer(start: base, count: count)[range] }
        return View(base: base + range.lowerBound, count: range.count)
    }

    /// Gives access to a list's elements without copying them.
    ///
    /// A value of this type is valid until the list grows or is destroyed. It stores the address of the elements. So a
    /// loop over several lists looks up each address only once.
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
    /// Each growth copies the list, and a newly built screen would cause many growths. A small list without reserved
    /// memory therefore becomes four times as large. Any other list becomes twice as large.
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

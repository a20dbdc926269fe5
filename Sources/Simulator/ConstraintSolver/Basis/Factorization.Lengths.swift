extension Factorization {
    /// Rows by the number of their coefficients, in linked lists.
    struct Lengths {
        /// By length: the first row; negative for none.
        private(set) var heads: [Int]
        /// By row: the next one of the same length.
        private(set) var nexts: [Int]
        private var previous: [Int]

        init(count: Int) {
            heads = Array(repeating: -1, count: count + 1)
            nexts = Array(repeating: -1, count: count)
            previous = Array(repeating: -1, count: count)
        }

        mutating func insert(_ row: Int, length: Int) {
            nexts[row] = heads[length]
            previous[row] = -1
            if nexts[row] >= 0 { previous[nexts[row]] = row }
            heads[length] = row
        }

        mutating func remove(_ row: Int, length: Int) {
            if nexts[row] >= 0 { previous[nexts[row]] = previous[row] }
            if previous[row] >= 0 { nexts[previous[row]] = nexts[row] } else { heads[length] = nexts[row] }
        }
    }
}

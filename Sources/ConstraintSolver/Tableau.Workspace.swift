extension Tableau {
    /// Buffers that pivots reuse, so that they allocate nothing once the tableau has its size.
    struct Workspace {
        /// By symbol: the place in the loaded row, negative where it has none.
        var places: [Int32] = []
        var columns: [Int32] = []
        var coefficients: [Double] = []
        /// By place: the stamp of the last row that had a coefficient there.
        var visits: [Int] = []
        var stamp = 0
        var lane: [Reference] = []

        /// Spreads a row out, so that its coefficients are found by symbol.
        mutating func load(_ row: [Entry]) {
            columns.removeAll(keepingCapacity: true)
            coefficients.removeAll(keepingCapacity: true)
            for entry in row {
                places[Int(entry.column)] = Int32(columns.count)
                columns.append(entry.column)
                coefficients.append(entry.coefficient)
            }
            while visits.count < columns.count { visits.append(0) }
        }

        /// Forgets the loaded row.
        mutating func unload() {
            for column in columns { places[Int(column)] = -1 }
            lane.removeAll(keepingCapacity: true)
        }
    }
}

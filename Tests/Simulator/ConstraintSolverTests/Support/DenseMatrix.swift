/// A small matrix with an inverse, computed in the slow and obvious way.
struct DenseMatrix {
    var rows: [[Double]]

    /// By elimination with the largest pivot; nil if a pivot is almost zero.
    var inverse: DenseMatrix? {
        let count = rows.count
        var work = rows.enumerated().map { index, row in row + (0..<count).map { $0 == index ? 1.0 : 0 } }
        for column in 0..<count {
            guard let best = (column..<count).max(by: { abs(work[$0][column]) < abs(work[$1][column]) }),
                abs(work[best][column]) > 1e-3
            else { return nil }
            work.swapAt(column, best)
            let pivot = work[column][column]
            work[column] = work[column].map { $0 / pivot }
            for row in 0..<count where row != column {
                let factor = work[row][column]
                for index in work[row].indices { work[row][index] -= factor * work[column][index] }
            }
        }
        return DenseMatrix(rows: work.map { Array($0[count...]) })
    }

    func multiplied(from vector: [Double]) -> [Double] {
        rows.indices.map { column in zip(vector, rows).reduce(0) { $0 + $1.0 * $1.1[column] } }
    }
}

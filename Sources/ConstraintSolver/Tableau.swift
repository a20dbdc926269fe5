/// A sparse matrix that writes every basic symbol as a sum of the others, without constants.
///
/// Rows and columns are contiguous arrays that point into each other, so that a coefficient is found, added and removed
/// in constant time from either side. The simplex above reads rows and columns and asks for pivots; it does not know how
/// they are stored, so that a factored basis can take the place of this type.
struct Tableau {
    /// A coefficient in a row.
    struct Entry {
        var column: Int32
        /// Where the column points back to this entry.
        var link: Int32
        var coefficient: Double
    }

    /// The place of a coefficient, kept by a column.
    struct Reference {
        var row: Int32
        var position: Int32
    }

    private(set) var rows: [[Entry]] = []
    /// By symbol; empty for basic symbols.
    private(set) var columns: [[Reference]] = []
    /// The symbol each row defines, negative for a vacant row.
    private(set) var basics: [Int32] = []
    private var vacantRows: [Int32] = []
    private var workspace = Workspace()

    /// Makes room for one more symbol, as an empty column.
    mutating func addColumn() {
        columns.append([])
        workspace.places.append(-1)
    }

    func coefficient(at reference: Reference) -> Double {
        rows[Int(reference.row)][Int(reference.position)].coefficient
    }

    /// Adds an empty row that defines a symbol.
    mutating func addRow(for symbol: Int) -> Int {
        if let row = vacantRows.popLast() {
            basics[Int(row)] = Int32(symbol)
            return Int(row)
        }
        rows.append([])
        basics.append(Int32(symbol))
        return rows.count - 1
    }

    mutating func removeRow(_ row: Int) {
        for entry in rows[row] { unlink(entry) }
        rows[row].removeAll(keepingCapacity: true)
        basics[row] = -1
        vacantRows.append(Int32(row))
    }

    /// Adds a coefficient that is not there yet.
    mutating func insert(_ coefficient: Double, row: Int, column: Int) {
        let link = Int32(columns[column].count)
        columns[column].append(Reference(row: Int32(row), position: Int32(rows[row].count)))
        rows[row].append(Entry(column: Int32(column), link: link, coefficient: coefficient))
    }

    /// The place in a row of a column's coefficient.
    func position(ofColumn column: Int, inRow row: Int) -> Int? {
        for reference in columns[column] where Int(reference.row) == row { return Int(reference.position) }
        return nil
    }

    /// Makes the row define the symbol of the column at a position in it, and the symbol it defined a column.
    mutating func pivot(row: Int, position: Int) {
        let pivotEntry = rows[row][position]
        let entering = Int(pivotEntry.column), leaving = Int(basics[row])
        unlink(pivotEntry)
        let factor = -1 / pivotEntry.coefficient
        for index in rows[row].indices { rows[row][index].coefficient *= factor }
        rows[row][position] = Entry(column: Int32(leaving), link: 0, coefficient: -factor)
        columns[leaving].append(Reference(row: Int32(row), position: Int32(position)))
        basics[row] = Int32(entering)
        substitute(row: row, for: entering)
    }

    /// Replaces a symbol by its row wherever it occurs.
    private mutating func substitute(row: Int, for symbol: Int) {
        guard !columns[symbol].isEmpty else { return }
        workspace.load(rows[row])
        swap(&workspace.lane, &columns[symbol])
        for index in workspace.lane.indices {
            let reference = workspace.lane[index]
            let target = Int(reference.row), position = Int(reference.position)
            let multiplier = rows[target][position].coefficient
            close(gap: position, inRow: target)
            addLoadedRow(times: multiplier, to: target)
        }
        workspace.unload()
    }

    private mutating func addLoadedRow(times multiplier: Double, to target: Int) {
        workspace.stamp &+= 1
        var index = rows[target].count - 1
        while index >= 0 {
            let entry = rows[target][index]
            let place = Int(workspace.places[Int(entry.column)])
            if place >= 0 {
                workspace.visits[place] = workspace.stamp
                let summand = multiplier * workspace.coefficients[place]
                let sum = entry.coefficient + summand
                if abs(sum) <= Tolerance.cancellation * max(abs(entry.coefficient), abs(summand)) {
                    unlink(entry)
                    close(gap: index, inRow: target)
                } else {
                    rows[target][index].coefficient = sum
                }
            }
            index -= 1
        }
        for place in workspace.columns.indices where workspace.visits[place] != workspace.stamp {
            let coefficient = multiplier * workspace.coefficients[place]
            guard abs(coefficient) > Tolerance.coefficient else { continue }
            insert(coefficient, row: target, column: Int(workspace.columns[place]))
        }
    }

    /// Takes an entry out of its column; the entry itself stays in its row.
    private mutating func unlink(_ entry: Entry) {
        let column = Int(entry.column), link = Int(entry.link)
        let last = columns[column].removeLast()
        guard link < columns[column].count else { return }
        columns[column][link] = last
        rows[Int(last.row)][Int(last.position)].link = entry.link
    }

    /// Fills the place of an unlinked entry with the last one of its row.
    private mutating func close(gap position: Int, inRow row: Int) {
        let last = rows[row].removeLast()
        guard position < rows[row].count else { return }
        rows[row][position] = last
        columns[Int(last.column)][Int(last.link)].position = Int32(position)
    }
}

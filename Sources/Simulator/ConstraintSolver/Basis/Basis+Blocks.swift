/// Equations that depend on each other in a circle.
extension Basis {
    /// The block of the variables that a walk found together; factored now unless it was before.
    mutating func block(of group: Range<Int>) -> Int {
        let known = Int(nodes[Int(walk.order[group.lowerBound].variable)].block)
        if known >= 0, blocks[known].members.count == group.count { return known }
        for place in group {
            let former = Int(nodes[Int(walk.order[place].variable)].block)
            if former >= 0 { dissolve(former) }
        }
        if vacantBlocks.isEmpty {
            vacantBlocks.append(Int32(blocks.count))
            blocks.append(Block())
        }
        let index = Int(vacantBlocks.removeLast())
        // In an order that does not depend on where the walk began, so that the same pairs give the same bits.
        var members: [Int32] = []
        for place in group { members.append(walk.order[place].variable) }
        members.sort()
        for (place, variable) in members.enumerated() {
            nodes[Int(variable)].block = Int32(index)
            nodes[Int(variable)].place = Int32(place)
        }
        blocks[index].members = members
        blocks[index].vector = Array(repeating: 0, count: group.count)
        var rows: [[Factorization.Entry]] = []
        for variable in members { rows.append(rowInBlock(of: variable)) }
        blocks[index].factors = Factorization(rows: rows)
        return index
    }

    private mutating func rowInBlock(of variable: Int32) -> [Factorization.Entry] {
        var row: [Factorization.Entry] = []
        for index in terms(of: Int(nodes[Int(variable)].partner)) {
            let node = nodes[Int(terms[index].variable)]
            guard node.block == nodes[Int(variable)].block else { continue }
            row.append(Factorization.Entry(column: node.place, coefficient: terms[index].coefficient))
        }
        return row
    }

    /// Forgets a block, one of whose equations is about to change.
    mutating func dissolve(_ block: Int) {
        for variable in blocks[block].members { nodes[Int(variable)].block = -1 }
        blocks[block] = Block()
        vacantBlocks.append(Int32(block))
    }
}

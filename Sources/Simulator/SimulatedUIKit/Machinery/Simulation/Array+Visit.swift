// Fidelity: exact — the simulation's own machinery: loops over arrays that allocate no memory

extension Array {
    /// Calls a closure with each element of the array, in order.
    ///
    /// In an unoptimised build, `for in` allocates memory at every element. Code of every frame uses this function,
    /// because tests prove that frames allocate nothing.
    func visit(_ body: (Element) throws -> Void) rethrows {
        var index = 0
        while index < count {
            try body(self[index])
            index += 1
        }
    }
}

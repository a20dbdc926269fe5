// Fidelity: exact — the simulation's own machinery: loops over arrays that allocate no memory

extension Array {
    /// Calls a closure with each element of the array, in order.
    ///
    /// In an unoptimised build, `for in` allocates memory at every element. Code that runs in every frame uses this
    /// function instead. Tests check that the code of a frame allocates no memory.
    func visit(_ body: (Element) throws -> Void) rethrows {
        var index = 0
        while index < count {
            try body(self[index])
            index += 1
        }
    }
}

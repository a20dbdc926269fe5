// Fidelity: exact — the simulation's own machinery: loops over arrays that allocate no memory

extension Array {
    /// Calls a closure with each element of the array, in order.
    ///
    /// Code that runs in every frame uses this function. In an unoptimised build `for in` allocates memory at every
    /// element, and the tests that prove that frames allocate nothing use such a build.
    func visit(_ body: (Element) throws -> Void) rethrows {
        var index = 0
        while index < count {
            try body(self[index])
            index += 1
        }
    }
}

import DeviceSimulation

extension Stage {
    /// A finger begins to swipe the top controller away; throws when there is nothing to go back to.
    public func beginPop() throws(StageError) {
        guard phone.beginPop() else { throw .unreachable("pop") }
    }

    /// The finger has come so far across the screen, 0…1.
    public func movePop(to fraction: Double) { phone.movePop(to: fraction) }

    /// The finger is lifted and the pop goes on by itself; let time pass for it to end.
    public func finishPop() { phone.finishPop() }

    /// The finger is lifted and everything goes back; let time pass for it to end.
    public func cancelPop() { phone.cancelPop() }
}

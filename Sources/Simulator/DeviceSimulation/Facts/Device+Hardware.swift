extension Device {
    /// Whether sensors are let into the display, as an island or a notch: for nothing else does the system keep the sides
    /// of a device free that lies on its side.
    public var hasSensorHousing: Bool { landscapeSafeArea.left > 0 }

    /// How far the strips reach in, from each edge of the screen, that the sensor housing may lie in.
    ///
    /// On its side both are counted, as the system counts them: a device may be turned either way.
    public func sensorHousing(in orientation: Orientation) -> SafeArea {
        guard hasSensorHousing else { return SafeArea(0, 0, 0, 0) }
        let area = safeArea(in: orientation)
        return orientation == .portrait ? SafeArea(area.top, 0, 0, 0) : SafeArea(0, area.left, 0, area.right)
    }

    /// Height of the strip at the screen's bottom that swipes of the home indicator begin in, in points; 0 without one.
    public func homeIndicatorHeight(in orientation: Orientation) -> Double {
        hasHomeIndicator ? safeArea(in: orientation).bottom : 0
    }
}

extension KeyboardHeightRecord {
    /// Every height that is known.
    public static let all: [KeyboardHeightRecord] = phones + pads + others
}

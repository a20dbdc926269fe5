extension Device {
    /// Every device that data is known for.
    public static let all: [Device] = phones + pads
}

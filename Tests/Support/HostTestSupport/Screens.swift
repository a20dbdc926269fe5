public import CoreGraphics
public import DeviceSimulation

/// The screen sizes of the devices in the scenarios.
public enum Screens {
    /// The size of a small phone's screen, in points.
    public static let small = CGSize(width: 375, height: 667)
    /// The size of a large phone's screen, in points.
    public static let large = CGSize(width: 390, height: 844)
    /// The size of an iPad's screen, in points.
    public static let pad = CGSize(width: 834, height: 1194)

    /// An error for a size that no known device's screen has.
    public struct Unknown: Error {
        /// The size, in points.
        public let size: CGSize
    }

    /// Returns the first known device whose screen has the given size in portrait.
    public static func device(_ size: CGSize) throws -> Device {
        guard let device = Device.all.first(where: { $0.portraitSize == size }) else { throw Unknown(size: size) }
        return device
    }
}

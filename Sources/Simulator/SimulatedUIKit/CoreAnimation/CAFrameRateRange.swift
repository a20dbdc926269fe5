// Fidelity: partial — a plain value; every link runs at the display's own rate

@available(iOS 15.0, *)
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
    /// The lowest rate in frames per second, 0 for any.
    ///
    /// Kept for the app.
    public var minimum: Float
    /// The highest rate in frames per second, 0 for any.
    ///
    /// Kept for the app, which can read the value back.
    public var maximum: Float
    /// The preferred rate in frames per second; nil means 0.
    ///
    /// Kept for the app.
    public var preferred: Float?

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    public init() { self = .default }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}

extension KeyboardTransition {
    /// A value of a notification that could not be believed: which one, what it was, and why.
    public struct Anomaly: Sendable, Equatable, CustomStringConvertible {
        /// The value in question.
        public enum Value: String, Sendable, CaseIterable {
            case beginFrame = "begin frame"
            case endFrame = "end frame"
            case duration
            case curve
        }

        /// Why the value was not taken as it stood.
        public enum Reason: String, Sendable, CaseIterable {
            case notANumber = "not a number"
            case infinite
            case negativeSize = "negative size"
            case tooLarge = "too large"
            case negative
            case incomplete = "incomplete, and no screen is known to complete it"
        }

        /// What was done instead.
        public enum Remedy: String, Sendable, CaseIterable { case ignored, clamped }

        /// The value in question.
        public var value: Value
        /// The value as it came, as text.
        public var found: String
        /// Why it was not taken as it stood.
        public var reason: Reason
        /// What was done instead.
        public var remedy: Remedy

        /// Creates an anomaly.
        public init(value: Value, found: String, reason: Reason, remedy: Remedy = .ignored) {
            self.value = value
            self.found = found
            self.reason = reason
            self.remedy = remedy
        }

        /// One line such as `end frame (0, nan, 390, 336) ignored: not a number`.
        public var description: String { "\(value.rawValue) \(found) \(remedy.rawValue): \(reason.rawValue)" }
    }
}

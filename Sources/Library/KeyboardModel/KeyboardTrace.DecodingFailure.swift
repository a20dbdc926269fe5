extension KeyboardTrace {
    /// Why a log could not be read: where, what was found there, and what to do about it.
    public enum DecodingFailure: Error, Sendable, Equatable, CustomStringConvertible {
        /// The data is not JSON at all, or breaks off.
        case notJSON(detail: String)
        /// A value that every log must have is missing.
        case missing(path: String)
        /// A value is of the wrong kind.
        case unexpected(path: String, found: String, remedy: String)

        /// The place of the culprit such as `events[3].end`; empty when the whole is at fault.
        public var path: String {
            switch self {
            case .notJSON: ""
            case .missing(let path), .unexpected(let path, _, _): path
            }
        }

        /// One line with place, finding and remedy.
        public var description: String {
            switch self {
            case .notJSON(let detail):
                "the log is not valid JSON (\(detail)): check that the file is complete; NaN and Infinity must be null"
            case .missing(let path):
                "`\(path)` is missing: add it"
            case .unexpected(let path, let found, let remedy):
                "`\(path)` is \(found): \(remedy)"
            }
        }
    }
}

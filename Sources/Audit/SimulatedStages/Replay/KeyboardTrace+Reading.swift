import DeviceSimulation
public import Foundation

extension KeyboardTrace {
    /// Decodes a recorded log from JSON.
    ///
    /// The data may also be the record of a phone that answered questions about UIKit. Such a record contains the
    /// notifications of the phone's keyboard. Negative or huge sizes are kept, and ``replayed(on:)`` lists them.
    ///
    /// - Throws: ``DecodingFailure`` if the data is not JSON, or if a value is missing or of the wrong kind.
    public static func decode(_ data: Data) throws(DecodingFailure) -> KeyboardTrace {
        let isFilm = isCertificate(data)
        let trace = isFilm ? try decode(Film.self, from: data).trace : try decode(KeyboardTrace.self, from: data)
        guard trace.events.isEmpty else { return trace }
        throw .unexpected(
            path: isFilm ? "film" : "events", found: "without a notification",
            remedy: "record it where a keyboard comes up, without a hardware keyboard")
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data
    ) throws(DecodingFailure) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw failure(for: error, in: data)
        } catch {
            throw .notJSON(detail: "\(error)")
        }
    }

    private static func isCertificate(_ data: Data) -> Bool {
        guard let keys = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.keys else { return false }
        return !keys.contains("events") && (keys.contains("film") || keys.contains("rows"))
    }

    private static func failure(for error: DecodingError, in data: Data) -> DecodingFailure {
        switch error {
        case .keyNotFound(let key, let context):
            return .missing(path: text(for: context.codingPath + [key]))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return unexpected(at: context, in: data)
        case .dataCorrupted(let context):
            if context.codingPath.isEmpty { return .notJSON(detail: shortened(context.debugDescription)) }
            return unexpected(at: context, in: data)
        @unknown default:
            return .notJSON(detail: shortened("\(error)"))
        }
    }

    private static func unexpected(at context: DecodingError.Context, in data: Data) -> DecodingFailure {
        let found = value(at: context.codingPath, in: data).map(describe) ?? "unreadable"
        let remedy = remedy(for: context.codingPath)
        return .unexpected(path: text(for: context.codingPath), found: found, remedy: remedy)
    }

    private static func text(for path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the log" }
        return path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }

    private static func remedy(for path: [any CodingKey]) -> String {
        switch path.last(where: { $0.intValue == nil })?.stringValue {
        case "begin", "end": "write four numbers [x, y, width, height], null for an unknown one, or null"
        case "screen": "write [width, height] in points, or null"
        case "name": "write one of " + SimulatedKeyboard.Event.allCases.map(\.rawValue).joined(separator: ", ")
        case "duration", "t", "visibleHeight": "write a number, or null"
        case "curve": "write a whole number, or null"
        case "isLocal": "write 0, 1, true, false or null"
        case "events", "posts": "write a list of notifications"
        case "film": "write a list of frames with time and posts"
        case "time": "write a number"
        case "kinds": "write a list of words"
        case nil: "write an object with id, source, kinds and events"
        default: "write a text"
        }
    }

    private static func value(at path: [any CodingKey], in data: Data) -> Any? {
        let root = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        return path.reduce(root) { value, key in
            if let index = key.intValue {
                guard let list = value as? [Any], list.indices.contains(index) else { return nil }
                return list[index]
            }
            return (value as? [String: Any])?[key.stringValue]
        }
    }

    private static func describe(_ value: Any) -> String {
        switch value {
        case is NSNull: "null"
        case let text as String: "the text \"\(shortened(text))\""
        case let list as [Any]: "a list of \(list.count)"
        case is [String: Any]: "an object"
        default: "the number \(value)"
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > 60 ? text.prefix(60) + "..." : text
    }
}

extension KeyboardTrace {
    /// The error for a log that cannot be read.
    public enum DecodingFailure: Error, Sendable, Equatable, CustomStringConvertible {
        /// The data is not JSON, or is incomplete.
        case notJSON(detail: String)
        case missing(path: String)
        case unexpected(path: String, found: String, remedy: String)

        /// The position of the error in the log, such as `events[3].end`; empty if the whole log is wrong.
        public var path: String {
            switch self {
            case .notJSON: ""
            case .missing(let path), .unexpected(let path, _, _): path
            }
        }

        /// One line with the position, the value and the remedy.
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

import CoreGraphics
public import Foundation

/// A phone's answers to questions about the assumptions of the simulated UIKit.
public struct CertificateRecord: Codable, Equatable, Sendable {
    /// The UIKit that has answered the questions.
    public enum Maker: String, Codable, Sendable {
        case apple = "Apple's"
        case appleSimulator = "Apple's simulator"
        /// This package's own UIKit on Linux, whose answers prove nothing about a phone.
        case simulated
    }

    /// A question about UIKit, with its answer.
    public struct Row: Codable, Equatable, Sendable {
        /// The permanent name of the question.
        public var id: String
        /// The question.
        public var question: String
        /// The answer, or nil for a skipped question.
        public var answer: String?
        /// Further measurements.
        public var details: [String: String]
        /// The reason for skipping the question, or nil for an answered question.
        public var notRun: String?

        /// Creates a question with its answer.
        public init(
            id: String, question: String, answer: String?, details: [String: String] = [:], notRun: String? = nil
        ) {
            (self.id, self.question, self.answer) = (id, question, answer)
            (self.details, self.notRun) = (details, notRun)
        }
    }

    /// The identifier of the device's model.
    public var device: String
    /// The version of the device's system.
    public var system: String
    /// The UIKit that gave the answers: Apple's on a phone, Apple's in its simulator, or the simulated one.
    public var maker: Maker
    /// The width and height of the screen in points, in the orientation of the film.
    public var screen: [Double]
    /// The questions with their answers, in the order of asking.
    public var rows: [Row]
    /// The film of the keyboard that appears and hides, frame by frame.
    public var film: [CertificateFrame]

    /// Creates a record.
    public init(
        device: String, system: String, maker: Maker, screen: [Double], rows: [Row], film: [CertificateFrame] = []
    ) {
        (self.device, self.system, self.maker, self.screen) = (device, system, maker, screen)
        (self.rows, self.film) = (rows, film)
    }

    /// Returns the question with a name, and its answer.
    public func row(_ id: String) -> Row? { rows.first { $0.id == id } }

    /// A file name for the record, made of device and system.
    public var fileName: String { "\(device)-\(system)\(maker == .apple ? "" : "-simulator").json" }

    /// The record as text for a file, with equal text for equal records.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// Reads a record from its text.
    public init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }
}

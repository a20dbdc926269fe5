import CoreGraphics
public import Foundation

/// The answers of one phone to the questions of the certificate.
public struct CertificateRecord: Codable, Equatable, Sendable {
    /// The UIKit that has answered.
    public enum Maker: String, Codable, Sendable {
        case apple = "Apple's"
        case appleSimulator = "Apple's simulator"
        /// This package's own UIKit on Linux; its records certify nothing.
        case simulated
    }

    /// The answer of one row.
    public struct Row: Codable, Equatable, Sendable {
        /// The row's name.
        public var id: String
        /// The question.
        public var question: String
        /// The answer; nil for a skipped row.
        public var answer: String?
        /// Further measurements.
        public var details: [String: String]
        /// The reason for skipping the row; nil for a row with an answer.
        public var notRun: String?

        /// Creates a row of a record.
        public init(
            id: String, question: String, answer: String?, details: [String: String] = [:], notRun: String? = nil
        ) {
            (self.id, self.question, self.answer) = (id, question, answer)
            (self.details, self.notRun) = (details, notRun)
        }
    }

    /// The identifier of the device's model.
    public var device: String
    /// The version of its system.
    public var system: String
    /// The UIKit that has answered.
    public var maker: Maker
    /// The width and height of the screen in points, in the orientation of the film.
    public var screen: [Double]
    /// The rows, in the order of the questions.
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

    /// Returns the row with the given name.
    public func row(_ id: String) -> Row? { rows.first { $0.id == id } }

    /// A file name for the record, made of device and system.
    public var fileName: String { "\(device)-\(system)\(maker == .apple ? "" : "-simulator").json" }

    /// The record as text for a file; equal records give equal text.
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

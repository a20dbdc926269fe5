import CoreGraphics
public import Foundation

/// What one phone has answered.
public struct CertificateRecord: Codable, Equatable, Sendable {
    /// Whose UIKit has answered.
    public enum Maker: String, Codable, Sendable {
        /// A phone's.
        case apple = "Apple's"
        /// That of Apple's simulator on a Mac.
        case appleSimulator = "Apple's simulator"
        /// This package's own on Linux, which certifies nothing.
        case simulated
    }

    /// What one row has answered.
    public struct Row: Codable, Equatable, Sendable {
        /// The row's name.
        public var id: String
        /// What was asked.
        public var question: String
        /// The answer; nil for a row that was not run.
        public var answer: String?
        /// What was measured beside the answer.
        public var details: [String: String]
        /// Why the row was not run; nil for a row with an answer.
        public var notRun: String?

        /// Creates a row of a record.
        public init(
            id: String, question: String, answer: String?, details: [String: String] = [:], notRun: String? = nil
        ) {
            (self.id, self.question, self.answer) = (id, question, answer)
            (self.details, self.notRun) = (details, notRun)
        }
    }

    /// The device's model, as its system names it.
    public var device: String
    /// The version of its system.
    public var system: String
    /// Whose UIKit has answered.
    public var maker: Maker
    /// Width and height of the screen in points, as it stood for the film.
    public var screen: [Double]
    /// The rows, in the order in which they were asked.
    public var rows: [Row]
    /// A show and a hide of the keyboard, frame by frame.
    public var film: [CertificateFrame]

    /// Creates a record.
    public init(
        device: String, system: String, maker: Maker, screen: [Double], rows: [Row], film: [CertificateFrame] = []
    ) {
        (self.device, self.system, self.maker, self.screen) = (device, system, maker, screen)
        (self.rows, self.film) = (rows, film)
    }

    /// The row of a name.
    public func row(_ id: String) -> Row? { rows.first { $0.id == id } }

    /// The name of a file for the record, after device and system.
    public var fileName: String { "\(device)-\(system)\(maker == .apple ? "" : "-simulator").json" }

    /// The record as text for a file: the same record gives the same text.
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

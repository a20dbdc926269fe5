public import Foundation

/// The runs of one host as a file, with their snapshots.
///
/// A host is the UIKit that played the runs. An audit in an app's tests writes this file, and a report can combine the
/// files of many hosts. The first line is JSON and describes the host. Each further line is a run.
public struct RunFile: Sendable, Equatable {
    /// The UIKit that played the runs, or nil for simulated phones.
    public let host: AuditReport.Host?
    /// The runs, in the order in which they were played.
    public let runs: [AuditRun]
    /// The omitted parts of the audit in sentences, or nil for a complete audit.
    public let omission: String?

    /// The error for an unreadable file.
    public struct Damage: Error, Equatable, CustomStringConvertible {
        /// The problem.
        public let description: String
    }

    private struct Head: Codable {
        var title: String
        var host: AuditReport.Host?
        var omission: String?
    }

    private static let title = "tideline runs 2"

    /// Creates a file from runs.
    public init(host: AuditReport.Host?, runs: [AuditRun], omission: String? = nil) {
        self.host = host
        self.runs = runs
        self.omission = omission
    }

    /// Encodes the file, with equal bytes for equal runs.
    ///
    /// - Throws: if the pictures cannot be encoded.
    public func data() throws -> Data {
        let head = Head(title: Self.title, host: host, omission: omission)
        let lines = try runs.map { try AuditRun.Record($0, withPictures: true).line() }
        return Data(
            ([try JSONEncoder.sorted().text(of: head)] + lines + [""]).joined(separator: "\n").utf8)
    }

    /// Reads a file.
    ///
    /// - Throws: ``Damage`` for a file of another kind.
    public init(_ data: Data) throws(Damage) {
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)[...]
        guard let first = lines.popFirst(), let head = try? JSONDecoder().decode(Head.self, from: Data(first.utf8))
        else {
            throw Damage(description: "holds no runs. Name a file that an audit with report(to:) has written.")
        }
        guard head.title == Self.title else {
            throw Damage(description: "holds '\(head.title)', and '\(Self.title)' is read here. Write it again.")
        }
        var runs: [AuditRun] = []
        for (number, line) in lines.enumerated() {
            do {
                runs.append(try AuditRun.Record(line: String(line)).run)
            } catch {
                throw Damage(description: "line \(number + 2) is no run: \(error)")
            }
        }
        self.init(host: head.host, runs: runs, omission: head.omission)
    }
}

import AuditRules
import Foundation
import ReportPage
import ReportRendering

/// Merges the results of several phones, simulators or simulated phones in one report.
struct MergedReport {
    private let arguments: [String]

    init(_ arguments: [String]) { self.arguments = arguments }

    private struct Misuse: Error { let text: String }

    private static let help = """
        usage: tideline-merge RUNS… [--to FOLDER]

        Reports what several devices have played, as one page. RUNS are the files audit.runs of audits with report(to:),
        or folders that hold some. A run of a phone is compared with the same run of a simulated device.

          --to FOLDER   the folder for index.html, report.json and junit.xml; tideline-report unless said

        exit codes: 0 no error, 1 findings, 2 bad usage or unreadable input
        """

    func run() -> Int32 {
        do {
            return try report()
        } catch {
            FileHandle.standardError.write(Data("tideline-merge: \((error as? Misuse)?.text ?? "\(error)")\n".utf8))
            return 2
        }
    }

    private func report() throws -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(Self.help)
            return 0
        }
        var paths: [String] = [], folder = "tideline-report", rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--to" {
                guard let value = rest.popFirst() else { throw Misuse(text: "--to needs a folder. See --help.") }
                folder = value
            } else if argument.hasPrefix("-") {
                throw Misuse(text: "unknown option '\(argument)'. See --help.")
            } else {
                paths.append(argument)
            }
        }
        let files = try paths.flatMap(Self.files(at:)).map(Self.read)
        guard files.contains(where: { !$0.runs.isEmpty }) else {
            throw Misuse(text: "there are no runs. Name the files audit.runs of audits with report(to:). See --help.")
        }
        let report = AuditReport(merging: files)
        print(TextReport.render(report))
        do {
            try ReportFolder(URL(fileURLWithPath: folder, isDirectory: true)).write(report)
        } catch {
            throw Misuse(
                text: "--to can't write into '\(folder)': \(error.localizedDescription) Name a folder that can be made."
            )
        }
        print("Report: \(folder)/index.html")
        return report.runs.contains { $0.findings.contains { $0.severity == .error } } ? 1 : 0
    }

    /// Returns the path itself if it is a file, or all run files in a folder and its subfolders, sorted.
    private static func files(at path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Misuse(text: "\(path): can't be read. Name a file or a folder that exists.")
        }
        guard isFolder.boolValue else { return [path] }
        let names = (FileManager.default.subpaths(atPath: path) ?? []).filter { $0.hasSuffix(".runs") }.sorted()
        guard !names.isEmpty else { throw Misuse(text: "\(path): holds no file that ends with .runs.") }
        return names.map { "\(path)/\($0)" }
    }

    private static func read(_ path: String) throws -> RunFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Misuse(text: "\(path): can't be read. Name a file that exists.")
        }
        do {
            return try RunFile(data)
        } catch {
            throw Misuse(text: "\(path): \(error)")
        }
    }
}

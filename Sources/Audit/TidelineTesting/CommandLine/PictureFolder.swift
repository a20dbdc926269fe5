import AuditRules
import Foundation
import ReportRendering

/// A folder with a picture of each run, for tools that compare images.
struct PictureFolder {
    private static let scale = 2

    private let folder: URL

    init(at path: String) throws(UsageError) {
        try Self.check()
        folder = URL(fileURLWithPath: path, isDirectory: true)
        try Output.check(folder: path, option: "--png")
    }

    func draw(_ run: AuditRun) throws {
        guard let drawing = RunPicture.render(run) else { return }
        let place = folder.appendingPathComponent(Self.path(of: run))
        do {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try convert(drawing, to: place)
        } catch let error as UsageError {
            throw error
        } catch {
            throw UsageError(
                "--png can't write '\(place.relativePath)': \(error.localizedDescription) Name a folder that can be made."
            )
        }
    }

    static func path(of run: AuditRun) -> String {
        let words = [run.device, run.orientation.rawValue, run.keyboard.rawValue, run.usage.rawValue]
        let name = words.map(word).joined(separator: "-")
        return "\(FileName.of(run.screen))/\(FileName.of(run.avoidance.rawValue))/\(name).png"
    }

    private static func word(_ text: String) -> String {
        let kept = text.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
        return String(kept).split(separator: "-").joined(separator: "-")
    }

    private func convert(_ drawing: String, to place: URL) throws {
        let process = Self.renderer(["--zoom", "\(Self.scale)", "--output", place.path]), input = Pipe()
        process.standardInput = input
        try process.run()
        // If the renderer's process ends early, the write fails. The renderer itself has then printed the reason.
        try? input.fileHandleForWriting.write(toReader: Data(drawing.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError("--png: rsvg-convert can't draw '\(place.relativePath)'. Its message is above.")
        }
    }

    private static func renderer(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["rsvg-convert"] + arguments
        return process
    }

    private static func check() throws(UsageError) {
        let process = renderer(["--version"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch {
            throw UsageError("--png can't start /usr/bin/env: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError("--png needs the program rsvg-convert. Install it: apt-get install librsvg2-bin.")
        }
    }
}

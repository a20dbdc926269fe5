import AuditRules
import Foundation
import ReportRendering
import Testing

/// A browser that opens a report and answers one question about it.
enum Browser {
    /// Debian's own script around its browser takes longer to start than the browser.
    static let program: URL? = [
        "/usr/lib/chromium/chromium", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"
    ].first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }

    private static let mark = "answer:"

    /// - Parameter scripts: expressions; they are worked out in turn once the page and what it asks for are there.
    static func ask(
        _ scripts: [String], of report: AuditReport, at address: String, width: Int, withAttachments: Bool = true
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(HTMLReport.attachmentFolder), withIntermediateDirectories: true)
        let probe = """
            <script>var errors = []; window.addEventListener('error', e => errors.push(e.message));</script></head>
            """
        let questions = scripts.map { "function () { return \($0); }" }.joined(separator: ", ")
        let answer = """
            <script>(function ask(tries) {
            // A run opens once its file has been read, however long that takes.
            var isDue = location.hash.indexOf('#run=') !== 0 || document.getElementById('viewer').open;
            if (!isDue && tries) { return setTimeout(function () { ask(tries - 1); }, 50); }
            setTimeout(function () { [\(questions)].forEach(function (q) {
            var a; try { a = String(q()); } catch (e) { a = 'error: ' + e; }
            var p = document.createElement('pre'); p.textContent = '\(mark)' + a + '\(mark)'; document.body.append(p);
            }); }, 400); })(150);</script></body>
            """
        let page = HTMLReport.render(report).replacing("</head>", with: probe).replacing("</body>", with: answer)
        try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
        if withAttachments {
            for (path, text) in HTMLReport.attachments(of: report) {
                try Data(text.utf8).write(to: folder.appendingPathComponent(path))
            }
        }
        let text = try dump(folder.appendingPathComponent("index.html").absoluteString + address, folder, width)
        // Between the marks stand the answers; the first marks are those of the script itself.
        let parts = text.components(separatedBy: mark).dropLast().suffix(scripts.count * 2 - 1)
        let answers = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        try #require(answers.count == scripts.count, "The browser has not answered: \(text.suffix(300))")
        return answers.map {
            $0.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        }
    }

    /// The document after nine seconds of the browser's virtual time.
    private static func dump(_ address: String, _ folder: URL, _ width: Int) throws -> String {
        let process = Process(), output = folder.appendingPathComponent("dump")
        process.executableURL = program
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=\(width),900",
            "--virtual-time-budget=9000",
            "--user-data-dir=\(folder.path)/profile", "--dump-dom", address
        ]
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8)
    }
}

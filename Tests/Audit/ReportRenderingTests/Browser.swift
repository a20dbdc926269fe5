import Foundation
import Testing

/// A headless browser that opens pages and evaluates expressions in them.
///
/// The first use starts one browser for all tests. The browser takes commands of the DevTools protocol through a pipe,
/// and ends when the pipe closes with the tests' process.
actor Browser {
    /// Debian's script around the browser's program takes longer to start, so the program comes first.
    static let program: URL? = [
        "/usr/lib/chromium/chromium", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"
    ].first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }

    private static let shared = Result { try Browser() }

    static func started() throws -> Browser { try shared.get() }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let commands: FileHandle
    /// The browser's end of the pipe, which this process keeps open too.
    ///
    /// Otherwise, writing to the pipe after the browser has quit would raise a signal.
    private let openEnd: FileHandle
    /// A new page takes longer than an evaluation, so pages are used again.
    private var freePages: [String] = []
    private var lastNumber = 0
    private var replies: [Int: CheckedContinuation<Data, any Error>] = [:]
    private var waiting: [String: CheckedContinuation<Void, any Error>] = [:]
    /// The events that arrived before any code waited for these events.
    private var events: Set<String> = []
    private var unfinished = Data()
    private var hasEnded = false

    /// The browser reads commands from file descriptor 3 and writes answers to file descriptor 4.
    ///
    /// The shell outlives the browser to remove its profile.
    private static let launch = """
        profile=$(mktemp -d) && "$0" --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe \
        --user-data-dir="$profile" about:blank 3<&0 4>&1 < /dev/null > /dev/null 2>&1
        rm -rf "$profile"
        """

    private init() throws {
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.launch, try #require(Self.program).path]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        commands = input.fileHandleForWriting
        openEnd = FileHandle(fileDescriptor: dup(input.fileHandleForReading.fileDescriptor), closeOnDealloc: true)
        let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
        output.fileHandleForReading.readabilityHandler = { handle in
            let piece = handle.availableData
            if piece.isEmpty {
                handle.readabilityHandler = nil
                continuation.finish()
            } else {
                continuation.yield(piece)
            }
        }
        try process.run()
        Task {
            for await piece in pieces { await receive(piece) }
            await end()
        }
    }

    // MARK: Questions

    /// Opens a page and, after the loading, evaluates expressions one after the other, and waits for those that are
    /// promises.
    ///
    /// - Parameter width: the width of the page, in points; the height is 900.
    /// - Returns: the expressions' values as text, or the error of an expression that throws.
    func ask(_ expressions: [String], of page: URL, at address: String, width: Int) async throws -> [String] {
        let session = if let free = freePages.popLast() { free } else { try await newPage() }
        try await open(page.absoluteString + address, width: width, in: session)
        let questions = expressions.map { "() => (\($0))" }.joined(separator: ", ")
        let evaluated = try await send(
            "Runtime.evaluate",
            [
                "returnByValue": true, "awaitPromise": true,
                "expression": """
                (async () => { var answers = []; for (var q of [\(questions)]) {
                try { answers.push(String(await q())); } catch (e) { answers.push('error: ' + e); } } return answers; })()
                """
            ], in: session)
        freePages.append(session)
        let value = (evaluated["result"] as? [String: Any])?["value"] as? [String]
        return try #require(value, "The browser has not answered: \(evaluated)")
    }

    private func newPage() async throws -> String {
        let target = try await send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let attached = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])
        let session = try #require(attached["sessionId"] as? String)
        _ = try await send("Page.enable", in: session)
        let keepErrors = "var errors = []; window.addEventListener('error', e => errors.push(e.message));"
        _ = try await send("Page.addScriptToEvaluateOnNewDocument", ["source": keepErrors], in: session)
        return session
    }

    /// Opens an address, and waits until half a second of the page's virtual time has passed.
    ///
    /// The virtual time stands still while the page reads a file, so the call takes only as long as the page's work.
    private func open(_ address: String, width: Int, in session: String) async throws {
        let size: [String: Any] = ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false]
        _ = try await send("Emulation.setDeviceMetricsOverride", size, in: session)
        _ = try await send("Emulation.setVirtualTimePolicy", ["policy": "pause"], in: session)
        _ = try await send("Page.navigate", ["url": address], in: session)
        _ = try await send(
            "Emulation.setVirtualTimePolicy", ["policy": "pauseIfNetworkFetchesPending", "budget": 500], in: session)
        try await event("Emulation.virtualTimeBudgetExpired", in: session)
    }

    // MARK: The protocol

    private func send(
        _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil
    ) async throws -> [String: Any] {
        lastNumber += 1
        let number = lastNumber
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        let text = try JSONSerialization.data(withJSONObject: message) + [0]
        guard !hasEnded else { throw Failure(description: "The browser has ended before \(method).") }
        let answer = try await withCheckedThrowingContinuation { reply in
            replies[number] = reply
            do { try commands.write(contentsOf: text) } catch {
                replies.removeValue(forKey: number)?.resume(throwing: error)
            }
        }
        let reply = Self.message(answer)
        guard let result = reply["result"] as? [String: Any] else {
            throw Failure(description: "The browser refuses \(method): \(reply["error"] ?? "no reason given")")
        }
        return result
    }

    private func event(_ name: String, in session: String) async throws {
        let key = session + name
        guard events.remove(key) == nil else { return }
        guard !hasEnded else { throw Failure(description: "The browser has ended before \(name).") }
        try await withCheckedThrowingContinuation { waiting[key] = $0 }
    }

    /// A zero byte ends a message.
    private func receive(_ piece: Data) {
        unfinished.append(piece)
        while let end = unfinished.firstIndex(of: 0) {
            let message = Data(unfinished[..<end])
            unfinished.removeSubrange(...end)
            take(message)
        }
    }

    private func take(_ data: Data) {
        let message = Self.message(data)
        if let number = message["id"] as? Int { replies.removeValue(forKey: number)?.resume(returning: data) }
        guard let name = message["method"] as? String, let session = message["sessionId"] as? String else { return }
        if let waiting = waiting.removeValue(forKey: session + name) { return waiting.resume() }
        events.insert(session + name)
    }

    private static func message(_ data: Data) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }

    private func end() {
        hasEnded = true
        let failure = Failure(description: "The browser has ended.")
        for reply in replies.values { reply.resume(throwing: failure) }
        for continuation in waiting.values { continuation.resume(throwing: failure) }
        replies = [:]
        waiting = [:]
    }
}

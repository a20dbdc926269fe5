import Foundation
import TestSupport
import Testing

/// Auditing again after each change: in a package of its own, with a compiler that only says that it was called.
@Suite(.serialized, .besideMainActor) struct WatchTests {
    private let audit = "unlock --device 'iPhone 16' --keyboard letters --usage typing --no-cache --json r.json --watch"

    /// A package with the tool as its product.
    private func package(compiler: String) throws -> Tool {
        let tool = try Tool()
        let folders = [".build/debug", "Sources", "bin"]
        for folder in folders {
            try FileManager.default.createDirectory(
                at: tool.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        _ = try tool.file("Sources/Screen.swift", "// one")
        _ = try tool.file("bin/swift", "#!/bin/sh\necho \"$@\" >> builds\n\(compiler)\n")
        return tool
    }

    /// Starts the audit, changes a source when it waits, and goes on when a text is in a file.
    private func script(until text: String, in file: String) -> String {
        """
        cp "$0" .build/debug/tideline-audit; chmod +x bin/swift; export PATH="$PWD/bin:$PATH"
        .build/debug/tideline-audit \(audit) 2> said &
        until grep -q waits said || ! kill -0 $!; do :; done
        echo '// two' > Sources/Other.swift
        until grep -qs '\(text)' \(file) || ! kill -0 $!; do :; done
        """
    }

    @Test func `a source change rebuilds and restarts the same command`() throws {
        let compiler = #"""
            rm .build/debug/tideline-audit
            printf '#!/bin/sh\necho "again $*" >> again\n' > .build/debug/tideline-audit
            chmod +x .build/debug/tideline-audit
            """#
        let tool = try package(compiler: compiler)
        let outcome = try tool.run(script: script(until: "again", in: "again") + "\nwait $!")
        #expect(outcome.code == 0, "\(outcome.message)")
        let folder = tool.folder.resolvingSymlinksInPath().path
        #expect(
            try tool.text("builds") == "build --package-path \(folder) -c debug --product tideline-audit\n")
        #expect(
            try tool.text("again") == "again \(audit.replacing("'", with: ""))\n")
        #expect(try tool.text("said").contains("waits for a change of the sources in \(folder). Ctrl-C ends."))
        #expect(outcome.output.contains("unlock"))
    }

    @Test func `a build that fails waits for the next change`() throws {
        let tool = try package(compiler: "exit 1")
        let outcome = try tool.run(script: script(until: "build failed", in: "said") + "\nkill -INT $!; wait $!")
        #expect(outcome.code == 130)
        #expect(try tool.text("said").contains("the build failed. Waits for the next change."))
    }

    @Test func `a program outside of a build folder can't watch`() throws {
        let tool = try Tool()
        // The folder of temporary files may itself lie in a folder of that name.
        let outcome = try tool.run(
            script: "mkdir -p .build/copies; cp \"$0\" .build/copies/elsewhere; .build/copies/elsewhere --watch")
        #expect(outcome.code == 2)
        #expect(outcome.message == "elsewhere: --watch needs a program in a folder .build. Start it with swift run.\n")
    }
}

import Foundation
import TestSupport
import Testing

/// Each wrong word ends the tool with exit code 2 and a message that names the word.
@Suite(.serialized, .besideMainActor) struct WrongInputTests {
    private static let inputs: [(words: [String], culprit: String)] = [
        (["--dveice", "iPhone"], "--device"),
        (["--device"], "--device"),
        (["--device", "Nokia"], "'Nokia'"),
        (["--device", "iPhone"], "'iPhone'"),
        (["--device", ""], "--device"),
        (["--device", "iPhone 16", "--device"], "--device"),
        (["--orientation", "sideways"], "'sideways'"),
        (["--orientation"], "--orientation"),
        (["--orientation", "Portrait"], "'portrait'"),
        (["--keyboard", "qwerty"], "'qwerty'"),
        (["--keyboard", "floating", "--device", "iPhone 16"], "floating is not on iPhone 16"),
        (["--keyboard", ""], "--keyboard"),
        (["--usage", "sleeping"], "'sleeping'"),
        (["--usage", "typing,again"], "'typing,again'"),
        (["--ios", "9"], "'9'"),
        (["--ios", "28"], "'28'"),
        (["--ios", "14"], "'14'"),
        (["--ios", "seventeen"], "'seventeen'"),
        (["--ios", "-17"], "'-17'"),
        (["--ios", "1e400"], "'1e400'"),
        (["--ios", "0x11"], "'0x11'"),
        (["--ios", "017"], "'017'"),
        (["--ios", "+17"], "'+17'"),
        (["--ios", "17."], "'17.'"),
        (["--window", "half"], "'half'"),
        (["--window", "split", "--device", "iPhone 16"], "iPad"),
        (["--ios", "15", "--device", "iPhone 17"], "iPhone 17 begins with iOS 26"),
        (["--ios", "26", "--device", "iPhone 8 Plus"], "ends with iOS 16"),
        (["--window", "stage-manager", "--device", "iPad 10.2"], "no Stage Manager before iOS 26"),
        (["--fault", "everything"], "'everything'"),
        (["--fault", "guide-stays", "--ios", "17"], "iOS 26, not of 17"),
        (["--fault", "guide-stays-down", "--ios", "26"], "iOS 27, not of 26"),
        (["--fault", "frames-without-gap", "--ios", "26"], "iOS 17, not of 26"),
        (["--setting", "dark"], "'dark'"),
        (["--with-faults", "--ios", "26"], "--with-faults"),
        (["--avoidance", "magic"], "'magic'"),
        (["--avoidance", "apple", "sign-in", "tomato"], "'tomato'"),
        (["--avoidance", "hand-rolled-guide", "unlock"], "unlock"),
        (["tomato"], "'tomato'"),
        (["to\u{1B}[31m\nmato"], "'to [31m mato'"),
        (["sign-in", "sign-out"], "'sign-out'"),
        ([""], "''"),
        (["-"], "'-'"),
        (["-x"], "'-x'"),
        (["--exhaustive=yes"], "--exhaustive"),
        (["--strict=1"], "--strict"),
        (["--help=1"], "--help"),
        (["--html"], "--html"),
        (["--html", "file"], "'file'"),
        (["--html", "loop"], "'loop'"),
        (["--html", "."], "'bytes', and no report"),
        (["--html", "others"], "'index.html', and no report"),
        (["--html", ""], "--html"),
        (["--json"], "--json"),
        (["--json", "dir"], "'dir': Is a directory"),
        (["--json", "nowhere/x.json"], "'nowhere/x.json'"),
        (["--json", "loop"], "'loop'"),
        (["--json", ""], "--json"),
        (["--junit", "dir"], "'dir'"),
        (["--sarif", "nowhere/x"], "'nowhere/x'"),
        (["--json", "a.json", "--junit", "a.json"], "'a.json'"),
        (["--json", "-", "--junit", "-"], "'-'"),
        (["--json", "a", "--html", "a"], "--json and --html name one place"),
        (["--html", "-"], "--html can't be '-'"),
        (["--baseline", "good.json", "--json", "./good.json"], "--baseline and --json name one place"),
        (["replay", "silent.json", "--json", "silent.json"], "replay and --json name one place"),
        (["--json", "./a.json", "--sarif", "a.json"], "--json and --sarif"),
        (["--json", "dir/../a.json", "--junit", "a.json"], "--json and --junit"),
        // Without its program for pictures, the tool asks for that first.
        (["--png", "file"], PictureTool.isInstalled ? "'file'" : "rsvg-convert"),
        (["--png", ""], "--png"),
        (["--baseline", "missing.json"], "'missing.json'"),
        (["--baseline", "dir"], "'dir'"),
        (["--baseline", "loop"], "'loop'"),
        (["--baseline", "file"], "file"),
        (["--baseline", "nothing"], "nothing"),
        (["--baseline", "bytes"], "bytes"),
        (["--baseline", "object.json"], "object.json"),
        (["--baseline", "list.json"], "list.json"),
        (["--baseline", "reasonless.json"], "'x' has no reason"),
        (["--baseline", "february.json"], "2027-02-30"),
        (["--baseline", "deep.json"], "deep.json"),
        (["--baseline", "signed.json"], "'+027-02-28'"),
        (["--baseline", "twice.json"], "'a/b/jump/c' is accepted twice"),
        (["--baseline", "keys.json"], "'untill'"),
        (["--baseline", "file/x"], "'file/x'"),
        (["--workers", "0"], "'0'"),
        (["--workers", "-1"], "'-1'"),
        (["--workers", "many"], "'many'"),
        (["--workers", "1.5"], "'1.5'"),
        (["--workers", "99999999999999999999"], "'99999999999999999999'"),
        (["--workers"], "--workers"),
        (["--time-limit", "0"], "'0'"),
        (["--time-limit", "-1"], "'-1'"),
        (["--time-limit", "nan"], "'nan'"),
        (["--time-limit", "inf"], "'inf'"),
        (["--time-limit", "1e9"], "'1e9'"),
        (["--time-limit", "soon"], "'soon'"),
        (["--time-limit", "0x10"], "'0x10'"),
        (["--shard", "0/2", "--records", "r"], "'0/2'"),
        (["--shard", "3/2", "--records", "r"], "'3/2'"),
        (["--shard", "01/2", "--records", "r"], "'01/2'"),
        (["--shard", "+1/2", "--records", "r"], "'+1/2'"),
        (["--shard", "1/2", "--records", "-"], "--records can't be '-'"),
        (["--shard", "1", "--records", "r"], "'1'"),
        (["--shard", "a/b", "--records", "r"], "'a/b'"),
        (["--shard", "1/2"], "--records"),
        (["--records", "r"], "--shard"),
        (["--shard", "1/2", "--records", "dir"], "'dir'"),
        (["--shard", "1/2", "--records", "r", "--html", "h"], "--html"),
        (["--shard", "1/2", "--records", "r", "--first"], "--first"),
        (["--shard", "1/2", "--shard", "2/2", "--records", "r"], "--shard"),
        (["merge"], "--records"),
        (["merge", "missing"], "missing"),
        (["merge", "object.json"], "object.json"),
        (["merge", "file"], "file"),
        (["merge", "dir"], "dir"),
        (["merge", "nothing"], "nothing"),
        (["merge", "bytes"], "bytes"),
        (["merge", "loop"], "loop"),
        (["replay"], "TRACE.json"),
        (["replay", "missing.json"], "missing.json"),
        (["replay", "object.json"], "object.json"),
        (["replay", "list.json"], "list.json"),
        (["replay", "silent.json"], "without a notification"),
        (["replay", "file"], "file"),
        (["replay", "bytes"], "bytes"),
        (["replay", "deep.json"], "deep.json"),
        (["replay", "dir"], "dir"),
        (["replay", "object.json", "--screen", "nowhere"], "'nowhere'"),
        (["replay", "object.json", "--avoidance", "magic"], "'magic'"),
        (["compare", "nowhere"], "'nowhere'"),
        (["compare", "--output", "dir"], "'dir'"),
        (["compare", "--output", "file/x.md"], "'file/x.md'"),
        (["devices", "--json", "dir"], "'dir': Is a directory"),
        (["devices", "iPhone"], "'iPhone'"),
        (["screens", "--json", "x"], "--json"),
        (["completion"], "bash, zsh, fish"),
        (["completion", "tcsh"], "'tcsh'"),
        (["completion", "bash", "zsh"], "one shell"),
        (["help", "nothing"], "'nothing'"),
        (["help", "sign-in", "chat"], "'chat'")
    ]

    /// Writes files with wrong contents, and paths to something other than a file.
    private static func fill(_ folder: URL) throws {
        let files = [
            "file": "no JSON", "nothing": "", "object.json": "{}", "list.json": "[]",
            "reasonless.json": #"{"accepted": [{"finding": "x", "reason": "", "until": "2027-02-28"}]}"#,
            "february.json": #"{"accepted": [{"finding": "a/b/jump/c", "reason": "y", "until": "2027-02-30"}]}"#,
            "silent.json": #"{"id": "x", "source": "y", "kinds": [], "events": []}"#,
            "good.json": #"{"accepted": []}"#,
            "signed.json": #"{"accepted": [{"finding": "a/b/jump/c", "reason": "y", "until": "+027-02-28"}]}"#,
            "twice.json":
                #"{"accepted": [{"finding": "a/b/jump/c", "reason": "y", "until": "2027-02-28"}, {"finding": "a/b/jump/c", "reason": "z", "until": "2027-02-27"}]}"#,
            "keys.json": #"{"accepted": [{"finding": "a/b/jump/c", "reason": "y", "untill": "2027-02-28"}]}"#,
            "deep.json": String(repeating: "[", count: 300_000)
        ]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try Data([0xFF, 0xFE, 0]).write(to: folder.appendingPathComponent("bytes"))
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("dir"), withIntermediateDirectories: false)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("others"), withIntermediateDirectories: false)
        try Data("<title>Mine</title>".utf8).write(to: folder.appendingPathComponent("others/index.html"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("loop").path, withDestinationPath: "loop")
    }

    @Test func `a hundred wrong inputs end with 2, each with its culprit, and leave nothing behind`() throws {
        let tool = try Tool()
        try Self.fill(tool.folder)
        let before = try tool.written()
        #expect(Self.inputs.count >= 100)
        for (words, culprit) in Self.inputs {
            let outcome = try tool.run(words)
            #expect(outcome.code == 2 && !outcome.signalled && outcome.output.isEmpty, "\(words): \(outcome)")
            #expect(outcome.message.hasPrefix("tideline-audit: "), "\(words): \(outcome.message)")
            #expect(outcome.message.contains(culprit), "\(words): \(outcome.message)")
            #expect(outcome.message.count { $0 == "\n" } == 1, "\(words): \(outcome.message)")
            #expect(!outcome.message.contains("error "), "\(words): \(outcome.message)")
            #expect(try tool.written() == before, "\(words)")
        }
    }
}

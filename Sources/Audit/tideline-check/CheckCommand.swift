import AuditRules
import CoreGraphics
import DeviceData
import Foundation
import ReportRendering
import SceneModel
import ScreenTree

/// Judges a screen from the tree of elements that a tool for tests or agents has written.
struct CheckCommand {
    private let arguments: [String]
    private let readInput: () -> Data
    private let write: (String) -> Void

    /// Creates the command.
    ///
    /// - Parameters:
    ///   - readInput: returns all of the standard input. Called at most once.
    ///   - write: writes the answer. Called at most once.
    init(
        _ arguments: [String],
        readInput: @escaping () -> Data = { FileHandle.standardInput.readDataToEndOfFile() },
        write: @escaping (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
    ) {
        (self.arguments, self.readInput, self.write) = (arguments, readInput, write)
    }

    private struct Misuse: Error { let text: String }

    static let help = """
        usage: tideline-check TREE [options]

        Tells what the keyboard covers on any iOS screen. TREE is the output of a tool that was taken while the keyboard was up: a
        hierarchy of Xcode's device tools or of XCUITest, a source of WebDriverAgent (Appium), or agent-device snapshot --json. A tree of
        AXe (describe-ui) or Maestro needs --keyboard or --before as well. '-' reads the standard input.

          --before TREE          the same screen before the keyboard came
          --after TREE           the same screen after the keyboard has gone
          --focus NAME           the identifier or label of the field that is edited, if the tree does not tell it
          --needs NAME           an element of any kind that has to be in reach while typing; may be repeated
          --keyboard x,y,w,h     the keyboard's frame in points, if the tree does not tell it
          --format FORMAT        text, json, junit, sarif or html; text unless said
          --brief                the shortest JSON, for agents

        exit codes: 0 no fault, 1 faults, 2 nothing judged, bad usage or unreadable input
        """

    func run() -> Int32 {
        do {
            return try check()
        } catch {
            FileHandle.standardError.write(Data("tideline-check: \((error as? Misuse)?.text ?? "\(error)")\n".utf8))
            return 2
        }
    }

    private struct Options {
        var paths: [String] = []
        var values: [String: [String]] = [:]
        var isBrief = false

        subscript(name: String) -> String? { values[name]?.last }
    }

    private static let valued: Set<String> = ["--before", "--after", "--focus", "--needs", "--keyboard", "--format"]

    private func options() throws -> Options {
        var options = Options(), rest = arguments[...]
        while let argument = rest.popFirst() {
            if Self.valued.contains(argument) {
                guard let value = rest.popFirst() else { throw Misuse(text: "\(argument) needs a value. See --help.") }
                options.values[argument, default: []].append(value)
            } else if argument == "--brief" {
                options.isBrief = true
            } else if argument.hasPrefix("-") && argument != "-" {
                throw Misuse(text: "unknown option '\(argument)'. See --help.")
            } else {
                options.paths.append(argument)
            }
        }
        return options
    }

    private func check() throws -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            write(Self.help + "\n")
            return 0
        }
        let options = try options()
        guard let path = options.paths.first, options.paths.count == 1 else {
            throw Misuse(text: "name one tree, or '-' for the standard input. See --help.")
        }
        let check: TreeCheck
        do {
            check = try TreeCheck(try read(path), try question(options))
        } catch let error as TreeError {
            return try refuse("\(path == "-" ? "the standard input" : path): \(error)", options)
        }
        write(try output(of: check, options))
        return check.exitCode
    }

    /// A tree that nothing is judged of is an answer too, for a program that reads JSON.
    private func refuse(_ reason: String, _ options: Options) throws -> Int32 {
        guard options.isBrief || options["--format"] == "json" else { throw Misuse(text: reason) }
        let answer = Refusal(version: TreeCheck.jsonVersion, verdict: "not-judged", reason: reason)
        write(try JSONEncoder.sorted().text(of: answer) + "\n")
        return 2
    }

    private struct Refusal: Encodable {
        var version: Int
        var verdict, reason: String
    }

    private func read(_ path: String) throws -> ElementTree {
        guard let data = path == "-" ? readInput() : FileManager.default.contents(atPath: path) else {
            throw Misuse(text: "\(path): can't be read. Name a file that exists, or '-' for the standard input.")
        }
        return try ElementTree(data)
    }

    private func question(_ options: Options) throws -> TreeCheck.Question {
        var question = TreeCheck.Question()
        question.before = try options["--before"].map(read)
        question.after = try options["--after"].map(read)
        question.focus = options["--focus"]
        question.needs = options.values["--needs"] ?? []
        if let text = options["--keyboard"] {
            let numbers = text.split(separator: ",").map { Double($0) }
            guard numbers.count == 4, let frame = Self.frame(numbers.compactMap(\.self)) else {
                throw Misuse(
                    text: "--keyboard '\(text)' is no frame. Write x,y,width,height in points, such as 0,539,402,335.")
            }
            question.keyboard = frame
        }
        question.display = Self.display
        return question
    }

    private static func frame(_ numbers: [Double]) -> CGRect? {
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e5 }), numbers[2] > 0, numbers[3] > 0
        else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The display of the device with a screen of this size, for the picture.
    @Sendable private static func display(_ size: CGSize) -> SceneScreen {
        let orientation: ScreenOrientation = size.width > size.height ? .landscape : .portrait
        guard let device = Device.all.last(where: { $0.size(in: orientation) == size }) else {
            return TreeCheck.Question().display(size)
        }
        let area = device.safeArea(in: orientation)
        return SceneScreen(
            idiom: device.kind == .iPad ? .pad : .phone, size: size, scale: device.scale,
            safeAreaInsets: [area.top, area.left, area.bottom, area.right],
            statusBarHeight: orientation == .portrait ? device.statusBarHeight : 0, cornerRadius: device.cornerRadius,
            hasHomeIndicator: device.hasHomeIndicator, sensorHousingInsets: nil, homeIndicatorHeight: nil)
    }

    private func output(of check: TreeCheck, _ options: Options) throws -> String {
        switch options["--format"] ?? (options.isBrief ? "json" : "text") {
        case "text": return check.text
        case "json": return try check.json(isBrief: options.isBrief)
        case "junit": return JUnitReport.render(AuditReport(runs: [check.run]))
        case "sarif": return try SARIFReport.render(AuditReport(runs: [check.run]), places: [:])
        case "html": return TreePage(check).markup
        case let other: throw Misuse(text: "--format '\(other)' is unknown. Write text, json, junit, sarif or html.")
        }
    }
}

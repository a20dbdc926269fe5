import Foundation

/// The arguments of the tool.
struct Invocation {
    /// The workload file; nil prints the help.
    private(set) var path: String?
    /// The file for the measurement as JSON; nil prints it as text.
    private(set) var jsonPath: String?
    /// The file for the values after updates.
    private(set) var valuesPath: String?
    /// The number of updates that the check covers; all updates by default.
    ///
    /// After each of these updates, the solver tells which values the constraints determine uniquely.
    private(set) var inquiries = Int.max
    /// The values that the driver reads from the solver in each update.
    private(set) var reading = Session.Reading.everything
    /// The number of times that the workload is played.
    private(set) var playings = 2

    init(arguments: [String]) throws(Complaint) {
        if arguments.contains("--help") || arguments.contains("-h") { return }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": jsonPath = try Self.value(of: argument, &rest)
            case "--values": valuesPath = try Self.value(of: argument, &rest)
            case "--inquiries": inquiries = try Self.count(of: argument, &rest)
            case "--changes": reading = .changes
            case "--playings": playings = try Self.count(of: argument, &rest)
            default:
                guard !argument.hasPrefix("--") else {
                    throw Complaint("unknown option '\(argument)'. See solver-benchmark --help.")
                }
                guard path == nil else { throw Complaint("'\(argument)' is a second file. Name one.") }
                path = argument
            }
        }
        if path == nil { throw Complaint("no workload. Write solver-benchmark FILE; see --help.") }
    }

    /// Runs the measurement, and prints or writes the result.
    func run() throws {
        guard let path else { return print(Self.help) }
        let workload = try WorkloadFile(contentsOf: path)
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let measurement: Measurement
        if let valuesPath {
            var record = ValueRecord(updates: workload.updateCount, inquiries: inquiries)
            measurement = try Measurement(
                of: workload, named: name, playings: playings, reading: reading
            ) { record.append($0) }
            try record.write(to: valuesPath)
        } else {
            measurement = try Measurement(
                of: workload, named: name, playings: playings, reading: reading)
        }
        guard let jsonPath else { return print(measurement.text) }
        let text = try measurement.json
        guard jsonPath != "-" else { return print(text) }
        do {
            try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: jsonPath))
        } catch {
            throw Complaint("--json can't write '\(jsonPath)'. Name a file in a folder that exists.")
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Complaint) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw Complaint("\(option) needs a value.") }
        return value
    }

    private static func count(of option: String, _ rest: inout ArraySlice<String>) throws(Complaint) -> Int {
        let text = try value(of: option, &rest)
        guard let count = Int(text), count > 0 else {
            throw Complaint("\(option) '\(text)' is no count. Write a whole number above zero.")
        }
        return count
    }

    static let help = """
        Plays a workload file through Tideline's constraint solver and measures it.

        solver-benchmark FILE [--json FILE|-] [--values FILE] [--inquiries N] [--changes] [--playings N]

        --json       writes the measurement as JSON, to a file or, for -, to standard output.
        --values     writes every variable after every update, as doubles in the machine's byte order; what is not
                     uniquely determined is written as NaN. The asking exchanges symbols in the solver, so that the
                     times of such a run mean nothing.
        --inquiries  asks after N updates only, first and last included; the others are written as NaN as a whole.
        --changes    reads after an update only what changed; what did not change stays in the buffer.
        --playings   plays the workload N times in this process, 2 unless said, or as often as a second allows. The first
                     tells memory and checksum, the others the least time.

        Exit code: 0 measured, 2 bad usage, an unusable file, or a workload that the solver refuses.
        """
}

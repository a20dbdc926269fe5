import Foundation

/// The arguments of the tool.
struct LayoutInvocation {
    /// The error for an unusable argument; the text names the argument and the remedy.
    struct Complaint: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    private(set) var cases = LayoutCase.all
    private(set) var largest = 10_000
    private(set) var asksForHelp = false
    /// An action that is played and not measured, and how often.
    private(set) var act: (LayoutAct, times: Int)?

    init(arguments: [String]) throws(Complaint) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--only": cases = try Self.cases(named: rest.popFirst() ?? "")
            case "--play":
                guard let act = rest.popFirst().flatMap(LayoutAct.init),
                    let times = rest.popFirst().flatMap({ Int($0) })
                else {
                    let names = LayoutAct.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Complaint(description: "--play needs one of \(names), and a number of times.")
                }
                self.act = (act, times)
            case "--largest":
                guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 100 else {
                    throw Complaint(description: "--largest needs a number of views, 100 at least.")
                }
                largest = number
            default:
                throw Complaint(description: "unknown argument '\(argument)'. See layout-benchmark --help.")
            }
        }
    }

    private static func cases(named text: String) throws(Complaint) -> [LayoutCase] {
        let names = text.split(separator: ",").map(String.init)
        for name in names where !LayoutCase.all.contains(where: { $0.name == name }) {
            throw Complaint(description: "no case is called '\(name)'. See layout-benchmark --help.")
        }
        guard !names.isEmpty else { throw Complaint(description: "--only needs names, with commas between them.") }
        return LayoutCase.all.filter { names.contains($0.name) }
    }

    /// Runs all cases, and prints a row for each case as soon as it is measured.
    @MainActor func run() throws {
        guard !asksForHelp else { return print(Self.help) }
        if let act { return act.0.play(times: act.times) }
        LayoutClock.keepFreedMemory()
        let sizes = [100, 1000, 10_000].filter { $0 <= largest }
        show(LayoutRow.head(sizes))
        for one in cases { show(LayoutRow(one, sizes).text) }
    }

    /// Prints a line immediately, even if the output is a file.
    private func show(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    static let help =
        """
        Measures what layout above the solver costs, by the number of views on the screen.

        layout-benchmark [--only NAME,NAME] [--largest N] [--play ACT TIMES]

        --only     measures some cases only.
        --largest  leaves out screens of more views.
        --play     plays an action some times, and measures nothing: for Benchmarks/instructions.

        """ + LayoutCase.all.map { "\($0.name): \($0.meaning)" }.joined(separator: "\n")
}

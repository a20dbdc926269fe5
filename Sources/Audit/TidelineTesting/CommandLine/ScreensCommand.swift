@MainActor
struct ScreensCommand {
    private let tool: AuditTool

    init(_ arguments: [String], of tool: AuditTool) throws {
        let given = try Arguments(arguments, options: [])
        if let word = given.words.first { throw UsageError("screens takes no '\(word)'. See --help.") }
        self.tool = tool
    }

    func run() -> Int32 {
        let width = tool.allScreens.map(\.name.count).max() ?? 0
        for screen in tool.allScreens {
            let isPlayed = tool.screens.contains { $0.name == screen.name }
            let name = screen.name + String(repeating: " ", count: width - screen.name.count)
            let avoidances = screen.avoidances.map(\.rawValue).joined(separator: ", ")
            print("\(name)  \(avoidances)\(isPlayed ? "" : "  (only by name)")")
        }
        return ExitCode.clear
    }
}

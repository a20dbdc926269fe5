import ScenarioCatalog

/// What the tool was asked to do.
enum Command {
    case audit(AuditCommand)
    case compare(CompareCommand)
    case replay(ReplayCommand)
    case devices(DevicesCommand)
    /// Plays for another process of this tool, which is why help does not mention it.
    case worker
    case help

    init(arguments: [String]) throws {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        switch arguments.first {
        case "compare": self = .compare(try CompareCommand(Array(arguments.dropFirst())))
        case "replay": self = .replay(try ReplayCommand(Array(arguments.dropFirst())))
        case "worker": self = .worker
        case "devices": self = .devices(try DevicesCommand(Array(arguments.dropFirst())))
        default: self = .audit(try AuditCommand(arguments))
        }
    }

    /// Does it and returns the exit code.
    @MainActor
    func run() throws -> Int32 {
        switch self {
        case .audit(let command): return try command.run()
        case .compare(let command): return try command.run()
        case .replay(let command): return try command.run()
        case .devices(let command): return try command.run()
        case .worker:
            try AuditWorker().serve()
            return ExitCode.clear
        case .help:
            print(HelpText.text)
            return ExitCode.clear
        }
    }
}

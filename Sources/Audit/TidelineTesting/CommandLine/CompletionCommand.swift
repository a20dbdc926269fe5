import AuditRules
import DeviceSimulation

/// Prints a script that completes command lines in a shell.
@MainActor
struct CompletionCommand {
    private static let shells = ["bash", "zsh", "fish"]

    private let tool: AuditTool
    private let shell: String

    init(_ arguments: [String], of tool: AuditTool) throws {
        let given = try Arguments(arguments, options: [])
        guard given.words.count == 1, Self.shells.contains(given.words[0]) else {
            let named = given.words.first.map { given.words.count == 1 ? "knows no '\($0)'" : "takes one shell" }
            throw UsageError(
                "completion \(named ?? "needs a shell"). Write one of: \(Self.shells.joined(separator: ", ")).")
        }
        shell = given.words[0]
        self.tool = tool
    }

    func run() -> Int32 {
        switch shell {
        case "fish": print(fish)
        case "zsh": print("autoload -U +X bashcompinit && bashcompinit\n\(bash)")
        default: print(bash)
        }
        return ExitCode.clear
    }

    private var words: String { (AuditTool.commands + tool.allScreens.map(\.name)).joined(separator: " ") }

    private var options: String {
        (AuditCommand.options.union(AuditCommand.flags).union(["--help", "--version"])).sorted()
            .joined(separator: " ")
    }

    private var values: [(option: String, words: [String])] {
        let avoidances = tool.allScreens.flatMap(\.avoidances).once
        return [
            ("orientation", Device.Orientation.allCases.map(\.rawValue)),
            ("keyboard", KeyboardKind.allCases.map(\.rawValue)), ("usage", Usage.allCases.map(\.rawValue)),
            ("avoidance", avoidances.map(\.rawValue)), ("ios", ["15", "17", "18", "26"]),
            ("window", WindowPlace.allCases.map(\.rawValue)), ("fault", SystemFault.allCases.map(\.rawValue)),
            ("setting", PersonalSetting.allCases.map(\.rawValue))
        ]
    }

    private var function: String { "_" + tool.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }

    private var bash: String {
        let cases = values.map { "        --\($0.option)) words='\($0.words.joined(separator: " "))' ;;" }
        return """
            \(function)() {
                local word=${COMP_WORDS[COMP_CWORD]} words
                case ${COMP_WORDS[COMP_CWORD-1]} in
            \(cases.joined(separator: "\n"))
                    --html|--png) COMPREPLY=($(compgen -d -- "$word")); return ;;
                    --json|--junit|--sarif|--baseline|--records) COMPREPLY=($(compgen -f -- "$word")); return ;;
                    *) words='\(words)'; [[ $word == -* ]] && words='\(options)' ;;
                esac
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }
            complete -F \(function) \(tool.name)
            """
    }

    private var fish: String {
        let fixed = values.map { "complete -c \(tool.name) -x -l \($0.option) -a '\($0.words.joined(separator: " "))'" }
        let known = Set(values.map { "--" + $0.option })
        let others = options.split(separator: " ").map(String.init).filter { !known.contains($0) }
            .map { "complete -c \(tool.name) -l \($0.dropFirst(2))" }
        return (["complete -c \(tool.name) -f -a '\(words)'"] + fixed + others).joined(separator: "\n")
    }
}

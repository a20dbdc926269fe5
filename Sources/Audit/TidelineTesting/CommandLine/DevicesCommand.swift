import AuditRules
import Foundation

@MainActor
struct DevicesCommand {
    let jsonPath: String?

    init(_ arguments: [String]) throws {
        let given = try Arguments(arguments, options: ["--json"])
        if let word = given.words.first { throw UsageError("devices takes no '\(word)'. See --help.") }
        jsonPath = try given.single("--json")
    }

    func run() throws -> Int32 {
        let list = DeviceList()
        if let jsonPath {
            try Output.write(try JSONEncoder.sorted(isPretty: true).text(of: list), to: jsonPath, option: "--json")
            return ExitCode.clear
        }
        let width = list.devices.map(\.name.count).max() ?? 0
        for device in list.devices {
            let name = device.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let size = String(format: "%4.0f x %4.0f @%.0f", device.size[0], device.size[1], device.scale)
            let keyboards = device.keyboards.filter(\.predictionBar).map {
                String(format: "%@ %.0f%@", $0.orientation.rawValue, $0.height, $0.inferred ? "*" : "")
            }
            print("\(name)  \(size)  keyboard \(keyboards.joined(separator: ", "))")
        }
        print("* inferred: no source that can be opened speaks about this very device; see --json -")
        print(
            "--device also takes Apple's names, such as iPhone SE (3rd generation), and a family's name alone for its")
        print("newest model: iPhone SE, iPad, iPad Air, iPad mini, iPad Pro.")
        return ExitCode.clear
    }
}

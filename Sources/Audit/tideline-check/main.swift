import Foundation

exit(CheckCommand(Array(CommandLine.arguments.dropFirst())).run())

import Foundation

exit(MergedReport(Array(CommandLine.arguments.dropFirst())).run())

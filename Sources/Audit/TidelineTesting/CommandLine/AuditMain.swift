import Foundation
public import ReportRendering

/// The program that audits the screens of a package.
///
/// It takes three lines of a file `main.swift`:
///
///     import TidelineTesting
///     import Checkout
///     AuditMain { Screen("checkout") { CheckoutViewController() } }
///
/// Creating the value reads the command line, does what it says, and ends the process: with exit code 0 when no rule found
/// anything but warnings, 1 for findings, 2 for bad usage. `--help` lists the options.
public struct AuditMain {
    /// Lists screens, one after the other.
    @resultBuilder
    public enum ScreenList {
        /// A line with one screen.
        public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
        /// A line with several screens.
        public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
        /// All lines.
        public static func buildBlock(_ lines: [Screen]...) -> [Screen] { lines.flatMap(\.self) }
        /// A loop.
        public static func buildArray(_ lines: [[Screen]]) -> [Screen] { lines.flatMap(\.self) }
        /// A condition without `else`.
        public static func buildOptional(_ lines: [Screen]?) -> [Screen] { lines ?? [] }
        /// The first branch of a condition.
        public static func buildEither(first: [Screen]) -> [Screen] { first }
        /// The other branch of a condition.
        public static func buildEither(second: [Screen]) -> [Screen] { second }
    }

    /// Runs the program and ends the process.
    ///
    /// - Parameters:
    ///   - byName: further screens, which are played only when the command line names them.
    ///   - ways: what is known about the avoidances, in the order in which `compare` lists them.
    ///   - screens: the screens that are audited.
    @discardableResult
    public init(
        byName: [Screen] = [], comparing ways: [ComparisonReport.Way] = [],
        @ScreenList _ screens: @MainActor () -> [Screen]
    ) {
        // The code of a file `main.swift` is on the main actor, and in Swift 5 mode does not say so.
        MainActor.assumeIsolated {
            let tool = AuditTool(
                name: ProcessInfo.processInfo.processName, screens: screens(), screensByName: byName,
                ways: ways)
            exit(tool.run(Array(CommandLine.arguments.dropFirst())))
        }
    }
}

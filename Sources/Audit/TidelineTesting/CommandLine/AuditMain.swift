import Foundation
public import ReportPage

/// The program that audits the screens of a package.
///
/// The whole program is three lines in a file `main.swift`:
///
///     import TidelineTesting
///     import Checkout
///     AuditMain { Screen("checkout") { CheckoutViewController() } }
///
/// The initializer reads the command line, performs the command, and ends the process. The exit code is 0 for a report
/// with warnings at most, 1 for other findings, and 2 for bad usage. `--help` lists the options.
public struct AuditMain {
    /// Collects screens, one after the other.
    @resultBuilder
    public enum ScreenList {
        /// Accepts a line with one screen.
        public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
        /// Accepts a line with several screens.
        public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
        /// Joins all lines.
        public static func buildBlock(_ lines: [Screen]...) -> [Screen] { lines.flatMap(\.self) }
        /// Joins the lines of a loop.
        public static func buildArray(_ lines: [[Screen]]) -> [Screen] { lines.flatMap(\.self) }
        /// Accepts the lines of an `if` that has no `else`.
        public static func buildOptional(_ lines: [Screen]?) -> [Screen] { lines ?? [] }
        /// Accepts the first branch of a condition.
        public static func buildEither(first: [Screen]) -> [Screen] { first }
        /// Accepts the second branch of a condition.
        public static func buildEither(second: [Screen]) -> [Screen] { second }
    }

    /// Runs the program and ends the process.
    ///
    /// - Parameters:
    ///   - byName: further screens, which the program plays only if the command line names them.
    ///   - changes: the changes that an audit tries on a screen with findings, beside those that need UIKit alone.
    ///   - ways: descriptions of the ways to make room for the keyboard, in the order in which `compare` lists them.
    ///   - screens: the screens to audit.
    @discardableResult
    public init(
        byName: [Screen] = [], changes: [Change] = [], comparing ways: [ComparisonReport.Way] = [],
        @ScreenList _ screens: @MainActor () -> [Screen]
    ) {
        // The code of `main.swift` runs on the main actor, but the compiler does not assume this in Swift 5 mode.
        MainActor.assumeIsolated {
            let changes = Change.ofUIKit + changes
            let tool = AuditTool(
                name: ProcessInfo.processInfo.processName, screens: screens().map { $0.offering(changes) },
                screensByName: byName.map { $0.offering(changes) }, ways: ways, changes: changes)
            exit(tool.run(Array(CommandLine.arguments.dropFirst())))
        }
    }
}

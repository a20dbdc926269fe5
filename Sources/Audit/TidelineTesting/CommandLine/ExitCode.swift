/// What the tool tells the shell.
enum ExitCode {
    /// No rule found anything.
    static let clear: Int32 = 0
    /// At least one rule found something.
    static let findings: Int32 = 1
    /// An argument or a file is not what it should be; the message names it and the remedy.
    static let badUsage: Int32 = 2
}

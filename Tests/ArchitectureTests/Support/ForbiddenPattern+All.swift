extension ForbiddenPattern {
    static let traps = [
        ForbiddenPattern(
            name: "fatal error", expression: #"\bfatalError\s*\("#, reason: "an app must not die for its keyboard",
            caught: [#"fatalError("gone")"#], passed: ["// fatalError()", #"print("fatalError()")"#]),
        ForbiddenPattern(
            name: "assertion", expression: #"\b(?:assert|assertionFailure|abort)\s*\("#,
            reason: "bad input is an error, a finding or ignored with a reason",
            caught: ["assert(x > 0)", "assertionFailure()"], passed: ["view.assertion(x)", "reassert()"]),
        ForbiddenPattern(
            name: "try!", expression: #"\btry!"#, reason: "throw, or catch and say why",
            caught: ["let x = try! f()"], passed: ["let x = try? f()", "/// Replaces `try!`."]),
        ForbiddenPattern(
            name: "as!", expression: #"\bas!"#, reason: "use as? and handle nil",
            caught: ["let x = y as! Int"], passed: ["let x = y as? Int", "alias != nil"]),
        ForbiddenPattern(
            name: "force unwrap",
            expression: #"(?<=[\w)\]}>?`"])(?<!(?::|->)[ ]{0,2}[\[]{0,2}[A-Z][\w.<>\]]{0,60})!(?!=)"#,
            reason: "use guard let, ?? or #require",
            caught: ["x!.y", "f()!", "a[0]! + 1", "f(label: x!)", #""\(x!)""#, "x as! Int"],
            passed: ["!x", "x != y", "(!x)", "[!x, !y]", "return !x", #""stop!""#, "/* no! */", "var x: Int!"])
    ]

    /// The imitation of UIKit copies Apple's signatures, and some contain implicitly unwrapped optionals.
    static let implicitUnwrap = ForbiddenPattern(
        name: "implicitly unwrapped optional",
        expression: #"(?::|->)\s*\[{0,2}[A-Z][\w.<>\]]*!(?!=)"#, reason: "say ? and handle nil",
        caught: ["var x: Int!", "func f() -> [UIView]!", "let x: A.B! = nil"], passed: ["x ? a : !b", "f(label: !x)"])

    static let precondition = ForbiddenPattern(
        name: "precondition", expression: #"\bprecondition(?:Failure)?\s*\("#,
        reason: "only the imitation may raise, where Apple's UIKit raises",
        caught: ["precondition(x)", #"preconditionFailure("no")"#], passed: ["/// A precondition (of sorts)."])

    static let condition = ForbiddenPattern(
        name: "conditional compilation", expression: #"^\s*#if\b"#,
        reason: "a platform is isolated by a module, not by a condition",
        caught: ["#if os(Linux)", "    #if DEBUG"], passed: ["// #if os(Linux)", "#sourceLocation()"])

    static let canImport = ForbiddenPattern(
        name: "canImport(UIKit)", expression: #"\bcanImport\s*\(\s*UIKit\b"#,
        reason: "its answer depends on what happens to be in the build folder",
        caught: ["#if canImport(UIKit)"], passed: ["#if canImport(Darwin)", "/// Never canImport(UIKit)."])

    static let sleep = ForbiddenPattern(
        name: "sleep", expression: #"\b(?:u?sleep|nanosleep|asyncAfter)\s*\(|\bRunLoop\.(?:main|current)\b"#,
        reason: "virtual time passes when the test advances it",
        caught: ["sleep(1)", "Task.sleep(for: .seconds(1))", "usleep(5)", "RunLoop.main.run()"],
        passed: ["sleepy(1)", "// sleep(1)", "func add(to loop: RunLoop, forMode mode: RunLoop.Mode)"])

    static let extensionAccess = ForbiddenPattern(
        name: "access of an extension",
        expression: #"^\s*(?:private|fileprivate|internal|package|public) extension\b"#,
        reason: "a member's own line tells who may use it",
        caught: ["private extension UIView {}"], passed: ["extension UIView { private func f() {} }"])

    static let storedObserver = ForbiddenPattern(
        name: "observer of a stored public property",
        expression: #"\b(?:open|public)\b(?:(?!\b(?:lazy|override)\b)[^{}\n])*"#
            + #"\bvar\b[^{}\n]*\{\s*(?:did|will)Set\b"#,
        reason: "an initializer in an app's extension skips it; write `lazy`, or compute over private storage",
        caught: ["open var x = 1 { didSet { f() } }", "@MainActor public weak var x: X? {\n    didSet { f() }"],
        passed: [
            "open lazy var x = 1 { didSet { f() } }", "private var x = 1 { didSet {} }",
            "open override var x: X { didSet {} }"
        ])

    static let reminder = ForbiddenPattern(
        name: "reminder", expression: "\\b(?:TO" + "DO|FIX" + "ME|XX" + "X)\\b",
        reason: "write an issue; a comment is forgotten", caught: ["let x = TO" + "DO"], passed: ["let toDo = 1"])

    static let all =
        traps
        + [implicitUnwrap, precondition, condition, canImport, sleep, extensionAccess, storedObserver, reminder]
}

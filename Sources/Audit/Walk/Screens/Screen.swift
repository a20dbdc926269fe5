public import AuditRules
public import UIKit

/// A screen to audit: its controller, its script, and the controls that must stay in reach.
public struct Screen: Sendable {
    /// Makes the screen's controller, with one of ``Screen/avoidances``, for a window.
    public typealias Maker = @MainActor @Sendable (_ avoidance: Avoidance, _ window: UIWindow) -> UIViewController

    /// The name in reports and on the command line.
    public let name: String
    /// The names of controls that a person must be able to reach while typing; the audit adds controls that seem to
    /// confirm the typed text.
    public let marked: Set<String>
    /// How a person uses the screen.
    public let script: Script
    /// The name of the input that is edited first; nil for the first input in reading order.
    public let firstField: String?
    /// The name of the input that is edited after a rotation; nil for the input after the first.
    public let nextField: String?
    /// The screen's avoidances; its own avoidance is first.
    public let avoidances: [Avoidance]
    /// What a person may do with the screen; an audit plays each usage.
    public let usages: [Usage]
    /// The path of the source file that creates the screen, as the compiler received it.
    public let file: String
    /// The line in ``file``, from 1.
    public let line: Int
    /// Returns the top of the screen's keyboard guide, in the root view's coordinates, in points; nil if the screen has
    /// no guide.
    public let guideTop: @MainActor @Sendable (UIViewController) -> CGFloat?

    private let make: Maker
    /// The screen's own avoidance; it stays the same when other avoidances are added in front.
    private var own: Avoidance

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: the name in reports and on the command line.
    ///   - marked: names of controls that a person must be able to reach while typing, as ``Script/tap(_:)`` takes
    ///     them. The audit adds controls that seem to confirm the typed text: the first filled button below the inputs,
    ///     buttons beside an input, and controls that typing enables. A name that fits no view is an error of the run.
    ///   - script: how a person uses the screen. ``Script/exploring`` visits at most 24 of the inputs that it finds.
    ///   - make: makes a new controller. The audit calls it once for each run, on the main actor.
    public init(
        _ name: String, marking marked: Set<String> = [], script: Script = .exploring, file: String = #filePath,
        line: Int = #line, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(
            name, marking: marked, script: script, avoidances: [.own], file: file, line: line,
            make: { _, _ in make() })
    }

    /// Creates a screen with several avoidances; an avoidance keeps the screen clear of the keyboard.
    ///
    /// - Parameters:
    ///   - name: the name in reports and on the command line.
    ///   - marked: names of controls that a person must be able to reach while typing. The audit adds controls that
    ///     seem to confirm the typed text.
    ///   - script: how a person uses the screen.
    ///   - firstField: the name of the input that is edited first; nil for the first input in reading order.
    ///   - nextField: the name of the input that is edited after a rotation; nil for the input after the first.
    ///   - avoidances: the names of the avoidances, at least one; the screen's own avoidance is first.
    ///   - usages: what a person may do with the screen.
    ///   - guideTop: returns the top of the screen's keyboard guide, in the root view's coordinates, in points; nil if
    ///     the screen has no guide. A replay of a keyboard log prints this top.
    ///   - make: makes a new controller with one of the avoidances. The audit calls it once for each run, on the main
    ///     actor.
    public init(
        _ name: String, marking marked: Set<String> = [], script: Script = .exploring, firstField: String? = nil,
        nextField: String? = nil, avoidances: [Avoidance], usages: [Usage] = Usage.allCases,
        guideTop: @escaping @MainActor @Sendable (UIViewController) -> CGFloat? = { _ in nil },
        file: String = #filePath, line: Int = #line, make: @escaping Maker
    ) {
        self.name = name
        self.marked = marked
        self.script = script
        self.firstField = firstField
        self.nextField = nextField
        self.avoidances = avoidances.isEmpty ? [.own] : avoidances
        self.usages = usages
        self.guideTop = guideTop
        self.file = file
        self.line = line
        self.make = make
        own = self.avoidances[0]
    }

    /// Makes the screen's controller with one of ``avoidances``, for a window.
    ///
    /// - Throws: for an avoidance outside the screen's list; the error shows the list.
    @MainActor
    public func controller(with avoidance: Avoidance, in window: UIWindow) throws(UnknownName) -> UIViewController {
        makeController(with: try offered(avoidance), in: window)
    }

    /// Makes the screen's controller for a window.
    ///
    /// - Parameter avoidance: an avoidance that the screen offers; ``offered(_:)`` checks this.
    @MainActor
    public func makeController(with avoidance: Avoidance, in window: UIWindow) -> UIViewController {
        make(avoidance, window)
    }

    /// Returns the avoidance if the screen offers it; otherwise throws an error.
    public func offered(_ avoidance: Avoidance) throws(UnknownName) -> Avoidance {
        guard avoidances.contains(avoidance) else {
            throw UnknownName(
                kind: "avoidance of \(name)", name: avoidance.rawValue, known: avoidances.map(\.rawValue))
        }
        return avoidance
    }

    /// Returns the screen with an additional avoidance in front of the others.
    ///
    /// - Parameters:
    ///   - name: the name of the avoidance in reports and on the command line.
    ///   - prepare: prepares the window before the controller is shown in it. The audit calls it once for each run, on
    ///     the main actor.
    public func avoidance(
        _ name: Avoidance, prepare: @escaping @MainActor @Sendable (UIWindow) -> Void
    ) -> Screen {
        let own = own, make = make
        var screen = Screen(
            self.name, marking: marked, script: script, firstField: firstField, nextField: nextField,
            avoidances: [name] + avoidances.filter { $0 != name }, usages: usages, guideTop: guideTop, file: file,
            line: line,
            make: { avoidance, window in
                guard avoidance == name else { return make(avoidance, window) }
                prepare(window)
                return make(own, window)
            })
        screen.own = own
        return screen
    }
}

extension Screen: CustomStringConvertible {
    /// The name, so that a list of screens reads well in a test's output.
    public var description: String { name }
}

extension [Screen] {
    /// Finds the screen with a name.
    public func named(_ name: String) throws(UnknownName) -> Screen {
        guard let screen = first(where: { $0.name == name }) else {
            throw UnknownName(kind: "screen", name: name, known: map(\.name))
        }
        return screen
    }
}

public import AuditRules
public import UIKit

/// A screen to audit: how to make it, how a person uses it, and what must stay in reach.
public struct Screen: Sendable {
    /// Makes the screen's controller, with one of ``Screen/avoidances``, for a window of its own.
    public typealias Maker = @MainActor @Sendable (_ avoidance: Avoidance, _ window: UIWindow) -> UIViewController

    /// The name in reports and on the command line.
    public let name: String
    /// Names of controls that a person must be able to reach while typing, beside those that the audit guesses.
    public let marked: Set<String>
    /// How a person uses the screen.
    public let script: Script
    /// Name of the input that is edited first; nil for the first one in reading order.
    public let firstField: String?
    /// Name of the input that is edited after a turn; nil for the one after the first.
    public let nextField: String?
    /// The ways of keeping clear of the keyboard that the screen can be shown with, its own first.
    public let avoidances: [Avoidance]
    /// What a person may do with the screen.
    public let usages: [Usage]
    /// The file that names the screen, as the compiler was given it.
    public let file: String
    /// The line in ``file``, from 1.
    public let line: Int
    /// The height at which the screen's keyboard guide begins, in the root view's coordinates, in points; nil without one.
    public let guideTop: @MainActor @Sendable (UIViewController) -> CGFloat?

    private let make: Maker
    /// The screen's own way, which ways that are added leave as it is.
    private var own: Avoidance

    /// Names a screen.
    ///
    /// - Parameters:
    ///   - name: the name in reports and on the command line.
    ///   - marked: names of controls that a person must be able to reach while typing, as ``Script/tap(_:)`` takes them.
    ///     They come beside those that the audit guesses, since they confirm what is typed: the first filled button below the
    ///     inputs, those beside an input, and those that typing switches on. A name that no view has is an error.
    ///   - script: how a person uses the screen. ``Script/exploring`` visits the inputs that it
    ///     finds, 24 at most.
    ///   - make: makes the controller anew. It is called once a run, on the main actor.
    public init(
        _ name: String, marking marked: Set<String> = [], script: Script = .exploring, file: String = #filePath,
        line: Int = #line, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(
            name, marking: marked, script: script, avoidances: [.own], file: file, line: line,
            make: { _, _ in make() })
    }

    /// Names a screen that can be shown with several ways of keeping clear of the keyboard.
    ///
    /// - Parameters:
    ///   - name: the name in reports and on the command line.
    ///   - marked: names of controls that a person must be able to reach while typing, beside those that the audit guesses.
    ///   - script: how a person uses the screen.
    ///   - firstField: name of the input that is edited first; nil for the first one in reading order.
    ///   - nextField: name of the input that is edited after a turn; nil for the one after the first.
    ///   - avoidances: the names of the ways, the screen's own first. At least one.
    ///   - usages: what a person may do with the screen.
    ///   - guideTop: the height at which the screen's keyboard guide begins, in the root view's coordinates, in points; nil
    ///     without a guide. Replays print it.
    ///   - make: makes the controller anew, with one of the ways. It is called once a run, on the main actor.
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

    /// Makes the screen's controller with one of ``avoidances``, for a window of its own.
    ///
    /// - Throws: for an avoidance that the screen does not offer; the error lists those that it offers.
    @MainActor
    public func controller(with avoidance: Avoidance, in window: UIWindow) throws(UnknownName) -> UIViewController {
        makeController(with: try offered(avoidance), in: window)
    }

    /// Makes the screen's controller, for a window of its own.
    ///
    /// - Parameter avoidance: one that the screen is known to offer; ``offered(_:)`` checks it.
    @MainActor
    public func makeController(with avoidance: Avoidance, in window: UIWindow) -> UIViewController {
        make(avoidance, window)
    }

    /// The avoidance, if the screen offers it.
    public func offered(_ avoidance: Avoidance) throws(UnknownName) -> Avoidance {
        guard avoidances.contains(avoidance) else {
            throw UnknownName(
                kind: "avoidance of \(name)", name: avoidance.rawValue, known: avoidances.map(\.rawValue))
        }
        return avoidance
    }

    /// The same screen with one more way of keeping clear of the keyboard, which comes first.
    ///
    /// - Parameters:
    ///   - name: the name of the way in reports and on the command line.
    ///   - prepare: prepares the window, before the controller is shown in it. It is called once a run, on the main actor.
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
    /// The screen with a name.
    public func named(_ name: String) throws(UnknownName) -> Screen {
        guard let screen = first(where: { $0.name == name }) else {
            throw UnknownName(kind: "screen", name: name, known: map(\.name))
        }
        return screen
    }
}

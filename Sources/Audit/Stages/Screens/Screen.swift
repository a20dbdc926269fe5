public import AuditRules
public import UIKit

/// A screen to audit: its controller, its script, and the controls that must stay in reach.
public struct Screen: Sendable {
    /// Makes the screen's controller for a window, with one of ``Screen/avoidances``.
    public typealias Maker = @MainActor @Sendable (_ avoidance: Avoidance, _ window: UIWindow) -> UIViewController

    /// The name in reports and on the command line.
    public let name: String
    /// The names of controls that must stay in reach while typing.
    ///
    /// The audit adds controls that seem to confirm the typed text.
    public let marked: Set<String>
    /// How a person uses the screen.
    public let script: Script
    /// The name of the input that is edited first; nil for the first input in reading order.
    public let firstField: String?
    /// The name of the input that is edited after a rotation.
    ///
    /// If the value is nil, the audit edits the input that follows the first one.
    public let nextField: String?
    /// The names of the ways in which the screen can make room for the keyboard.
    ///
    /// The screen's own way is first.
    public private(set) var avoidances: [Avoidance]
    /// The typical sequences of a person's actions that an audit plays.
    public let usages: [Usage]
    /// The path of the source file that creates the screen, from `#filePath`.
    public let file: String
    /// The line in ``file``, from 1.
    public let line: Int
    /// The top of the screen's keyboard guide, in the root view's coordinates, in points; nil for a screen without a
    /// guide.
    public let guideTop: @MainActor @Sendable (UIViewController) -> CGFloat?

    private var make: Maker
    /// The avoidance with which the screen was created.
    ///
    /// An avoidance that is added later comes before this avoidance in ``avoidances``.
    private let own: Avoidance
    /// The avoidances that are changes of the screen's own one.
    private var changes: [Avoidance: Change] = [:]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: the name in reports and on the command line.
    ///   - marked: names of controls that must stay in reach while typing, as in ``Script/tap(_:)``. The audit adds the
    ///     first filled button below the inputs, buttons beside an input, a button that is alone in a footer, and
    ///     controls that typing enables. A name without a view is an error.
    ///   - script: how a person uses the screen. ``Script/exploring`` visits at most 24 inputs.
    ///   - make: makes a new controller; called once for each run, on the main actor.
    public init(
        _ name: String, marking marked: Set<String> = [], script: Script = .exploring, file: String = #filePath,
        line: Int = #line, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(
            name, marking: marked, script: script, avoidances: [.own], file: file, line: line,
            make: { _, _ in make() })
    }

    /// Creates a screen with several avoidances, which are ways to make room for the keyboard.
    ///
    /// - Parameters:
    ///   - name: the name in reports and on the command line.
    ///   - marked: names of controls that must stay in reach while typing. The audit adds controls that seem to confirm
    ///     the typed text.
    ///   - script: how a person uses the screen.
    ///   - firstField: the name of the input that is edited first; nil for the first input in reading order.
    ///   - nextField: the name of the input that is edited after a rotation; nil for the input after the first.
    ///   - avoidances: the names of the avoidances, at least one, the screen's own avoidance first.
    ///   - usages: the typical sequences of a person's actions that an audit plays.
    ///   - guideTop: returns the top of the screen's keyboard guide, in the root view's coordinates, in points; nil for
    ///     a screen without a guide.
    ///   - make: makes a new controller with one of the avoidances; called on the main actor each time the audit plays
    ///     the screen.
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

    /// Makes the screen's controller for a window.
    ///
    /// - Parameter avoidance: one of the screen's avoidances. Check it with ``offered(_:)`` first, because this method
    ///   does not. For an avoidance from ``offering(_:)``, this is the controller with the screen's own avoidance, and
    ///   ``Stage/prepare(_:of:)`` has to come first.
    @MainActor
    public func makeController(with avoidance: Avoidance, in window: UIWindow) -> UIViewController {
        make(changes[avoidance] == nil ? avoidance : own, window)
    }

    /// Returns the avoidance, or throws an error if the screen does not have the avoidance.
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
    ///   - prepare: changes the window before the controller is shown; called once for each run, on the main actor.
    public func avoidance(
        _ name: Avoidance, prepare: @escaping @MainActor @Sendable (UIWindow) -> Void
    ) -> Screen {
        let own = own, make = make
        var screen = self
        screen.avoidances = [name] + avoidances.filter { $0 != name }
        screen.make = { avoidance, window in
            guard avoidance == name else { return make(avoidance, window) }
            prepare(window)
            return make(own, window)
        }
        return screen
    }

    /// Returns the screen with the avoidances that these changes are, unless the screen has an avoidance of that name.
    ///
    /// An audit plays such an avoidance by making the change on the screen's own one. The screen's own avoidance stays
    /// the first.
    public func offering(_ changes: [Change]) -> Screen {
        var screen = self
        for change in changes {
            guard let avoidance = change.avoidance, !screen.avoidances.contains(avoidance) else { continue }
            screen.avoidances.append(avoidance)
            screen.changes[avoidance] = change
        }
        return screen
    }

    /// The change that this avoidance is; nil for an avoidance of the screen's own code.
    func change(by avoidance: Avoidance) -> Change? { changes[avoidance] }
}

extension Screen: CustomStringConvertible {
    /// The screen's name.
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

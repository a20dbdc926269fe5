public import AuditRules
public import CoreGraphics
public import SceneModel
public import UIKit

/// Shows a screen on any host, performs a person's actions, and records all events.
///
///     await stage.present(SignInViewController())
///     try await stage.tap("Email")
///     await stage.settle()
///     print(stage.timeline)
///
/// Time passes only in methods that let time pass. Use stages one after the other, because there is only one keyboard.
@MainActor
open class Stage {
    /// What shows the screen: a simulated phone, or UIKit itself on a real device.
    public let host: any AuditHost
    /// The events so far, in the notation of ``Timeline``.
    public private(set) var timeline = Timeline()
    /// The snapshots of all recordings, in the order of time.
    @exclusivity(unchecked) public private(set) var recording: [SceneSnapshot] = []
    private(set) var actions: [StageAction] = []
    @exclusivity(unchecked) private(set) var actionCounts: [Int] = []
    /// The events so far in words; empty if the stage keeps no log.
    public private(set) var log: [SceneLogLine] = []
    let keepsLog: Bool
    /// The name of the current step, which new snapshots contain.
    @exclusivity(unchecked) public private(set) var step = "start"

    /// Remarks for a reader about the use of the screen.
    public private(set) var notes: [String] = []

    /// Changes the keyboard settings of a view before its use.
    ///
    /// The stage calls the closure on the main actor with each text input of a shown controller, and with each view
    /// before a tap or a change of focus.
    public var beforeUse: (@MainActor (UIView) -> Void)?
    /// Performs a person's actions on the keyboard each time a recording comes to rest.
    ///
    /// Afterwards the recording continues until the screen is at rest again.
    public var onRest: (@MainActor (Stage) async -> Void)?

    /// Makes a change on each page that comes on screen.
    var trial: ChangeTrial?
    /// The kinds of changes for which the stage looks while an input is edited.
    var soughtChanges: [Change] = []
    /// The changes that were found so far.
    private(set) var foundTrials: [Trial] = []

    let start: Double
    private let marksPrimaryControls: Bool
    private let marked: Set<String>
    /// The names of the controls that the stage has marked, because they seem to confirm the typed text.
    public private(set) var guessedControls: Set<String> = []
    private(set) var buttonsAtRest: Set<Int> = []
    private(set) var hasShownSwiftUI = false
    private var isSampling = false

    /// Creates a stage on a host.
    ///
    /// - Parameters:
    ///   - marked: names of views that must stay in reach while typing, as ``view(_:)`` explains.
    ///   - marksPrimaryControls: whether the stage also marks filled buttons, buttons beside an input, and a button that
    ///     is alone in a footer.
    ///   - keepsLog: whether the stage describes all events in words, for the log beside a film.
    public init(
        on host: any AuditHost, marked: Set<String> = [], marksPrimaryControls: Bool = false, keepsLog: Bool = false
    ) {
        self.host = host
        self.marksPrimaryControls = marksPrimaryControls
        self.marked = marked
        self.keepsLog = keepsLog
        start = host.now
        host.mark(named: marked)
        host.onKeyboard = { [weak self] event in
            self?.note(event)
            self?.log(event)
        }
        Self.latest = self
    }

    func note(_ symbol: Timeline.Symbol, _ words: @autoclosure () -> String = "") {
        timeline.append(symbol, at: host.now)
        let words = keepsLog ? words() : ""
        if !words.isEmpty { write(words, from: .person) }
    }

    /// Adds a line to ``log`` at the current time.
    ///
    /// - Parameter beginning: the text at the start of a line that the new line replaces. Only the last line is
    ///   replaced, and only if it has the same source and time.
    func write(_ words: String, from source: SceneLogLine.Source, replacing beginning: String? = nil) {
        let line = SceneLogLine(at: host.now, source, words)
        if let beginning, let last = log.last, last.at == line.at, last.source == source,
            last.text.hasPrefix(beginning)
        {
            log.removeLast()
        }
        log.append(line)
    }

    static weak var latest: Stage?

    /// Adds a new text to ``notes``, unless the notes contain the text.
    public func remark(_ text: String) { if !notes.contains(text) { notes.append(text) } }

    // MARK: What a person does

    /// Makes the change that an avoidance from ``Screen/offering(_:)`` is, on the page that is shown next.
    ///
    /// An avoidance of the screen's own code changes nothing.
    public func prepare(_ avoidance: Avoidance, of screen: Screen) {
        trial = ChangeTrial(nil, beside: screen.change(by: avoidance), among: [], on: host)
    }

    /// Shows a controller as the window's root and lets it appear.
    ///
    /// The argument is evaluated within the call. Work that the controller's initializer schedules therefore runs on
    /// the host's clock.
    public func present(_ controller: @autoclosure () throws -> UIViewController) async rethrows {
        try host.show(controller)
        trial?.make(in: host.window)
        await settle()
        if let beforeUse { host.window.withDescendants.filter { $0 is any UIKeyInput }.forEach(beforeUse) }
        markPrimaryControls()
    }

    /// Marks the controls that must stay in reach.
    ///
    /// The controls are recognized by their positions, so the keyboard must be hidden.
    private func markPrimaryControls() {
        guard marksPrimaryControls, host.keyboardState == .hidden else { return }
        guessMarks(PrimaryControls.find(in: frontmostView))
    }

    private func guessMarks(_ controls: [UIView]) {
        host.mark(controls)
        guessedControls.formUnion(controls.map(ViewName.of))
    }

    /// The marked names that fit no view in any snapshot.
    public var unknownMarks: Set<String> { marked.subtracting(host.foundNames) }

    /// The view of the controller that was presented last.
    ///
    /// Views behind this view receive no touches.
    var frontmostView: UIView { frontmostController?.view ?? host.window }

    var frontmostController: UIViewController? {
        var controller = host.window.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// The controller of the front page: the innermost controller inside the latest presented controller.
    public var pageInFront: UIViewController? { Self.pageInFront(of: host.window) }

    /// Finds the controller of the front page in a window.
    public static func pageInFront(of window: UIWindow) -> UIViewController? {
        var page = window.rootViewController
        while let present = page, let next = controller(inFrontOf: present) { page = next }
        return page
    }

    private static func controller(inFrontOf controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController { return presented }
        if let container = controller as? UINavigationController { return container.topViewController }
        return (controller as? UITabBarController)?.selectedViewController
    }

    /// Taps the middle of a named view, after scrolling if the view is out of sight.
    ///
    /// ``view(_:)`` explains the names.
    public func tap(_ name: String) async throws(StageError) { try await tap(try view(name), called: name) }

    /// Taps the middle of a view, after scrolling if the view is out of sight.
    public func tap(_ view: UIView) async throws(StageError) { try await tap(view, called: ViewName.of(view)) }

    private func tap(_ view: UIView, called name: String) async throws(StageError) {
        beforeUse?(view)
        note(view is any UIKeyInput ? .focus : .tap, "tap \(name)")
        try Self.check(await tapInSight(view), name)
    }

    /// Taps a view, after scrolling if the view is out of sight.
    ///
    /// If scrolling cannot reveal a text input, code gives the input focus, as a return key would. The rules then judge
    /// whether the input is in sight.
    private func tapInSight(_ view: UIView) async -> Touch {
        let touch = await tapAsItLies(view)
        guard touch != .delivered, !shows(view) || touch == .missed && liesUnderBar(view) else { return touch }
        let (view, hasDragged) = await drag(to: view)
        if hasDragged, shows(view) {
            // A finger has just scrolled the content. This snapshot shows the state before the tap.
            if isSampling { shoot() }
            return await tapAsItLies(view)
        }
        let isInput = view is any UIKeyInput && view.canBecomeFirstResponder
        guard isInput, isOffScreen(view) else { return touch }
        record(on: view) { _ = await $1.focus($0) }
        return await host.focus(view) ? .delivered : touch
    }

    /// Whether a person has typed a text.
    public private(set) var hasTyped = false

    /// Only a successful tap is recorded as an action.
    private func tapAsItLies(_ view: UIView) async -> Touch {
        let place = ViewPlace(of: view, on: host), now = host.now - start
        let touch = await host.tap(view)
        if touch == .delivered, let place {
            actions.append(StageAction(at: now, on: place) { await StageAction.tap($0, on: $1) })
        }
        return touch
    }

    func record(_ perform: @escaping @MainActor @Sendable (any AuditHost) async -> Void) {
        actions.append(StageAction(at: host.now - start, perform: perform))
    }

    func record(on view: UIView, _ perform: @escaping @MainActor @Sendable (UIView, any AuditHost) async -> Void) {
        guard let place = ViewPlace(of: view, on: host) else { return }
        actions.append(StageAction(at: host.now - start, on: place, perform: perform))
    }

    /// Taps a point of the screen, in points from its top left corner.
    public func tap(at point: CGPoint) async throws(StageError) {
        note(.tap, "tap at (\(point.x), \(point.y))")
        record { _ = await $0.tap(at: point) }
        try Self.check(await host.tap(at: point), "(\(point.x), \(point.y))")
    }

    /// Makes a named view the first responder, as code or a return key would.
    public func focus(_ name: String) async throws(StageError) { try await focus(try view(name)) }

    /// Makes a view the first responder, as code or a return key would.
    public func focus(_ view: UIView) async throws(StageError) {
        beforeUse?(view)
        note(.focus, "focus moves to \(ViewName.of(view))")
        record(on: view) { _ = await $1.focus($0) }
        guard await host.focus(view) else { throw .unreachable(ViewName.of(view)) }
    }

    /// Types into the first responder.
    public func type(_ text: String) async throws(StageError) {
        note(.type, "type “\(text)”")
        record { _ = await $0.type(text) }
        hasTyped = true
        let disabled = marksPrimaryControls ? PrimaryControls.buttons(in: frontmostView).filter { !$0.isEnabled } : []
        guard await host.type(text) else { throw .nothingIsEdited("type") }
        // A control that typing enables probably leads to the next page.
        guessMarks(disabled.filter(\.isEnabled))
    }

    /// Presses the delete key the given number of times.
    public func erase(_ count: Int) async throws(StageError) {
        note(.type, "delete key, \(count) times")
        record { _ = await $0.erase(count) }
        guard await host.erase(count) else { throw .nothingIsEdited("erase") }
    }

    /// Presses the return key.
    public func pressReturn() async throws(StageError) {
        note(.pressReturn, "return key")
        record { _ = await $0.pressReturn() }
        guard await host.pressReturn() else { throw .nothingIsEdited("pressReturn") }
    }

    /// Dismisses the keyboard.
    public func dismissKeyboard() async {
        note(.dismiss, "put the keyboard away")
        record { await $0.dismissKeyboard() }
        await host.dismissKeyboard()
    }

    /// Rotates the device and waits until the rotation ends.
    public func rotate(to orientation: ScreenOrientation) async {
        note(.rotate, "turn the device to \(orientation.rawValue)")
        record { await $0.rotate(to: orientation) }
        await host.rotate(to: orientation)
    }

    /// Performs a change of the host, such as a drag of its window.
    ///
    /// - Parameter body: called immediately, and once more when the actions are repeated with a hidden keyboard.
    public func actOnHost(_ body: @escaping @MainActor @Sendable (any AuditHost) -> Void) {
        record { body($0) }
        body(host)
    }

    // MARK: Time

    /// Lets time pass, in seconds.
    public func advance(by seconds: Double) async { await meetingPages { await host.advance(by: seconds) } }

    /// Lets time pass until everything is at rest.
    ///
    /// The result is false if something still moves after the longest time, which is 10 seconds on simulated devices.
    @discardableResult
    public func settle() async -> Bool { await meetingPages { await host.settle() } }

    /// Makes the trial's change on pages that come on screen while no frames are recorded.
    private func meetingPages<Result>(_ body: () async -> Result) async -> Result {
        guard trial != nil, !isSampling else { return await body() }
        host.sampleFrames(isConstant: false) { [weak self] in self.map { $0.trial?.make(in: $0.host.window) } }
        defer { host.sampleFrames(isConstant: false, nil) }
        return await body()
    }

    /// Releases the app's screens.
    public func letGo() async { await host.letGo() }

    // MARK: Pictures

    /// Takes a snapshot of the screen at this instant.
    public func snapshot() -> SceneSnapshot { host.picture(of: step) }

    private static func isHosting(_ view: UIView) -> Bool {
        ViewClass.of(view).isHosting || view.subviews.contains(where: isHosting)
    }

    /// Begins a step; all later snapshots contain its name.
    public func begin(_ step: String) { self.step = step }

    /// Waits until everything is at rest, begins a new step, and takes a snapshot.
    public func rest(in step: String) async {
        begin(step)
        await comeToRest()
        shoot()
        noteUnjudgedViews()
    }

    private func comeToRest() async {
        await settle()
        if let onRest {
            await onRest(self)
            await settle()
        }
        seekChanges()
    }

    private func seekChanges() {
        guard !soughtChanges.isEmpty, host.keyboardState == .docked else { return }
        for found in ChangeTrial.all(of: soughtChanges, on: host) where !foundTrials.contains(found) {
            foundTrials.append(found)
        }
    }

    /// Whether views change only while time passes or a person acts.
    ///
    /// If true, a second snapshot at the same time reuses the first snapshot. The default is false, because a script
    /// may change views itself.
    public var isLeftToTheApp = false

    /// Takes a snapshot and adds it to the recording.
    public func shoot() {
        keep((isLeftToTheApp ? host.samePicture(of: step) : nil) ?? snapshot())
    }

    /// - Parameter isConstant: whether frames are taken even while nothing moves by itself.
    private func sampleFrames(isConstant: Bool = false) {
        host.sampleFrames(isConstant: isConstant) { [weak self] in self?.shootFrame() }
    }

    /// Takes a snapshot of every frame while a finger drags, if frames are recorded at all.
    ///
    /// A finger moves views without an animation, so the host alone would see no frames.
    func samplingFinger<Result>(_ drag: () async -> Result) async -> Result {
        guard isSampling else { return await drag() }
        sampleFrames(isConstant: true)
        defer { sampleFrames() }
        return await drag()
    }

    private func shootFrame() { keep(host.frame(of: step)) }

    private func keep(_ picture: SceneSnapshot) {
        trial?.make(in: host.window)
        recording.append(picture)
        actionCounts.append(actions.count)
    }

    func repeatActions(of other: Stage, showing controller: UIViewController, until end: Double) async {
        host.show { controller }
        trial?.make(in: host.window)
        sampleFrames(isConstant: true)
        shoot()
        for action in other.actions {
            await advance(to: action.at)
            // This snapshot shows the result of the previous action.
            shoot()
            record(action.perform)
            await action.perform(host)
            shoot()
        }
        await advance(to: end)
        shoot()
        host.sampleFrames(isConstant: true, nil)
    }

    private func advance(to time: Double) async { await host.advance(by: max(0, time - (host.now - start))) }

    /// Takes a snapshot of every frame while a closure runs.
    ///
    /// After the closure, the method goes on until everything is at rest. The first snapshot is taken before the
    /// closure, and belongs to the previous step.
    ///
    /// - Parameters:
    ///   - step: the name of a new step; nil continues the current step.
    ///   - rest: the name of a new step for the last snapshot, which shows the screen at rest. If the value is nil,
    ///     this snapshot belongs to the same step as the frames.
    public func recordFrames<Failure: Error>(
        of step: String? = nil, settlingInto rest: String? = nil, _ body: @MainActor () async throws(Failure) -> Void
    ) async throws(Failure) {
        markPrimaryControls()
        shoot()
        if let step { begin(step) }
        isSampling = true
        sampleFrames()
        defer {
            host.sampleFrames(isConstant: false, nil)
            isSampling = false
        }
        try await body()
        shoot()
        await comeToRest()
        if let rest { begin(rest) }
        shoot()
        noteUnjudgedViews()
    }

    /// Stores what the rules cannot judge on the page in front.
    ///
    /// The values are stored each time the screen comes to rest, because the page may change later.
    private func noteUnjudgedViews() {
        guard marksPrimaryControls, host.keyboardState != .hidden else { return }
        let page = frontmostView
        buttonsAtRest.formUnion(PrimaryControls.buttons(in: page).compactMap { host.number(of: $0) })
        hasShownSwiftUI = hasShownSwiftUI || Self.isHosting(page)
    }

    /// Finds a view by its accessibility identifier, or by another name from ``ViewName``.
    ///
    /// A view of the page in front, or of a bar that is docked at the bottom, has precedence over one behind, for example
    /// under a sheet. An identifier has precedence over other names. Of several views with a name, the first visible
    /// view from back to front is the result.
    public func view(_ name: String) throws(StageError) -> UIView {
        let front = ([frontmostView] + dockedBars).flatMap(\.withDescendants)
        let all = ([host.window] + dockedBars).flatMap(\.withDescendants)
        for views in [front, all] {
            for view in views where view.accessibilityIdentifier == name { return view }
            let alike = views.filter { ViewName.of($0) == name }
            if let view = alike.first(where: { !$0.isHidden && $0.alpha >= 0.01 }) ?? alike.first { return view }
        }
        throw .noSuchView(name, known: all.compactMap(\.accessibilityIdentifier).sorted())
    }

    /// The names of the views that accept text now, back to front.
    public var inputs: [String] { inputViews.map { ViewName.of($0) } }

    /// The views that accept text now, back to front.
    ///
    /// The views are in the controller that was presented last, or in a bar that is docked at the bottom.
    public var inputViews: [UIView] { inputs(in: frontmostView) + dockedBars.flatMap { inputs(in: $0) } }

    private var dockedBars: [UIView] {
        host.touchableWindows.filter { $0 !== host.window && $0.windowScene != nil }
    }

    private func inputs(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        let own = view is any UIKeyInput && view.canBecomeFirstResponder ? [view] : []
        return own + view.subviews.flatMap { inputs(in: $0) }
    }
}

extension UIView {
    /// The view and all views inside, outer ones first.
    fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

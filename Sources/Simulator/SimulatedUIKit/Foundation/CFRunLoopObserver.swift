// Fidelity: partial — CFRunLoop.h; observers of the main run loop before it sleeps, which run before each commit

import Foundation

/// A number that counts or indexes.
public typealias CFIndex = Int
/// Flags of Core Foundation.
public typealias CFOptionFlags = UInt

/// A run loop; here the main one alone.
public final class CFRunLoop: Sendable {
    fileprivate static let main = CFRunLoop()
}

/// Which of its stages a run loop is in.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// Inert: the loop begins to run.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// Inert: timers are about to be asked.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// Inert: sources are about to be asked.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// The loop is about to sleep: the turn is over.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// Inert: the loop wakes.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// Inert: the loop stops.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// Every stage.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// A set of circumstances in which a run loop runs; turns know no difference.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// All that are declared common, tracking among them.
    public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Calls a closure at a stage of a run loop.
public final class CFRunLoopObserver {
    private let activities: CFRunLoopActivity
    private let repeats: Bool
    fileprivate let order: CFIndex
    private var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
    /// The observers that this one was added to.
    @MainActor fileprivate weak var list: MainRunLoopObservers?

    fileprivate init(
        _ activities: CFRunLoopActivity, _ repeats: Bool, _ order: CFIndex,
        _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    ) {
        (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
    }

    /// Whether it was not invalidated.
    fileprivate var isValid: Bool { block != nil }

    fileprivate func invalidate() { block = nil }

    fileprivate func call(in activity: CFRunLoopActivity) {
        guard activities.contains(activity), let block else { return }
        if !repeats { invalidate() }
        block(self, activity)
    }
}

/// The observers of the main run loop of one phone's app.
@MainActor
final class MainRunLoopObservers {
    private var observers: [CFRunLoopObserver] = []

    fileprivate func add(_ observer: CFRunLoopObserver) {
        guard observer.isValid, observer.list == nil else { return }
        observer.list = self
        let index = observers.firstIndex { $0.order > observer.order } ?? observers.endIndex
        observers.insert(observer, at: index)
    }

    fileprivate func remove(_ observer: CFRunLoopObserver) {
        observer.list = nil
        observers.removeAll { $0 === observer }
    }

    /// Calls the observers of a stage, by their order; returns whether there were any.
    func call(in activity: CFRunLoopActivity) -> Bool {
        guard !observers.isEmpty else { return false }
        for observer in observers { observer.call(in: activity) }
        observers.removeAll { !$0.isValid }
        return true
    }
}

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Creates an observer; a run loop calls it once it was added.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
    CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, order, block)
}

/// What allocates memory; only the default, nil.
public final class CFAllocator: Sendable {}

/// The allocator that Core Foundation uses by itself.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Calls an observer from now on, in the turns of the phone whose app adds it.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated { if let observer { Simulation.current.runLoopObservers.add(observer) } }
}

/// Calls an observer no more.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated { if let observer { observer.list?.remove(observer) } }
}

/// Ends an observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    observer?.invalidate()
    CFRunLoopRemoveObserver(.main, observer, .commonModes)
}

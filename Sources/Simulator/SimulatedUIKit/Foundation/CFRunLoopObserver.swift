// Fidelity: partial — CFRunLoop.h; only observers that the main run loop calls when it wakes and before it sleeps

import Foundation

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public final class CFRunLoop: Sendable {
    fileprivate static let main = CFRunLoop()
}

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// Inert: the simulator calls no observer when the loop begins to run.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// Inert: the loop is about to process timers.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// Inert: the loop is about to process sources.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// Inert: the simulator calls no observer when the loop stops.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// All modes have the same run-loop turns here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public final class CFRunLoopObserver {
    private let activities: CFRunLoopActivity
    private let repeats: Bool
    fileprivate let order: CFIndex
    private var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
    @MainActor fileprivate weak var list: MainRunLoopObservers?

    fileprivate init(
        _ activities: CFRunLoopActivity, _ repeats: Bool, _ order: CFIndex,
        _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    ) {
        (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
    }

    fileprivate var isValid: Bool { block != nil }

    fileprivate func invalidate() { block = nil }

    fileprivate func call(in activity: CFRunLoopActivity) {
        guard activities.contains(activity), let block else { return }
        if !repeats { invalidate() }
        block(self, activity)
    }
}

@MainActor
final class MainRunLoopObservers {
    /// The observers of phones that have been let go.
    ///
    /// They belong to the app's process, as its static variables do, and so to the next phone.
    static let left = MainRunLoopObservers()

    private var observers: [CFRunLoopObserver] = []

    func move(to other: MainRunLoopObservers) {
        let moved = observers
        observers = []
        for observer in moved {
            observer.list = nil
            other.add(observer)
        }
    }

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

    func call(in activity: CFRunLoopActivity) -> Bool {
        guard !observers.isEmpty else { return false }
        for observer in observers { observer.call(in: activity) }
        observers.removeAll { !$0.isValid }
        return true
    }
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
    CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, order, block)
}

public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator! = nil

/// Adds an observer to the simulated phone whose app calls this function.
///
/// The phone calls the observer in its run-loop turns.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated { if let observer { Simulation.current.runLoopObservers.add(observer) } }
}

public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated { if let observer { observer.list?.remove(observer) } }
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    observer?.invalidate()
    CFRunLoopRemoveObserver(.main, observer, .commonModes)
}

// Fidelity: exact — the simulation's own machinery: the observers of a property of UIKit

import Foundation

enum ObservedKey {
    case none
    case frame, bounds, center, transform
    case contentOffset, contentSize, contentInset, verticalScrollIndicatorInsets
    case selectedTextRange, additionalSafeAreaInsets, constant, effectiveGeometry
}

/// The observers of one object.
///
/// An unobserved object has no list, so its setters skip the work.
@MainActor
final class KeyValueObservers {
    private struct Entry { weak var observation: NSKeyValueObservation? }
    private var entries: [Entry] = []
    fileprivate var lastKey: ObservedKey?

    func add(_ observation: NSKeyValueObservation) {
        entries.removeAll { $0.observation?.handler == nil }
        entries.append(Entry(observation: observation))
    }

    /// If an observer adds another observer during this call, the new observer hears only of later changes.
    func changed(_ key: ObservedKey) {
        lastKey = key
        // The system itself reports changes of a scene's geometry. So the switches for other properties do not apply to
        // `effectiveGeometry`.
        let switches = key == .effectiveGeometry ? [] : Simulation.current.switches
        if switches.contains(.postsNoKeyValueChanges) { return }
        let isOffMainThread = switches.contains(.callsObserversOffMainThread)
        for entry in entries {
            guard let observation = entry.observation, observation.key == key, let handler = observation.handler else {
                continue
            }
            if isOffMainThread { ObserverThread.run(handler) } else { handler() }
        }
    }
}

@MainActor
protocol KeyValueObserved: NSObject {
    var keyValueObservers: KeyValueObservers? { get set }
}

extension UIResponder: KeyValueObserved {}
extension NSLayoutConstraint: KeyValueObserved {}

@MainActor
enum KeyValueObserving {
    static func observe<Object, Value>(
        _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.prior) { unmodelled("NSKeyValueObservingOptions.prior") }
        guard let observed = object as? any KeyValueObserved,
            let key = ObservedPaths<Object>.key(of: path) ?? keyByTrial(of: path, in: object, observed)
        else {
            unmodelled("NSObject.observe(\(path))")
            return NSKeyValueObservation(.none) {}
        }
        let observation = NSKeyValueObservation(
            key,
            options.isDisjoint(with: [.new, .old])
                ? handler(of: observed, changeHandler) : handler(of: observed, path, options, changeHandler))
        let list = observed.keyValueObservers ?? KeyValueObservers()
        observed.keyValueObservers = list
        list.add(observation)
        if options.contains(.initial) {
            changeHandler(object, change(to: options.contains(.new) ? object[keyPath: path] : nil))
        }
        return observation
    }

    /// Returns a closure that always passes the same change object.
    ///
    /// The app has requested neither the old nor the new value, so all change objects have the same content.
    private static func handler<Object, Value>(
        of observed: any KeyValueObserved, _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> () -> Void {
        let change = change(of: Value.self)
        return { [weak observed] in
            if let object = observed as? Object { changeHandler(object, change) }
        }
    }

    private static func handler<Object, Value>(
        of observed: any KeyValueObserved, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> () -> Void {
        var known = options.contains(.old) ? (observed as? Object)?[keyPath: path] : nil
        return { [weak observed] in
            guard let object = observed as? Object else { return }
            let old = known, new = object[keyPath: path]
            if options.contains(.old) { known = new }
            changeHandler(object, change(to: options.contains(.new) ? new : nil, from: old))
        }
    }

    private static func change<Value>(
        of type: Value.Type = Value.self, to new: Value? = nil, from old: Value? = nil
    ) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false)
    }

    /// Finds out which property a key path means, if a subclass overrides the property.
    ///
    /// The function assigns the present value to the property, and notes which property reports a change.
    private static func keyByTrial<Object, Value>(
        of path: KeyPath<Object, Value>, in object: Object, _ observed: any KeyValueObserved
    ) -> ObservedKey? {
        guard let path = path as? ReferenceWritableKeyPath<Object, Value> else { return nil }
        let real = observed.keyValueObservers, trial = KeyValueObservers()
        observed.keyValueObservers = trial
        object[keyPath: path] = object[keyPath: path]
        observed.keyValueObservers = real
        return trial.lastKey
    }
}

// Fidelity: partial — weakly held observers with a selector; a selector without code is recorded (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.shared.add(observer as AnyObject, aSelector, aName, anObject, to: self)
    }
}

/// Replaces Foundation's methods for removing observers, because those methods ignore observers with a selector.
///
/// Only ``NotificationCenter`` conforms to this protocol. If the observer is an object, Swift prefers the methods of
/// this protocol to Foundation's methods.
public protocol _SelectorObserving: NotificationCenter {}

extension NotificationCenter: _SelectorObserving {}

extension _SelectorObserving {
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, from: self, name: nil, object: nil)
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.shared.remove(observer, from: self, name: aName, object: anObject)
        if !(observer is NSString) { removeObserver(observer as Any, name: aName, object: anObject) }
    }
}

final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    struct Entry {
        weak var center: NotificationCenter?
        weak var observer: AnyObject?
        weak var object: AnyObject?
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }

    private let lock = NSLock()
    private(set) var entries: [ObjectIdentifier: [Entry]] = [:]

    func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
        to center: NotificationCenter
    ) {
        let method = TargetAction(observer, selector)
        nonisolated(unsafe) let call = method
        let key = ObjectIdentifier(observer)
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target = call.target else { return SelectorObservers.shared.removeGone(at: key) }
            call.selector.performOrNote(on: target, with: [notification])
        }
        let entry = Entry(
            center: center, observer: observer, object: object.map { $0 as AnyObject }, name: name, token: token)
        // Entries of a released observer may still be in the list. The new observer may have the address of the
        // released observer.
        removeGone(at: key)
        lock.withLock { entries[key, default: []].append(entry) }
    }

    /// Without this removal, notification centers would call the blocks of released observers for ever.
    private func removeGone(at key: ObjectIdentifier) {
        let gone = lock.withLock { () -> [Entry] in
            let known = entries[key, default: []], left = known.filter { $0.observer != nil }
            entries[key] = left.isEmpty ? nil : left
            return known.filter { $0.observer == nil }
        }
        for entry in gone { entry.center?.removeObserver(entry.token as Any) }
    }

    func remove(
        _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?, object: Any?
    ) {
        let wanted = object.map { $0 as AnyObject }
        let gone = lock.withLock { () -> [Entry] in
            let key = ObjectIdentifier(observer), known = entries[key, default: []]
            let isGone = { (entry: Entry) in
                entry.center === center && (name == nil || entry.name == name)
                    && (wanted == nil || entry.object === wanted)
            }
            let left = known.filter { !isGone($0) }
            entries[key] = left.isEmpty ? nil : left
            return known.filter(isGone)
        }
        for entry in gone { center.removeObserver(entry.token as Any) }
    }
}

import ObjectiveC
import Testing
import UIKit

/// The runtime's guarantees about associated objects, tested with objects of UIKit.
@MainActor struct AssociatedObjectsTests {
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    /// The closure runs on release.
    private final class Farewell {
        private let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        deinit { body() }
    }

    private final class OwnScrollView: UIScrollView {}
    private final class Controller: UITableViewController {}
    private final class Rule: NSLayoutConstraint {}

    /// The view reads its associated object while it is destroyed.
    private final class Leaving: UIView {
        nonisolated(unsafe) var whenGoing: (Any?) -> Void = { _ in }
        deinit { whenGoing(objc_getAssociatedObject(self, &AssociatedObjectsTests.key)) }
    }

    private static let makers: [@MainActor () -> NSObject] = [
        { UIView() }, { UILabel() }, { OwnScrollView() }, { UIViewController() }, { Controller() },
        { NSLayoutConstraint() }, { Rule() }, { UILayoutGuide() }, { UITapGestureRecognizer() }, { CALayer() }
    ]

    private func associated(_ object: Any) -> Any? { objc_getAssociatedObject(object, &Self.key) }

    private func associate(
        _ value: Any?, with object: Any, _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    ) {
        objc_setAssociatedObject(object, &Self.key, value, policy)
    }

    @Test func `the policies have the numbers of the runtime's header`() {
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN.rawValue == 0)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC.rawValue == 1)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC.rawValue == 3)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 0o1401)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 0o1403)
        #expect(objc_AssociationPolicy(rawValue: 769) == .OBJC_ASSOCIATION_RETAIN)
    }

    @Test func `a value is read back, replaced and removed by nil`() {
        for owner in Self.makers.map({ $0() }) {
            let first = UIView(), second = UIView()
            #expect(associated(owner) == nil)
            associate(first, with: owner)
            #expect(associated(owner) as? UIView === first)
            associate(second, with: owner)
            #expect(associated(owner) as? UIView === second)
            associate(nil, with: owner)
            #expect(associated(owner) == nil)
            associate(nil, with: owner)
            #expect(associated(owner) == nil)
        }
    }

    @Test(arguments: [objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC])
    func `values that are no objects are read back as what they were`(policy: objc_AssociationPolicy) {
        let view = UIView()
        associate(7, with: view, policy)
        #expect(associated(view) as? Int == 7)
        associate("seven", with: view, policy)
        #expect(associated(view) as? String == "seven")
        associate(CGRect(x: 1, y: 2, width: 3, height: 4), with: view, policy)
        #expect(associated(view) as? CGRect == rect(1, 2, 3, 4))
        associate(["seven": [7.5]], with: view, policy)
        #expect(associated(view) as? [String: [Double]] == ["seven": [7.5]])
    }

    @Test func `keys are independent of each other, and objects are as well`() {
        let view = UIView(), other = UIView()
        associate("a", with: view)
        objc_setAssociatedObject(view, &Self.otherKey, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        associate("c", with: other)
        #expect(associated(view) as? String == "a")
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? String == "b")
        associate(nil, with: view)
        #expect(associated(view) == nil && associated(other) as? String == "c")
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? String == "b")
        #expect(objc_getAssociatedObject(other, &Self.otherKey) == nil)
    }

    @Test func `all values of an object are removed at once`() {
        let view = UIView()
        var gone = 0
        objc_removeAssociatedObjects(view)
        associate(Farewell { gone += 1 }, with: view)
        objc_setAssociatedObject(view, &Self.otherKey, Farewell { gone += 10 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_removeAssociatedObjects(view)
        #expect(gone == 11)
        #expect(associated(view) == nil)
        associate("again", with: view)
        #expect(associated(view) as? String == "again")
    }

    @Test func `a replaced value and a removed one are let go of at once`() {
        let view = UIView(), log = Log()
        associate(Farewell { log.add("first") }, with: view)
        associate(Farewell { log.add("second") }, with: view)
        #expect(log.entries == ["first"])
        associate(nil, with: view)
        #expect(log.entries == ["first", "second"])
    }

    @Test(arguments: [objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC])
    func `a value goes when weak references to its owner are nil`(policy: objc_AssociationPolicy) {
        for make in Self.makers {
            let log = Log()
            weak var remembered: NSObject?
            do {
                let owner = make()
                remembered = owner
                associate(
                    Farewell { [weak owner] in log.add("gone, the owner is \(owner == nil ? "nil" : "there")") },
                    with: owner, policy)
            }
            #expect(remembered == nil)
            #expect(log.entries == ["gone, the owner is nil"])
        }
    }

    @Test func `an owner still reads its value in deinit`() {
        let log = Log()
        do {
            let view = Leaving()
            view.whenGoing = { value in log.add(value is Farewell ? "reads" : "reads nothing") }
            associate(Farewell { log.add("value") }, with: view)
        }
        #expect(log.entries == ["reads", "value"])
    }

    @Test func `a value of two owners is kept by the one that is left`() {
        var gone = false
        let keeper = UIView()
        do {
            let view = UIView(), farewell = Farewell { gone = true }
            associate(farewell, with: view)
            associate(farewell, with: keeper)
        }
        #expect(!gone)
        associate(nil, with: keeper)
        #expect(gone)
    }

    @Test func `a value that goes may read and set other values of its owner`() {
        let view = UIView(), log = Log()
        let farewell = { [unowned view] in
            log.add(objc_getAssociatedObject(view, &Self.otherKey) as? String ?? "nothing")
            objc_setAssociatedObject(view, &Self.otherKey, "after", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        objc_setAssociatedObject(view, &Self.otherKey, "before", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        associate(Farewell(farewell), with: view)
        associate(nil, with: view)
        #expect(log.entries == ["before"])
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? String == "after")
    }

    @Test(arguments: [objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC])
    func `a copied value stays as it was`(policy: objc_AssociationPolicy) {
        let view = UIView(), text = NSMutableString(string: "calm")
        associate(text, with: view, policy)
        text.append(" no more")
        #expect(associated(view) as? NSString == "calm")
        associate(7, with: view, policy)
        #expect(associated(view) as? Int == 7)
    }

    @Test func `an assigned value is not kept alive`() {
        let view = UIView()
        var gone = false
        do {
            let farewell = Farewell { gone = true }
            associate(farewell, with: view, .OBJC_ASSOCIATION_ASSIGN)
            #expect(associated(view) as? Farewell === farewell)
            associate(nil, with: view, .OBJC_ASSOCIATION_ASSIGN)
        }
        #expect(gone)
    }

    @Test func `windows, their scene and the application take values too`() throws {
        let host = Host(), view = host.showPlainRoot()
        let window = try #require(view.window), scene = try #require(window.windowScene)
        for owner in [window, scene, UIApplication.shared, window.screen] as [NSObject] {
            associate("kept", with: owner)
            #expect(associated(owner) as? String == "kept")
            associate(nil, with: owner)
        }
    }
}

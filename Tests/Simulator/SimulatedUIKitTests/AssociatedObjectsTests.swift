import Foundation
import Testing
@_spi(Simulation) @testable import UIKit

/// The simulated UIKit itself holds associated objects; the conformance tests check the promises of Apple's runtime.
@MainActor struct AssociatedObjectsTests {
    nonisolated(unsafe) private static var key: UInt8 = 0

    private final class Stranger: NSObject {}

    private final class Farewell {
        private let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        deinit { body() }
    }

    private final class Owner: UIView {
        nonisolated(unsafe) var whenGoing = {}
        var property: Farewell?
        deinit { whenGoing() }
    }

    @Test func `every root class of objects with an identity takes part`() {
        let owners: [NSObject] = [
            UIResponder(), UIScrollView(), UINavigationController(), NSLayoutConstraint(), UILayoutGuide(),
            UIKeyboardLayoutGuide(), UIGestureRecognizer(), UITapGestureRecognizer(), UIEvent(), UIDevice.current,
            UIScreen.main, UIAction { _ in }, UIAlertAction(title: nil, style: .cancel), UIBlurEffect(style: .light),
            UIViewPropertyAnimator(duration: 1, curve: .linear), UIImage(size: .zero), CALayer(),
            CABasicAnimation(keyPath: nil), CADisplayLink { _ in }, UIUpdateLink(view: UIView()),
            UIUpdateActionPhase.afterUpdateComplete, UIUpdateInfo(at: 0, interval: 1)
        ]
        for owner in owners {
            var isGone = false
            objc_setAssociatedObject(owner, &Self.key, Farewell { isGone = true }, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, &Self.key) is Farewell, "\(type(of: owner))")
            objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(isGone, "\(type(of: owner))")
        }
    }

    @Test func `an object has a holder only while values are associated`() {
        let view = UIView()
        objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
        #expect(view.associatedObjects == nil)
        objc_setAssociatedObject(view, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(view.associatedObjects != nil)
        objc_removeAssociatedObjects(view)
        #expect(view.associatedObjects == nil)
    }

    @Test func `values go in the order in which their keys were first used`() {
        let keys = (0..<9).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1) }
        var gone: [Int] = []
        do {
            let view = UIView()
            for index in [4, 0, 8, 2, 6, 1, 3, 7, 5, 8, 4] {
                let farewell = Farewell { gone.append(index) }
                objc_setAssociatedObject(view, keys[index], farewell, .OBJC_ASSOCIATION_RETAIN)
            }
            withExtendedLifetime(view) {
                #expect(gone == [8, 4], "replaced")
                gone = []
            }
        }
        #expect(gone == [4, 0, 8, 2, 6, 1, 3, 7, 5])
        keys.forEach { $0.deallocate() }
    }

    /// On iOS, the properties of a Swift class are destroyed before its associated objects.
    ///
    /// On Linux the properties of the root class, which hold the associated objects, are destroyed first.
    @Test func `values go after deinit's code and before subclass properties`() {
        var gone: [String] = []
        do {
            let view = Owner()
            view.whenGoing = { gone.append("deinit") }
            view.property = Farewell { gone.append("property") }
            objc_setAssociatedObject(view, &Self.key, Farewell { gone.append("value") }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(gone == ["deinit", "value", "property"])
    }

    @Test func `several threads may use one object at a time`() async {
        let image = UIImage(size: .zero)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for number in 0..<500 {
                        objc_setAssociatedObject(image, &Self.key, [number], .OBJC_ASSOCIATION_RETAIN)
                        _ = objc_getAssociatedObject(image, &Self.key) as? [Int]
                        if number % 50 == 0 { objc_removeAssociatedObjects(image) }
                    }
                }
            }
        }
        #expect((objc_getAssociatedObject(image, &Self.key) as? [Int])?.count == 1)
    }

    @Test func `an app's own object keeps its values, and each has its own`() {
        let strangers = (0..<50).map { _ in Stranger() }
        for (number, stranger) in strangers.enumerated() {
            objc_setAssociatedObject(stranger, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(strangers.map { objc_getAssociatedObject($0, &Self.key) as? Int } == Array(0..<50))
        objc_setAssociatedObject(strangers[0], &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(strangers[1])
        #expect(strangers.prefix(3).map { objc_getAssociatedObject($0, &Self.key) as? Int } == [nil, nil, 2])
    }

    @Test func `the values of an app's own object go after it, and no other object gets them`() {
        weak var value: Stranger?
        for _ in 0..<100 {
            let stranger = Stranger(), held = Stranger()
            #expect(objc_getAssociatedObject(stranger, &Self.key) == nil, "perhaps at the address of one that is gone")
            objc_setAssociatedObject(stranger, &Self.key, held, .OBJC_ASSOCIATION_RETAIN)
            value = held
        }
        let last = Stranger()
        objc_setAssociatedObject(last, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(value == nil)
    }

    @Test func `a value that is no object is refused by its type`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            objc_setAssociatedObject(7, &AssociatedObjectsTests.key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        expect(result, says: "Int is no class")
    }

    @Test func `reading an assigned object that is gone names its class`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            objc_setAssociatedObject(view, &AssociatedObjectsTests.key, Stranger(), .OBJC_ASSOCIATION_ASSIGN)
            _ = objc_getAssociatedObject(view, &AssociatedObjectsTests.key)
        }
        expect(result, says: "the object of class Stranger is gone")
    }

    @Test func `a policy that copies refuses what cannot be copied`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            objc_setAssociatedObject(UIView(), &AssociatedObjectsTests.key, Stranger(), .OBJC_ASSOCIATION_COPY)
        }
        expect(result, says: "class Stranger cannot be copied")
    }

    private func expect(_ result: ExitTest.Result, says words: String) {
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains(words), "\(text)")
    }
}

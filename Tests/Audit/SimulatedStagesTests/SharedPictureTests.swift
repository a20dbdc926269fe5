import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import TestSupport
import Testing
import UIKit

/// Snapshots reuse the parts of earlier snapshots that have not changed.
///
/// Each snapshot must equal a snapshot that was made without earlier snapshots.
@MainActor
@Suite struct SharedPictureTests {
    @Test(arguments: PictureChange.Kind.allCases)
    func `a change shows in the next picture`(_ kind: PictureChange.Kind) throws {
        for isAtRest in [true, false] {
            // During a movement snapshots omit safe areas.
            if kind == .safeArea && !isAtRest { continue }
            let bench = try PictureBench()
            if !isAtRest { bench.beginMovement() }
            let before = bench.stage.snapshot()
            // A change consists of a kind and a value. With the kind `moving` and the value 1, the label would stay in
            // its place.
            let value = kind == .moving ? 2 : 1
            PictureChange(kind: kind, view: bench.telling(kind), value: value, wait: isAtRest ? nil : 0).make(on: bench)
            let after = bench.stage.snapshot()
            #expect(before.isSettled == isAtRest && after.isSettled == isAtRest)
            #expect(after.root != before.root, "\(kind), at rest \(isAtRest)")
            #expect(bench.differenceFromFresh() == nil)
            #expect(after.root.traits.contains(.marked) == (kind == .mark))
        }
    }

    @Test func `each kind of view tells its own text`() throws {
        let bench = try PictureBench()
        _ = bench.stage.snapshot()
        PictureChange(kind: .text, view: 0).make(on: bench)
        let texts = bench.stage.snapshot().root.flattened.compactMap(\.appearance.text)
        #expect(Set(["L1", "F1", "T1", "Title"]).isSubset(of: texts), "\(texts)")
        PictureChange(kind: .placeholder, view: 0).make(on: bench)
        let empty = bench.stage.snapshot().root.flattened.filter(\.appearance.isPlaceholder)
        #expect(empty.map(\.appearance.text) == ["P1"])
    }

    @Test func `nothing is taken anew where nothing has changed`() throws {
        let bench = try PictureBench()
        let first = bench.stage.snapshot().root, second = bench.stage.snapshot().root
        #expect(first.isSame(as: second))
        PictureChange(kind: .alpha, view: bench.telling(.alpha), wait: nil).make(on: bench)
        let third = bench.stage.snapshot().root
        #expect(!third.isSame(as: second))
        let kept = zip(try third.panels(), try second.panels()).map { $0.isSame(as: $1) }
        #expect(kept.filter { !$0 }.count == 1 && kept.count == 2, "\(kept)")
    }

    @Test func `what is inside a view that was carried is placed once`() async throws {
        let bench = try PictureBench()
        _ = bench.stage.snapshot()
        bench.panels[1].center.y -= 40
        let panel = try bench.stage.snapshot().root.panels()[1]
        let frame = try #require(panel.children.first).frameInScreen
        // Several threads read the children at the same time, and have to get the same nodes.
        bench.panels[1].center.y -= 40
        let again = try bench.stage.snapshot().root.panels()[1]
        let nodes = await withTaskGroup(of: [SceneNode].self) { group in
            for _ in 0..<8 { group.addTask { again.children } }
            var nodes: [SceneNode] = []
            for await inside in group { nodes += inside }
            return nodes
        }
        let first = try #require(nodes.first)
        #expect(nodes.count == 8 && nodes.allSatisfy { $0.isSame(as: first) })
        #expect(first.frameInScreen == frame.offsetBy(dx: 0, dy: -40) && first.view === panel.children[0].view)
    }

    @Test func `a picture at rest is as before a movement`() throws {
        let bench = try PictureBench()
        let before = bench.stage.snapshot().root
        bench.beginMovement()
        let during = bench.stage.snapshot().root
        #expect(try during.panels().allSatisfy { $0.geometry.safeAreaInsets.isEmpty } && !during.isSame(as: before))
        bench.endMovement()
        let after = bench.stage.snapshot().root
        let kept = zip(try after.panels(), try before.panels()).map { $0.isSame(as: $1) }
        #expect(after == before && kept == [true, true])
    }

    @Test func `pictures that share nothing tell the same`() throws {
        let found = try LawSearch.counterExample(
            sequences: LawSearch.sequences, seed: 41, making: PictureChange.sequence
        ) { changes in
            let bench = try PictureBench()
            if let difference = bench.differenceFromFresh() { return "first picture: \(difference)" }
            for (number, change) in changes.enumerated() {
                change.make(on: bench)
                if let difference = bench.differenceFromFresh() { return "picture \(number + 1): \(difference)" }
            }
            return nil
        }
        #expect(found == nil)
    }
}

extension SceneNode {
    fileprivate func panels() throws -> [SceneNode] {
        try ["One", "Two"].map { name in try #require(flattened.first { $0.name == name }) }
    }
}

import Foundation
import SceneModel
import Testing

@Suite struct SceneChangesTests {
    /// The log's lines about a form that moves up by 227 points.
    private func lines(_ change: (inout Recording.Scene) -> Void) -> [String] {
        var changes = SceneChanges()
        changes.add(Recording.snapshot())
        changes.add(
            Recording.snapshot {
                ($0.time, $0.geometry.center.y) = (1, 195)
                change(&$0)
            })
        return changes.lines.map(\.text)
    }

    @Test func `a view that moves is listed, but not when the device is turned`() {
        #expect(lines { _ in } == ["Form: moves up by 227 pt"])
        #expect(lines { $0.size = CGSize(width: 844, height: 390) } == [])
    }
}

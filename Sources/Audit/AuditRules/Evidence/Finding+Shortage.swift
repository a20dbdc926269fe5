import CoreGraphics
import Foundation
import SceneModel

extension Finding {
    /// Returns a sentence if the views that have to show at once are higher than the room above the keyboard.
    ///
    /// Content of a scroll view does not have to show at once.
    func shortage(in snapshots: [SceneSnapshot]) -> String? {
        guard [Finding].ofPlace.contains(rule), let node, let index = snapshots.indexOfPicture(of: self),
            let picture = snapshots[...index].last(where: \.isSettled), let room = Room(in: picture),
            !picture.root.nodes(downTo: node).contains(where: \.geometry.obeysFinger)
        else { return nil }
        let needed = picture.root.nodes { !$0.isHidden && ($0.isMarked || $0.isInput) && $0.frameInScreen.isFinite }
        let height = Self.height(of: needed.map(\.frameInScreen))
        guard needed.count > 1, height > room.height else { return nil }
        return "\(needed.count) inputs and buttons have to show at once and are \(height.pointsText) high, and "
            + "\(room.height.pointsText) remain above the keyboard. Put them into a scroll view"
    }

    /// The height that rectangles take one below the other, without the gaps between them, in points.
    private static func height(of frames: [CGRect]) -> Double {
        var height: CGFloat = 0, bottom = -CGFloat.infinity
        for frame in frames.sorted(by: { $0.minY < $1.minY }) where frame.maxY > bottom {
            height += frame.maxY - max(frame.minY, bottom)
            bottom = frame.maxY
        }
        return Double(height)
    }
}

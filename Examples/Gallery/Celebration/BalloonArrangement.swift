import UIKit

/// The frames of balloons in the sky and on the ground, computed only from the present layout.
///
/// All rectangles are in the coordinates of the view that the balloons are in, in points.
struct BalloonArrangement {
    /// The area of the balloons in the sky.
    let sky: CGRect
    /// The area of a hedge, behind which balloons wait side by side; their heads show above the hedge's upper edge.
    let hedge: CGRect
    /// The number of balloons.
    let count: Int

    private static let headroom: CGFloat = 24
    private let size = BalloonView.size

    /// The number of rows that fit into the sky's height, from one to three.
    private var rows: Int { min(3, max(1, Int(sky.height / (size.height * 0.8)))) }
    private var columns: Int { (count + rows - 1) / rows }

    /// Returns the frame of a balloon that waits on the ground.
    func frameOnGround(of index: Int) -> CGRect {
        let x = place(of: index, among: count, in: hedge)
        return CGRect(origin: CGPoint(x: x, y: hedge.minY - Self.headroom + sway(of: index)), size: size)
    }

    /// Returns the frame of a balloon in the sky: every second one is a little lower, and all are below the sky's top.
    func frameInSky(of index: Int) -> CGRect {
        let row = index / columns, inRow = min(columns, count - row * columns)
        let lowest = sky.maxY - size.height - CGFloat(rows - 1 - row) * size.height * 0.9
        let x = place(of: index % columns, among: inRow, in: sky)
        return CGRect(origin: CGPoint(x: x, y: max(sky.minY, lowest - 14) + sway(of: index)), size: size)
    }

    private func sway(of index: Int) -> CGFloat { index.isMultiple(of: 2) ? 0 : 14 }

    private func place(of position: Int, among number: Int, in room: CGRect) -> CGFloat {
        let spacing = min(76, (room.width - size.width) / CGFloat(max(1, number - 1)))
        return room.midX + (CGFloat(position) - CGFloat(number - 1) / 2) * spacing - size.width / 2
    }
}

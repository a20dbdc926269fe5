import UIKit

/// The frames of balloons in the sky and on the ground, in points.
///
/// All rectangles are in the coordinates of the balloons' superview.
struct BalloonArrangement {
    let sky: CGRect
    /// The hedge in front of the waiting balloons.
    ///
    /// Only the heads of these balloons are visible above the hedge.
    let hedge: CGRect
    let count: Int

    private static let headroom: CGFloat = 24
    private let size = BalloonView.size

    private var rows: Int { min(3, max(1, Int(sky.height / (size.height * 0.8)))) }
    private var columns: Int { (count + rows - 1) / rows }

    func frameOnGround(of index: Int) -> CGRect {
        let x = place(of: index, among: count, in: hedge)
        return CGRect(origin: CGPoint(x: x, y: hedge.minY - Self.headroom + sway(of: index)), size: size)
    }

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

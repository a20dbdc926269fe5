// Fidelity: partial — the transform, the path and what was asked for, in order; nothing is painted

import Foundation

/// Takes drawing commands; it keeps the transform and the path, and notes each command that would paint.
public final class CGContext {
    private struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1), stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var lineWidth: CGFloat = 1
    }

    private var state = State()
    private var saved: [State] = []
    private var outline = CGMutablePath()
    /// The picture's size in pixels.
    public let width: Int
    /// The picture's size in pixels.
    public let height: Int
    /// What would have been painted, in order, such as `fill (0.0, 0.0, 10.0, 10.0)`; rectangles are in the picture's points.
    @_spi(Simulation) public private(set) var commands: [String] = []

    /// Creates a context of a size in pixels.
    @_spi(Simulation) public init(pixelsWide width: Int, high height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// The transform from the present coordinates to the picture's.
    public var ctm: CGAffineTransform { state.transform }
    /// The path that is being made; nil while it is empty.
    public var path: CGPath? { outline.isEmpty ? nil : outline }

    /// Keeps the present state for later.
    public func saveGState() { saved.append(state) }
    /// Takes the state that was kept last.
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    /// Moves the coordinates, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinates by factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the coordinates by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Puts a transform before the present one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the fill.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the line's colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Sets the line's width in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Forgets the path and starts a new one.
    public func beginPath() { outline = CGMutablePath() }
    /// Starts a part of the path at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds a path to the path.
    public func addPath(_ path: CGPath) { outline.addPath(path) }
    /// Ends a part of the path with a line to its start.
    public func closePath() { outline.closeSubpath() }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { paintPath("fill", state.fill) }
    /// Draws the path's line and forgets it.
    public func strokePath() { paintPath("stroke", state.stroke) }
    /// Lets only the inside of the path be painted, and forgets it.
    public func clip(using rule: CGPathFillRule = .winding) { paintPath("clip", nil) }
    /// Lets only the inside of a rectangle be painted.
    public func clip(to rect: CGRect) { note("clip", rect, nil) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { note("fill", rect, state.fill) }
    /// Draws a rectangle's line.
    public func stroke(_ rect: CGRect) { note("stroke", rect, state.stroke) }
    /// Fills the ellipse that touches a rectangle's edges.
    public func fillEllipse(in rect: CGRect) { note("fill ellipse", rect, state.fill) }
    /// Draws the line of the ellipse that touches a rectangle's edges.
    public func strokeEllipse(in rect: CGRect) { note("stroke ellipse", rect, state.stroke) }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { note("clear", rect, nil) }
    /// The picture as it is now.
    public func makeImage() -> CGImage? { CGImage(pixelsWide: width, high: height) }

    private func paintPath(_ word: String, _ color: CGColor?) {
        note(word, outline.boundingBoxOfPath, color)
        beginPath()
    }

    private func note(_ word: String, _ rect: CGRect, _ color: CGColor?) {
        let box = rect.applying(state.transform), paint = color?.components.map { " \($0)" } ?? ""
        commands.append("\(word) (\(box.minX), \(box.minY), \(box.width), \(box.height))\(paint)")
    }
}

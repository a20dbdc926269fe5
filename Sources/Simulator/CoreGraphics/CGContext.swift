// Fidelity: partial — the transform, the path, and a list of the drawing calls in their order; nothing is painted

import Foundation

/// Receives drawing commands, and records each command that would paint.
public final class CGContext {
    private struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1), stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var lineWidth: CGFloat = 1
    }

    private var state = State()
    private var saved: [State] = []
    private var outline = CGMutablePath()
    /// The picture's width in pixels.
    public let width: Int
    /// The picture's height in pixels.
    public let height: Int
    /// The recorded paint commands, with rectangles in the picture's coordinates, in points.
    @_spi(Simulation) public private(set) var commands: [String] = []

    /// Creates a context with a width and height in pixels.
    @_spi(Simulation) public init(pixelsWide width: Int, high height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// The transform from the current coordinates to the picture's.
    public var ctm: CGAffineTransform { state.transform }
    /// The path under construction; nil while it is empty.
    public var path: CGPath? { outline.isEmpty ? nil : outline }

    /// Saves the current state.
    public func saveGState() { saved.append(state) }
    /// Restores the state that was saved last.
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    /// Translates the coordinates, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinates by factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the coordinates by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Sets the line's width in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Discards the path and starts a new one.
    public func beginPath() { outline = CGMutablePath() }
    /// Starts a subpath at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Appends a path to the current path.
    public func addPath(_ path: CGPath) { outline.addPath(path) }
    /// Ends the subpath with a line to its start.
    public func closePath() { outline.closeSubpath() }

    /// Fills the path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) { paintPath("fill", state.fill) }
    /// Strokes the path and discards it.
    public func strokePath() { paintPath("stroke", state.stroke) }
    /// Clips painting to the inside of the path, and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) { paintPath("clip", nil) }
    /// Clips painting to a rectangle.
    public func clip(to rect: CGRect) { note("clip", rect, nil) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { note("fill", rect, state.fill) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { note("stroke", rect, state.stroke) }
    /// Fills the ellipse that touches a rectangle's edges.
    public func fillEllipse(in rect: CGRect) { note("fill ellipse", rect, state.fill) }
    /// Strokes the ellipse that touches a rectangle's edges.
    public func strokeEllipse(in rect: CGRect) { note("stroke ellipse", rect, state.stroke) }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { note("clear", rect, nil) }
    /// Returns the current picture.
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

// Fidelity: partial — contexts of a size that note what would be painted; PDF is absent

@_spi(Simulation) import CoreGraphics
import Foundation

/// The contexts that drawing goes to, the present one last.
private final class ContextStack: @unchecked Sendable {
    static let shared = ContextStack()
    private let lock = NSLock()
    private var contexts: [(context: CGContext, scale: CGFloat)] = []

    var last: (context: CGContext, scale: CGFloat)? { lock.withLock { contexts.last } }
    func push(_ context: CGContext, scale: CGFloat) { lock.withLock { contexts.append((context, scale)) } }
    func pop() { lock.withLock { _ = contexts.popLast() } }
}

/// Begins a picture of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : MainActor.assumeIsolated { Simulation.current.screen.scale }
    let context = CGContext(
        pixelsWide: Int((size.width * scale).rounded(.up)), high: Int((size.height * scale).rounded(.up)))
    ContextStack.shared.push(context, scale: scale)
}

/// The context that drawing goes to.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.shared.last?.context }

/// The picture as it is now.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.shared.last, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { ContextStack.shared.pop() }

/// Lets drawing go to a context.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.shared.push(context, scale: 1) }

/// Lets drawing go to the context before.
public func UIGraphicsPopContext() { ContextStack.shared.pop() }

/// Fills a rectangle of the present context, in points.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

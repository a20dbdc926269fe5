// Fidelity: partial — contexts of a size, which list the drawing calls and paint nothing; PDF is absent

@_spi(Simulation) import CoreGraphics
import Foundation

private final class ContextStack: @unchecked Sendable {
    static let shared = ContextStack()
    private let lock = NSLock()
    private var contexts: [(context: CGContext, scale: CGFloat)] = []

    var last: (context: CGContext, scale: CGFloat)? { lock.withLock { contexts.last } }
    func push(_ context: CGContext, scale: CGFloat) { lock.withLock { contexts.append((context, scale)) } }
    func pop() { lock.withLock { _ = contexts.popLast() } }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : MainActor.assumeIsolated { Simulation.current.screen.scale }
    let context = CGContext(
        pixelsWide: Int((size.width * scale).rounded(.up)), high: Int((size.height * scale).rounded(.up)))
    ContextStack.shared.push(context, scale: scale)
}

public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.shared.last?.context }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.shared.last, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { ContextStack.shared.pop() }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.shared.push(context, scale: 1) }

public func UIGraphicsPopContext() { ContextStack.shared.pop() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// Fidelity: partial — width and height in pixels, and cropping; the pixels themselves are absent

import Foundation

/// A picture without content, of which only the size in pixels is known.
public final class CGImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Creates a blank picture with a size in pixels.
    @_spi(Simulation) public init(pixelsWide width: Int, high height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// Returns the part in a rectangle, in pixels; nil if the rectangle misses the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return CGImage(pixelsWide: Int(part.width), high: Int(part.height))
    }

    /// Returns whether both images are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

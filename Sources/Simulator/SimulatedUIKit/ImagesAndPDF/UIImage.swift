// Fidelity: partial — sizes, scale, orientation, insets, rendering mode; pixels are absent, and a symbol is 20 points square

@_spi(Simulation) import CoreGraphics
import Foundation
@_spi(Simulation) import ObjectiveC

/// A picture that has a size, but no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points, in upright orientation.
    open private(set) var size: CGSize
    /// Pixels per point.
    open private(set) var scale: CGFloat
    /// The pixels of the picture; nil for a symbol and for a picture that was never drawn.
    open private(set) var cgImage: CGImage?
    /// The orientation of the pixels.
    open private(set) var imageOrientation = Orientation.up
    /// The rendering mode: the pixels' colours, or only their opacity.
    open private(set) var renderingMode = RenderingMode.automatic
    /// The widths of the edges that do not stretch, in points.
    open private(set) var capInsets = UIEdgeInsets.zero
    /// The mode in which the middle is filled.
    open private(set) var resizingMode = ResizingMode.tile
    /// The insets at the edges that Auto Layout ignores, in points.
    open private(set) var alignmentRectInsets = UIEdgeInsets.zero
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    /// Creates a blank picture of a size in points.
    @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// Creates a picture of no size.
    public convenience override init() { self.init(size: .zero) }

    /// Creates a picture from pixels, one per point.
    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        (size, scale) = (CGSize(width: cgImage.width, height: cgImage.height), 1)
    }

    /// Creates a picture from pixels with a scale in pixels per point, and an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        (self.scale, imageOrientation) = (scale, orientation)
        let width = CGFloat(cgImage.width) / scale, height = CGFloat(cgImage.height) / scale
        let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
        size = isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }

    /// Creates a system symbol; every name that is not empty counts as existing, because the list of names is unknown
    /// here.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        (size, scale) = (CGSize(width: 20, height: 20), 3)
    }

    /// Reads a picture from the app's bundle, preferring a PNG for the screen's scale; asset catalogues are not read.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Reads a picture from a bundle, preferring a PNG for the screen's scale; asset catalogues are not read.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        for (suffix, scale) in [("@3x", 3), ("@2x", 2), ("", 1)] as [(String, CGFloat)] {
            guard let url = (bundle ?? .main).url(forResource: stem + suffix, withExtension: "png"),
                let pixels = (try? Data(contentsOf: url)).flatMap(Self.pixels)
            else { continue }
            (cgImage, self.scale) = (pixels, scale)
            size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
            return
        }
        return nil
    }

    /// Reads a picture from PNG data, one pixel per point; other formats give nil.
    public init?(data: Data) {
        guard let pixels = Self.pixels(of: data) else { return nil }
        (cgImage, scale, size) = (pixels, 1, CGSize(width: pixels.width, height: pixels.height))
    }

    /// Reads a picture from PNG data with a scale in pixels per point; other formats give nil.
    public init?(data: Data, scale: CGFloat) {
        guard let pixels = Self.pixels(of: data), scale > 0 else { return nil }
        (cgImage, self.scale) = (pixels, scale)
        size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// Reads a picture from a PNG file; other formats give nil.
    public init?(contentsOfFile path: String) {
        guard let pixels = FileManager.default.contents(atPath: path).flatMap(Self.pixels) else { return nil }
        let stem = (path as NSString).deletingPathExtension
        scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        (cgImage, size) = (pixels, CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
    }

    private init(_ other: UIImage) {
        (size, scale, cgImage, imageOrientation) = (other.size, other.scale, other.cgImage, other.imageOrientation)
        (renderingMode, capInsets, resizingMode) = (other.renderingMode, other.capInsets, other.resizingMode)
        alignmentRectInsets = other.alignmentRectInsets
    }

    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let image = UIImage(self)
        change(image)
        return image
    }

    /// Returns the same picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }
    /// Returns the same picture; the tint colour has no effect here.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }
    /// Returns the same picture with another rendering mode; the tint colour has no effect here.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
    /// Returns the same picture with edges that do not stretch, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed { $0.capInsets = capInsets } }
    /// Returns the same picture with edges that do not stretch, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }
    /// Returns the same picture with insets that Auto Layout excludes, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Draws the picture in the current context; nothing is painted.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the picture in a rectangle of the current context, in points; nothing is painted.
    open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

    /// Always nil, because there are no pixels to write.
    open func pngData() -> Data? {
        MainActor.assumeIsolated { unmodelled("UIImage.pngData()") }
        return nil
    }
    /// Always nil, because there are no pixels to write.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        MainActor.assumeIsolated { unmodelled("UIImage.jpegData(compressionQuality:)") }
        return nil
    }

    /// Returns the size in a PNG's first chunk.
    private static func pixels(of data: Data) -> CGImage? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, Array(bytes[..<8]) == [137, 80, 78, 71, 13, 10, 26, 10] else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGImage(pixelsWide: number(16), high: number(20))
    }
}

extension UIImage {
    /// The orientation of a picture's pixels.
    public enum Orientation: _ImportedEnumeration {
        /// Upright.
        case up
        /// Rotated by 180°.
        case down
        /// Rotated by 90° to the left.
        case left
        /// Rotated by 90° to the right.
        case right
        case upMirrored
        /// Mirrored and rotated by 180°.
        case downMirrored
        /// Mirrored and rotated by 90° to the left.
        case leftMirrored
        /// Mirrored and rotated by 90° to the right.
        case rightMirrored
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...7)
    }

    /// The rendering mode of a picture: the pixels' colours, or only their opacity.
    public enum RenderingMode: _ImportedEnumeration {
        /// The view decides.
        case automatic
        /// The pixels' colours.
        case alwaysOriginal
        /// The pixels' opacity, in the tint colour.
        case alwaysTemplate
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }

    /// The mode that fills the middle of a picture.
    public enum ResizingMode: _ImportedEnumeration {
        /// Repeat the middle.
        case tile
        /// Stretch the middle.
        case stretch
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

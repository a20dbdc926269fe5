// Fidelity: partial — sizes, scale, orientation, insets and rendering mode; pixels are not kept, and every symbol is 20 points square

@_spi(Simulation) import CoreGraphics
import Foundation
@_spi(Simulation) import ObjectiveC

/// A picture of known size.
open class UIImage: NSObject, @unchecked Sendable {
    /// Size in points, as it stands.
    open private(set) var size: CGSize
    /// Pixels per point.
    open private(set) var scale: CGFloat
    /// The pixels that the picture shows; none for a symbol and for a picture that was never drawn.
    open private(set) var cgImage: CGImage?
    /// How the pixels are turned to stand upright.
    open private(set) var imageOrientation = Orientation.up
    /// Whether the colours or only the opacity of the pixels are shown.
    open private(set) var renderingMode = RenderingMode.automatic
    /// The parts at the edges that do not stretch, in points.
    open private(set) var capInsets = UIEdgeInsets.zero
    /// How the middle is filled.
    open private(set) var resizingMode = ResizingMode.tile
    /// What Auto Layout leaves out at the edges, in points.
    open private(set) var alignmentRectInsets = UIEdgeInsets.zero
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    /// Creates a blank picture of a size in points.
    @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// Creates a picture of no size.
    public convenience override init() { self.init(size: .zero) }

    /// Creates a picture of pixels, one a point.
    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        (size, scale) = (CGSize(width: cgImage.width, height: cgImage.height), 1)
    }

    /// Creates a picture of pixels, so many a point, and turned.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        (self.scale, imageOrientation) = (scale, orientation)
        let width = CGFloat(cgImage.width) / scale, height = CGFloat(cgImage.height) / scale
        let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
        size = isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }

    /// Creates a symbol of the system; which names exist is not known here, so every name that says something does.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        (size, scale) = (CGSize(width: 20, height: 20), 3)
    }

    /// Reads a picture of the app's bundle, a PNG for the screen's scale first; asset catalogues are not read.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Reads a picture of a bundle, a PNG for the screen's scale first; asset catalogues are not read.
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

    /// Reads a picture of PNG data, one pixel a point; other formats give nil.
    public init?(data: Data) {
        guard let pixels = Self.pixels(of: data) else { return nil }
        (cgImage, scale, size) = (pixels, 1, CGSize(width: pixels.width, height: pixels.height))
    }

    /// Reads a picture of PNG data, so many pixels a point; other formats give nil.
    public init?(data: Data, scale: CGFloat) {
        guard let pixels = Self.pixels(of: data), scale > 0 else { return nil }
        (cgImage, self.scale) = (pixels, scale)
        size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// Reads a picture of a PNG file; other formats give nil.
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

    /// The same picture that is shown in another mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }
    /// The same picture in one colour.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }
    /// The same picture in one colour that is shown in another mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
    /// The same picture with edges that do not stretch, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed { $0.capInsets = capInsets } }
    /// The same picture with edges that do not stretch, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }
    /// The same picture with edges that Auto Layout leaves out, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Draws the picture into the present context; nothing is painted.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the picture into a rectangle of the present context, in points; nothing is painted.
    open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

    /// None: there are no pixels to write.
    open func pngData() -> Data? {
        MainActor.assumeIsolated { unmodelled("UIImage.pngData()") }
        return nil
    }
    /// None: there are no pixels to write.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        MainActor.assumeIsolated { unmodelled("UIImage.jpegData(compressionQuality:)") }
        return nil
    }

    /// The size that a PNG's first chunk says.
    private static func pixels(of data: Data) -> CGImage? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, Array(bytes[..<8]) == [137, 80, 78, 71, 13, 10, 26, 10] else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGImage(pixelsWide: number(16), high: number(20))
    }
}

extension UIImage {
    /// How the pixels of a picture are turned to stand upright.
    public enum Orientation: _ImportedEnumeration {
        /// Not at all.
        case up
        /// By half a turn.
        case down
        /// By a quarter to the left.
        case left
        /// By a quarter to the right.
        case right
        case upMirrored
        /// Mirrored, by half a turn.
        case downMirrored
        /// Mirrored, by a quarter to the left.
        case leftMirrored
        /// Mirrored, by a quarter to the right.
        case rightMirrored
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...7)
    }

    /// Whether the colours or only the opacity of the pixels are shown.
    public enum RenderingMode: _ImportedEnumeration {
        /// As the view decides.
        case automatic
        /// The colours.
        case alwaysOriginal
        /// The opacity, in the tint colour.
        case alwaysTemplate
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }

    /// How the middle of a picture is filled.
    public enum ResizingMode: _ImportedEnumeration {
        /// By repeating it.
        case tile
        /// By stretching it.
        case stretch
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

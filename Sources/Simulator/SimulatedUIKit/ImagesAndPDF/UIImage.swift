// Fidelity: partial — sizes, scale, orientation, insets, rendering mode; pixels are absent, and a symbol is square (rule A41)

@_spi(Simulation) import CoreGraphics
import Foundation
@_spi(Simulation) import ObjectiveC

open class UIImage: NSObject, @unchecked Sendable {
    open private(set) var size: CGSize
    open private(set) var scale: CGFloat
    open private(set) var cgImage: CGImage?
    open private(set) var imageOrientation = Orientation.up
    open private(set) var renderingMode = RenderingMode.automatic
    open private(set) var capInsets = UIEdgeInsets.zero
    open private(set) var resizingMode = ResizingMode.tile
    open private(set) var alignmentRectInsets = UIEdgeInsets.zero
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    public convenience override init() { self.init(size: .zero) }

    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        (size, scale) = (CGSize(width: cgImage.width, height: cgImage.height), 1)
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        (self.scale, imageOrientation) = (scale, orientation)
        let width = CGFloat(cgImage.width) / scale, height = CGFloat(cgImage.height) / scale
        let isUpright = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
        size = isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }

    /// The list of symbols is unknown here, so every name except an empty name counts as a symbol.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        (size, scale) = (Self.symbolSize, 3)
        (symbol, symbolName) = (SymbolConfiguration.unspecified, name)
    }
    private var symbolName: String?

    /// Images of the same pixels, or of the same symbol, with the same values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage, other !== self else { return object as? UIImage === self }
        guard symbolName != nil || cgImage != nil else { return false }
        return other.symbolName == symbolName && other.cgImage === cgImage && other.symbol == symbol
            && other.size == size && other.scale == scale && other.renderingMode == renderingMode
            && other.imageOrientation == imageOrientation && other.capInsets == capInsets
            && other.resizingMode == resizingMode && other.alignmentRectInsets == alignmentRectInsets
    }
    open override var hash: Int {
        symbolName?.hashValue ?? cgImage.map { ObjectIdentifier($0).hashValue } ?? super.hash
    }

    private static let symbolSize = CGSize(width: 20, height: 20)
    private var symbol: SymbolConfiguration?

    @available(iOS 13.0, *)
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
        (configuration as? SymbolConfiguration).map(configure)
    }

    @available(iOS 13.0, *)
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    @available(iOS 13.0, *)
    open var isSymbolImage: Bool { symbol != nil }
    @available(iOS 13.0, *)
    open var configuration: Configuration? { symbol }
    @available(iOS 13.0, *)
    open var symbolConfiguration: SymbolConfiguration? { symbol }

    /// Only a symbol follows a configuration (rule A41).
    @available(iOS 13.0, *)
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { image in if image.isSymbolImage { (configuration as? SymbolConfiguration).map(image.configure) } }
    }
    @available(iOS 13.0, *)
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbol.map { $0.applying(configuration) } ?? configuration)
    }

    private func configure(_ configuration: SymbolConfiguration) {
        symbol = configuration
        let length = Self.symbolSize.width * configuration.factor
        size = CGSize(width: length, height: length)
    }

    /// The PNG for the screen's scale is preferred; asset catalogues are ignored.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

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

    public init?(data: Data) {
        guard let pixels = Self.pixels(of: data) else { return nil }
        (cgImage, scale, size) = (pixels, 1, CGSize(width: pixels.width, height: pixels.height))
    }

    public init?(data: Data, scale: CGFloat) {
        guard let pixels = Self.pixels(of: data), scale > 0 else { return nil }
        (cgImage, self.scale) = (pixels, scale)
        size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    public init?(contentsOfFile path: String) {
        guard let pixels = FileManager.default.contents(atPath: path).flatMap(Self.pixels) else { return nil }
        let stem = (path as NSString).deletingPathExtension
        scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        (cgImage, size) = (pixels, CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
    }

    private init(_ other: UIImage) {
        (size, scale, cgImage, imageOrientation) = (other.size, other.scale, other.cgImage, other.imageOrientation)
        (renderingMode, capInsets, resizingMode) = (other.renderingMode, other.capInsets, other.resizingMode)
        (alignmentRectInsets, symbol, symbolName) = (other.alignmentRectInsets, other.symbol, other.symbolName)
    }

    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let image = UIImage(self)
        change(image)
        return image
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }
    /// The tint colour has no effect here.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed { $0.capInsets = capInsets } }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

    open func pngData() -> Data? {
        MainActor.assumeIsolated { unmodelled("UIImage.pngData()") }
        return nil
    }
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        MainActor.assumeIsolated { unmodelled("UIImage.jpegData(compressionQuality:)") }
        return nil
    }

    private static func pixels(of data: Data) -> CGImage? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, Array(bytes[..<8]) == [137, 80, 78, 71, 13, 10, 26, 10] else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGImage(pixelsWide: number(16), high: number(20))
    }
}

extension UIImage {
    public enum Orientation: _ImportedEnumeration {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...7)
    }

    public enum RenderingMode: _ImportedEnumeration {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }

    public enum ResizingMode: _ImportedEnumeration {
        case tile
        case stretch
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

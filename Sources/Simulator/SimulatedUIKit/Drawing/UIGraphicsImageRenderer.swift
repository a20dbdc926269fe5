// Fidelity: partial — an image of the size, whose drawing calls are listed; data of pixels is empty

@_spi(Simulation) import CoreGraphics
import Foundation

@available(iOS 10.0, *)
open class UIGraphicsRendererFormat: NSObject {
    public override init() { super.init() }
}

@available(iOS 10.0, *)
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open var scale: CGFloat = 0
    /// Kept for the app: pixels are absent.
    open var opaque = false
    public override init() { super.init() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@available(iOS 10.0, *)
open class UIGraphicsImageRendererContext: NSObject {
    open private(set) var cgContext: CGContext
    init(_ context: CGContext) { cgContext = context }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { unmodelledOnAnyThread("UIGraphicsImageRendererContext.clip(to:)") }
    open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
}

@available(iOS 10.0, *)
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect, scale: CGFloat

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, scale) = (bounds, format.scale)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, scale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let renderer = UIGraphicsImageRendererContext(context)
        actions(renderer)
        return renderer.currentImage
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        unmodelledOnAnyThread("UIGraphicsImageRenderer.pngData(actions:)")
        return Data()
    }
    open func jpegData(withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        unmodelledOnAnyThread("UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)")
        return Data()
    }
}

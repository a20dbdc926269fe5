// Fidelity: exact — UIGeometry.h, and the bridging that Objective-C gives for free (rules I16, I17)

import Foundation

extension NSValue {
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The wrapped point.
    public var cgPointValue: CGPoint { pointValue }
    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The class a rectangle becomes in an Objective-C dictionary.
    public typealias _ObjectiveCType = NSValue

    /// How Objective-C writes the type; asking takes long.
    private static let encodedType = String(cString: NSValue(cgRect: .zero).objCType)

    /// Wraps the rectangle as Objective-C would.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    /// Unwraps for `as!`.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Unwraps for `as?`; a value that holds no rectangle is refused.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard String(cString: source.objCType) == encodedType else { return false }
        result = source.cgRectValue
        return true
    }

    /// Unwraps where Objective-C code promised a value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

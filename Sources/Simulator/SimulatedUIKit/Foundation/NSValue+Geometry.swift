// Fidelity: exact — UIGeometry.h, and the bridging that Objective-C does automatically (rules I16, I17)

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
    /// The class of a rectangle in an Objective-C dictionary.
    public typealias _ObjectiveCType = NSValue

    /// Objective-C's encoding of the type, cached because reading it takes long.
    private static let encodedType = String(cString: NSValue(cgRect: .zero).objCType)

    /// Wraps the rectangle as Objective-C does.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    /// Unwraps a value for `as!`.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Unwraps a value for `as?`; fails if it contains no rectangle.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard String(cString: source.objCType) == encodedType else { return false }
        result = source.cgRectValue
        return true
    }

    /// Unwraps a value that Objective-C code declares to be present.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

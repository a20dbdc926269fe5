import CoreGraphics
import Foundation

extension KeyboardTrace {
    /// A frame as a log gives it: x, y, width and height in points, of which any may be unknown.
    public struct RecordedFrame: Codable, Sendable, Equatable {
        /// The left edge in the screen's coordinates, in points.
        public var x: Double?
        /// The top edge in the screen's coordinates, in points.
        public var y: Double?
        /// The width in points.
        public var width: Double?
        /// The height in points.
        public var height: Double?

        /// Creates a frame.
        public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// Reads a list of four numbers, of which any may be null.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let count = container.count ?? 0
            guard count == 4 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "\(count) components instead of 4"))
            }
            x = try container.decode(Double?.self)
            y = try container.decode(Double?.self)
            width = try container.decode(Double?.self)
            height = try container.decode(Double?.self)
        }

        /// Writes a list of four numbers, null for the unknown ones.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for component in [x, y, width, height] { try container.encode(component) }
        }

        /// The frame in the screen's coordinates, in points, if all four numbers are known.
        public var rect: CGRect? {
            guard let x, let y, let width, let height else { return nil }
            return CGRect(x: x, y: y, width: width, height: height)
        }

        /// The frame completed as one that stands at the screen's bottom; `nil` when even the height is unknown.
        ///
        /// - Parameters:
        ///   - screen: the screen's size in points.
        ///   - visibleHeight: the points of it on the screen, when the rest hangs below.
        func completed(in screen: CGSize, visibleHeight: Double?) -> CGRect? {
            guard let height else { return nil }
            let top = Double(screen.height) - (visibleHeight ?? height)
            return CGRect(x: x ?? 0, y: y ?? top, width: width ?? Double(screen.width), height: height)
        }
    }
}

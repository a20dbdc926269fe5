public import CoreGraphics
public import Foundation

/// The elements of a screen at one instant, read from the output of a tool.
public struct ElementTree: Sendable, Equatable {
    /// The format of the output.
    public var format: TreeFormat
    /// The application with its windows, or with its elements if the output leaves out the windows.
    public var root: Element
    /// The keys' frame that the tool has measured beside the tree, in the screen's coordinates, in points, or nil.
    public var toldKeyboard: CGRect?

    /// Creates a tree.
    public init(format: TreeFormat, root: Element, toldKeyboard: CGRect? = nil) {
        self.format = format
        self.root = root
        self.toldKeyboard = toldKeyboard
    }

    /// The greatest size of an input in bytes, the greatest number of elements, and the greatest depth.
    static let mostBytes = 64 << 20, mostElements = 50_000, mostLevels = 240

    /// Reads the output of a tool, whose format shows itself.
    ///
    /// - Throws: ``TreeError`` for anything else, and for a damaged output.
    public init(_ data: Data) throws(TreeError) {
        guard data.count <= Self.mostBytes else {
            throw TreeError("is larger than \(Self.mostBytes >> 20) MB, so it is no screen.")
        }
        let bytes = [UInt8](data)
        switch bytes.first(where: { !$0.isBlank && !Self.mark.contains($0) }) {
        case nil: throw TreeError("is empty. Did the tool that should write the tree fail?")
        case UInt8(ascii: "<"): self = try WebDriverAgentReader.read(data)
        case UInt8(ascii: "{"), UInt8(ascii: "["): self = try JSONTreeReader.read(data)
        default: self = try XCUITestReader.read(bytes)
        }
        var count = 0
        root.visit { _ in count += 1 }
        guard count <= Self.mostElements else {
            throw TreeError("has \(count) elements, and \(Self.mostElements) are read at most.")
        }
        guard count > 1 else { throw TreeError("has no elements. Was the app in front when the tree was taken?") }
    }

    /// The mark that some tools write before UTF-8 text.
    private static let mark: Set<UInt8> = [0xEF, 0xBB, 0xBF]

    /// The screen's size in points, or nil if no element tells it.
    ///
    /// A format without windows tells only how far its elements reach.
    public var screen: CGSize? {
        let windows = root.children.filter { $0.role == .window }.compactMap(\.frame)
        let all = [root.frame].compactMap(\.self) + windows
        if let told = all.map(\.size).first(where: { $0.width >= 100 && $0.height >= 100 }) { return told }
        guard !format.isJudgedAlone else { return nil }
        var corner = CGPoint.zero
        root.visit { element in
            guard let frame = element.frame else { return }
            corner = CGPoint(x: max(corner.x, frame.maxX), y: max(corner.y, frame.maxY))
        }
        return corner.x >= 100 && corner.y >= 100 ? CGSize(width: corner.x, height: corner.y) : nil
    }

    /// Whether the windows are in the tree, with everything that contains a view.
    var isWhole: Bool { root.children.contains { $0.role == .window } }

    /// Whether the output is a list: no element holds another.
    var isFlat: Bool { root.children.allSatisfy(\.children.isEmpty) }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

/// The reason why a tree cannot be read or judged, and what to do.
public struct TreeError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The reason, and what to do.
    public let description: String

    init(_ description: String) { self.description = description }
}

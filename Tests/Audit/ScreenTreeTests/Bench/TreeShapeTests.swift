import CoreGraphics
import Foundation
import SceneModel
@testable import ScreenTree
import Testing
import TreeTestSupport

/// The tree of a simulated screen is built like the trees of real screens.
@Suite struct TreeShapeTests {
    /// The parts of a tree that the verdict rests on.
    private struct Shape {
        /// The roles from the application to each keyboard element.
        var paths: Set<[Element.Role]> = []
        /// Of each vertical scroll bar: its distance to the scroll view's right edge, its width, its thumb's distance to
        /// the bar's right edge, and the thumb's width, in points.
        var bars: Set<[Int]> = []
        /// The roles of the application's children.
        var windows: [Element.Role] = []
        /// The identifiers of iOS.
        var identifiers: Set<String> = []

        init(_ tree: ElementTree) {
            windows = tree.root.children.map(\.role)
            look(at: tree.root, [])
        }

        private mutating func look(at element: Element, _ path: [Element.Role]) {
            let path = path + [element.role]
            if element.role == .keyboard { paths.insert(path) }
            if let name = element.identifier, name == "inputView" || name == "SystemInputAssistantView" {
                identifiers.insert(name)
            }
            for child in element.children {
                if let view = element.frame, let bar = child.frame, child.progress != nil, bar.height > bar.width,
                    let thumb = child.children.first?.frame
                {
                    bars.insert(
                        [view.maxX - bar.minX, bar.width, bar.maxX - thumb.maxX, thumb.width].map { Int($0.rounded()) })
                }
                look(at: child, path)
            }
        }
    }

    private func exported(isUp: Bool = true) throws -> ElementTree {
        let screen = CGRect(x: 0, y: 0, width: 402, height: 874)
        var form = SceneNode(id: 2, name: "form", kind: .scrollView, frameInScreen: screen, modelFrameInScreen: screen)
        form.geometry = SceneNode.Geometry(
            bounds: screen, center: CGPoint(x: 201, y: 437), contentInset: [0, 0, 0, 0],
            adjustedContentInset: [62, 0, 335, 0], contentSize: CGSize(width: 402, height: 1_200))
        let window = SceneNode(
            id: 1, name: "window", kind: .view, frameInScreen: screen, modelFrameInScreen: screen, children: [form])
        let frame = CGRect(x: 0, y: isUp ? 539 : 874, width: 402, height: 335)
        let snapshot = SceneSnapshot(
            time: 0, step: "up", isSettled: true, layoutPasses: nil,
            screen: SceneScreen(
                idiom: .phone, size: screen.size, scale: 3, safeAreaInsets: [62, 0, 34, 0], statusBarHeight: 62,
                cornerRadius: 55, hasHomeIndicator: true),
            keyboard: SceneKeyboard(
                state: isUp ? .docked : .hidden, frameInScreen: frame, targetFrameInScreen: frame, isMoving: false),
            focus: nil, root: window)
        return try ElementTree(Data(ExportedTree(snapshot).text.utf8))
    }

    @Test func `windows, keyboard and scroll bars stand as in real trees`() throws {
        let real = try JudgedTree.all.filter { $0.refusal == nil }.map {
            Shape(try ElementTree(Data($0.written.utf8)))
        }
        let own = Shape(try exported())
        #expect(!own.paths.isEmpty && own.paths.isSubset(of: real.reduce([]) { $0.union($1.paths) }), "\(own)")
        #expect(!own.bars.isEmpty && own.bars.isSubset(of: real.reduce([]) { $0.union($1.bars) }), "\(own)")
        #expect(real.contains { $0.windows == own.windows }, "\(own)")
        #expect(real.contains { $0.identifiers == own.identifiers }, "\(own)")
    }

    @Test func `the keyboard and the way to scroll come back from the tree`() throws {
        let check = try TreeCheck(try exported())
        #expect(check.keyboard?.frame == CGRect(x: 0, y: 539, width: 402, height: 335))
        let form = try #require(try exported().root.children.first?.children.first?.children.first)
        let sight = ScrollSight(of: form, frame: try #require(form.frame), above: 539)
        // 1,200 pt of content with insets of 397 pt in 874 pt, of which 62 pt above the content have been passed.
        #expect(abs(sight.passed + (sight.up ?? 0) - 723) <= 2 && sight.bottomInset == 335, "\(sight)")
        #expect(throws: KeyboardSight.missing) { try TreeCheck(try exported(isUp: false)) }
    }
}

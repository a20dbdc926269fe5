import CoreGraphics
import Foundation
@testable import ScreenTree

/// A small tree, drawn by hand.
struct Sketch {
    static let screen = CGRect(x: 0, y: 0, width: 402, height: 874)

    /// The top of the sketch's keyboard.
    static let top: CGFloat = 539

    static func element(
        _ role: Element.Role, _ name: String? = nil, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        isFocused: Bool = false, isVisible: Bool = true, _ children: [Element] = []
    ) -> Element {
        var element = Element(role, frame: CGRect(x: x, y: y, width: width, height: height))
        element.identifier = name
        element.isFocused = isFocused
        element.isVisible = isVisible
        element.children = children
        return element
    }

    /// An application with a page in its window, and the keyboard's window.
    static func tree(_ page: [Element], format: TreeFormat = .xcuitest, keyboard: Bool = true) -> ElementTree {
        var root = element(.application, nil, 0, 0, 402, 874)
        root.children = [element(.window, nil, 0, 0, 402, 874, [element(.other, "page", 0, 0, 402, 874, page)])]
        if keyboard {
            root.children.append(
                element(
                    .window, nil, 0, 0, 402, 874,
                    [element(.other, nil, 0, 539, 402, 335, [element(.keyboard, nil, 0, 583, 402, 233)])]))
        }
        return ElementTree(format: format, root: root)
    }

    /// A scroll view with a bar, which shows how far the content has gone.
    static func scroller(
        _ frame: CGRect, content: CGFloat, passed: CGFloat = 0, inset: CGFloat = 0, hasBar: Bool = true,
        _ inside: [Element]
    ) -> Element {
        var view = element(.scrollView, "form", frame.minX, frame.minY, frame.width, frame.height)
        view.children = [element(.other, nil, frame.minX, frame.minY - passed, frame.width, content, inside)]
        guard hasBar else { return view }
        let track = frame.height - inset, range = max(0, content + inset - frame.height)
        var bar = element(.other, nil, frame.maxX - 33, frame.minY, 30, track)
        bar.progress = range > 0 ? Double(passed / range) : 0
        bar.pages = range > 0 ? 2 : 1
        let length = (track - 6) * frame.height / (content + inset)
        bar.children = [element(.other, nil, frame.maxX - 6, frame.minY + 3, 3, length)]
        view.children.append(bar)
        return view
    }
}

extension Element {
    /// The element as a source tells it that was asked to leave visibility out.
    var withoutVisibility: Element {
        var element = self
        element.isVisible = nil
        element.children = children.map(\.withoutVisibility)
        return element
    }
}

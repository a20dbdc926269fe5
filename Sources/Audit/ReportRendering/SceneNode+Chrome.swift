package import CoreGraphics
package import SceneModel

extension SceneNode.Appearance.Chrome {
    var isSheet: Bool { [.sheet, .grabbedSheet, .formSheet].contains(self) }

    /// The colour that the system gives a view without a background of its own.
    var background: SceneNode.Appearance.Color? {
        switch self {
        case .groupedList: .init(red: 0.949, green: 0.949, blue: 0.969, dark: [0, 0, 0, 1])
        case .row, .firstRow, .lastRow, .onlyRow: .init(red: 1, green: 1, blue: 1, dark: [0.11, 0.11, 0.118, 1])
        case .sheet, .grabbedSheet, .formSheet: nil
        }
    }

    /// The radius of the upper and of the lower corners in points, as iOS 17 draws them.
    var corners: (Double, Double) {
        switch self {
        case .groupedList, .row: (0, 0)
        case .firstRow, .sheet, .grabbedSheet: (10, 0)
        case .lastRow: (0, 10)
        case .onlyRow, .formSheet: (10, 10)
        }
    }
}

extension SceneNode {
    /// Whether the text is drawn as a view inside: a button's title in front of its background view, or a text that
    /// scrolls.
    var drawsTextInside: Bool {
        // A drawn node, which holds the text, has a negative id.
        guard appearance.text != nil, id >= 0, frameInScreen.isDrawable else { return false }
        return kind == .button && !children.isEmpty || kind == .textView
    }

    /// The views inside, the view's text if it is drawn inside, and the grabber of a sheet.
    package var drawnChildren: [SceneNode] {
        if drawsTextInside { return children + [innerText] }
        guard appearance.chrome == .grabbedSheet, frameInScreen.isDrawable else { return children }
        let frame = CGRect(x: frameInScreen.midX - 18, y: frameInScreen.minY + 5, width: 36, height: 5)
        let color = Appearance.Color(red: 0.77, green: 0.77, blue: 0.78, dark: [0.35, 0.35, 0.37, 1])
        return children + [
            SceneNode(
                id: -id, name: "grabber", kind: .view, frameInScreen: frame, modelFrameInScreen: frame,
                clipInScreen: clipInScreen, isHidden: isHidden, appearance: .init(background: color, cornerRadius: 2.5))
        ]
    }

    private var innerText: SceneNode {
        var look = appearance, frame = frameInScreen
        (look.background, look.borderWidth, look.alpha) = (nil, 0, 1)
        if kind == .textView, geometry.bounds.minY.isFinite {
            frame.origin.y -= geometry.bounds.minY
            frame.size.height = max(frame.height, geometry.contentSize?.height ?? 0)
        }
        return SceneNode(
            id: -1 - id, name: name, kind: kind, frameInScreen: frame, modelFrameInScreen: frame,
            clipInScreen: clipInScreen, isHidden: isHidden, appearance: look)
    }

    /// The number of the clip path with a sheet's corners; nil for any other view.
    ///
    /// - Parameter origin: the top left corner of the sheet in the drawing, in points.
    package func cornerClip(at origin: CGPoint, in library: inout SymbolLibrary) -> Int? {
        guard let chrome = appearance.chrome, chrome.isSheet, frameInScreen.isDrawable else { return nil }
        // A sheet at the screen's bottom has any height while it moves, and no corners there.
        let height = chrome == .formSheet ? frameInScreen.height : 3000
        let frame = CGRect(origin: origin, size: CGSize(width: frameInScreen.width, height: height))
        return library.number(for: "sheet \(frame) \(chrome.corners)") { id in
            "<clipPath id=\"\(id)\">\(Markup.rect(frame, corners: chrome.corners))</clipPath>"
        }
    }
}

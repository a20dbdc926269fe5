package import CoreGraphics
import Foundation
package import SceneModel

package struct DeviceOutline {
    let screen: SceneScreen
    package let size: CGSize

    package init(screen: SceneScreen) {
        self.screen = screen
        let isUsable = CGRect(origin: .zero, size: screen.size).isDrawable && screen.size.width > 0
        size = isUsable ? screen.size : CGSize(width: 390, height: 844)
    }

    var isLandscape: Bool { size.width > size.height }
    private var hasHomeButton: Bool { screen.idiom == .phone && !screen.hasHomeIndicator }
    var safeTop: Double { inset(0) }
    var safeLeft: Double { inset(1) }
    var safeBottom: Double { inset(2) }
    var safeRight: Double { inset(3) }

    private func inset(_ index: Int) -> Double {
        guard screen.safeAreaInsets.indices.contains(index), screen.safeAreaInsets[index].isFinite else { return 0 }
        return max(0, screen.safeAreaInsets[index])
    }

    private var cornerRadius: Double { screen.cornerRadius.isFinite ? max(0, min(screen.cornerRadius, 80)) : 0 }

    /// The outline of the device, in the screen's coordinates, in points.
    var body: CGRect {
        let side: CGFloat = screen.idiom == .pad ? 26 : 14
        let chin: CGFloat = hasHomeButton ? 88 : side
        let screenBounds = CGRect(origin: .zero, size: size)
        return isLandscape ? screenBounds.insetBy(dx: -chin, dy: -side) : screenBounds.insetBy(dx: -side, dy: -chin)
    }

    /// The body, with a margin for buttons and rings.
    package var viewBox: CGRect { body.insetBy(dx: -6, dy: -6) }

    func frameID(in library: inout SymbolLibrary) -> String {
        library.id(for: "frame \(key)") { id in
            let outer = hasHomeButton ? 54 : cornerRadius + (screen.idiom == .pad ? 24 : 14)
            let ring = Markup.rect(body.insetBy(dx: -3, dy: -3), radius: outer + 3, "fill=\"var(--metal)\"")
            let glass = Markup.rect(body, radius: outer, "fill=\"var(--bezel)\"")
            return "<g id=\"\(id)\">\(buttons)\(ring)\(glass)\(homeButton)</g>"
        }
    }

    package func clipID(in library: inout SymbolLibrary) -> String {
        library.id(for: "clip \(key)") { id in
            let bounds = CGRect(origin: .zero, size: size)
            return "<clipPath id=\"\(id)\">\(Markup.rect(bounds, radius: cornerRadius))</clipPath>"
        }
    }

    private var key: String {
        "\(size.width) \(size.height) \(cornerRadius) \(screen.idiom.rawValue) \(screen.hasHomeIndicator)"
    }

    private var buttons: String {
        guard screen.idiom == .phone else { return "" }
        let edges: [CGRect] =
            isLandscape
            ? [
                CGRect(x: size.width * 0.28, y: body.minY - 5, width: 90, height: 6),
                CGRect(x: size.width * 0.2, y: body.maxY - 1, width: 50, height: 6),
                CGRect(x: size.width * 0.29, y: body.maxY - 1, width: 50, height: 6)
            ]
            : [
                CGRect(x: body.minX - 5, y: size.height * 0.2, width: 6, height: 50),
                CGRect(x: body.minX - 5, y: size.height * 0.29, width: 6, height: 50),
                CGRect(x: body.maxX - 1, y: size.height * 0.24, width: 6, height: 90)
            ]
        return edges.map { Markup.rect($0, radius: 2, "fill=\"var(--metal)\"") }.joined()
    }

    private var homeButton: String {
        guard hasHomeButton else { return "" }
        let center =
            isLandscape
            ? CGPoint(x: size.width + 44, y: size.height / 2) : CGPoint(x: size.width / 2, y: size.height + 44)
        let place = "cx=\"\(Markup.number(Double(center.x)))\" cy=\"\(Markup.number(Double(center.y)))\""
        return "<circle \(place) r=\"29\" fill=\"none\" stroke=\"#3a3f47\" stroke-width=\"2.5\"/>"
    }

    /// The markup of the display's cutout, or an empty text for a device without a cutout.
    var cutout: String {
        guard screen.idiom == .phone, screen.hasHomeIndicator else { return "" }
        let depth = isLandscape ? max(safeLeft, safeRight) : safeTop
        guard depth >= 44 else { return "" }
        let across = Double(isLandscape ? size.height : size.width)
        let isIsland = depth >= 59
        let length: Double = isIsland ? 126 : 164
        let thickness: Double = isIsland ? 37 : 31
        let inset: Double = isIsland ? 11 : -20
        let start = (across - length) / 2
        let extent = isIsland ? thickness : thickness + 20
        let frame =
            isLandscape
            ? CGRect(x: inset, y: start, width: extent, height: length)
            : CGRect(x: start, y: inset, width: length, height: extent)
        return Markup.rect(frame, radius: isIsland ? 18.5 : 20, "fill=\"#000\"")
    }
}

public import CoreGraphics
import Foundation
public import SceneModel
public import UIKit

/// What an app shows in a window at an instant, by UIKit's public members alone.
///
/// It keeps the views alive that it has seen.
@MainActor
public final class LiveScene {
    /// The window that is looked at.
    public let window: UIWindow
    let keyboard: LiveKeyboard
    let camera: LiveCamera

    /// Looks at a window.
    ///
    /// - Parameter frame: where a keyboard that is announced already comes to rest, in the screen's coordinates, in points.
    public init(in window: UIWindow, announced frame: CGRect? = nil) {
        self.window = window
        let keyboard = LiveKeyboard(in: window, announced: frame)
        self.keyboard = keyboard
        camera = LiveCamera(leavingOut: keyboard.owns)
    }

    /// Puts what measures the keyboard into the window, or back to where it belongs.
    public func prepare() { keyboard.prepare() }

    /// Takes it out of the window, and hears of no other keyboard.
    public func end() { keyboard.end() }

    // MARK: What is there

    /// The windows that take touches, from the back to the front as the scene has them.
    public var touchableWindows: [UIWindow] {
        guard let scene = window.windowScene else { return [window] }
        return scene.windows.filter { !$0.isHidden && $0.isUserInteractionEnabled }
    }

    var screenSpace: any UICoordinateSpace { window.screen.coordinateSpace }

    /// The view that is typed into.
    public var firstResponder: UIView? {
        for window in touchableWindows {
            if let found = Self.firstResponder(in: window) { return found }
        }
        return nil
    }

    /// The innermost one: a search bar says of itself what is true of its field.
    public static func firstResponder(in view: UIView) -> UIView? {
        for subview in view.subviews {
            if let found = firstResponder(in: subview) { return found }
        }
        return view.isFirstResponder ? view : nil
    }

    /// The page that a person looks at.
    public var pageInFront: UIViewController? { Stage.pageInFront(of: window) }

    /// Whether the keyboard has not come to rest.
    public var isKeyboardMoving: Bool { keyboard.isMoving }

    /// Whether a keyboard is on the screen.
    public var hasKeyboard: Bool { keyboard.state != .hidden }

    /// Marks the buttons that a person needs while typing, as far as the views show it.
    public func markPrimaryControls() {
        guard let page = pageInFront?.viewIfLoaded else { return }
        _ = camera.marks.insert(PrimaryControls.find(in: page))
    }

    // MARK: Pictures

    /// Tells one arrangement of all views and the caret from another.
    public var places: Int {
        var hasher = Hasher()
        let focused = firstResponder
        hasher.combine(camera.picture(of: window).places)
        hasher.combine(focused.map(ObjectIdentifier.init))
        hasher.combine(focused.flatMap(caret(in:))?.inHundredths)
        return hasher.finalize()
    }

    /// The caret of a view, in the screen's coordinates, in points; nil where none can be had.
    private func caret(in view: UIView) -> CGRect? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange else { return nil }
        return view.convert(input.caretRect(for: range.end), to: screenSpace)
    }

    /// What the window shows at this instant.
    ///
    /// - Parameter fill: tells what a picture cannot: the time, the step, what a person has done.
    public func picture(_ fill: (inout SceneSnapshot) -> Void) -> SceneSnapshot {
        let root = camera.picture(of: window).root, focused = firstResponder
        var picture = SceneSnapshot(
            time: 0, step: "", isSettled: true, layoutPasses: nil, screen: screen,
            keyboard: keyboard.picture(for: focused), focus: focused.flatMap { focus(on: $0, root) },
            systemVersion: Self.systemVersion, guides: guides, root: root)
        fill(&picture)
        return picture
    }

    private func focus(on view: UIView, _ root: SceneNode) -> SceneFocus? {
        guard let id = camera.number(of: view) else { return nil }
        var caret = caret(in: view)
        // The caret goes with the view, which is drawn elsewhere while it moves.
        if let node = root.node(withID: id) {
            let drawn = node.frameInScreen, model = node.modelFrameInScreen
            caret = caret?.offsetBy(dx: drawn.midX - model.midX, dy: drawn.midY - model.midY)
        }
        return SceneFocus(nodeID: id, caretInScreen: caret)
    }

    private static let systemVersion: Double? = {
        let parts = UIDevice.current.systemVersion.split(separator: ".").prefix(2)
        return Double(parts.joined(separator: "."))
    }()

    private var screen: SceneScreen {
        let screen = window.screen, insets = window.safeAreaInsets
        return SceneScreen(
            idiom: window.traitCollection.userInterfaceIdiom == .pad ? .pad : .phone, size: screen.bounds.size,
            scale: Double(screen.scale),
            safeAreaInsets: [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)],
            statusBarHeight: Double(window.windowScene?.statusBarManager?.statusBarFrame.height ?? 0),
            cornerRadius: 0, hasHomeIndicator: insets.bottom > 0, sensorHousingInsets: nil, homeIndicatorHeight: nil)
    }

    private var guides: SceneGuides {
        let front = pageInFront?.viewIfLoaded ?? window
        let bottom = front.convert(front.bounds, to: screenSpace).maxY - front.safeAreaInsets.bottom
        return SceneGuides(keyboardTop: Double(keyboard.guideTop), safeAreaBottom: Double(bottom))
    }
}

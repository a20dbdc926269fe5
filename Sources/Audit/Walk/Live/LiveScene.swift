public import CoreGraphics
import Foundation
public import SceneModel
public import UIKit

/// The content of an app's window at an instant, read through UIKit's public members only.
///
/// A scene keeps every view that it has read alive.
@MainActor
public final class LiveScene {
    /// The observed window.
    public let window: UIWindow
    let keyboard: LiveKeyboard
    let camera: LiveCamera

    /// Observes a window.
    ///
    /// - Parameter frame: the end frame of a keyboard that is already on the screen, from an earlier notification, in
    ///   the screen's coordinates, in points.
    public init(in window: UIWindow, announced frame: CGRect? = nil) {
        self.window = window
        let keyboard = LiveKeyboard(in: window, announced: frame)
        self.keyboard = keyboard
        camera = LiveCamera(leavingOut: keyboard.owns)
    }

    /// Puts the hidden view that measures the keyboard into the window, or moves it back behind all other views.
    public func prepare() { keyboard.prepare() }

    /// Removes the hidden view that measures the keyboard from the window, and ends the observation of the keyboard.
    public func end() { keyboard.end() }

    // MARK: What is there

    /// The windows that accept touches, in the scene's order from back to front.
    public var touchableWindows: [UIWindow] {
        guard let scene = window.windowScene else { return [window] }
        return scene.windows.filter { !$0.isHidden && $0.isUserInteractionEnabled }
    }

    var screenSpace: any UICoordinateSpace { window.screen.coordinateSpace }

    /// The first responder.
    public var firstResponder: UIView? {
        for window in touchableWindows {
            if let found = Self.firstResponder(in: window) { return found }
        }
        return nil
    }

    /// Returns the innermost first responder.
    ///
    /// While a search bar's text field is first responder, the search bar says that it is first responder too.
    public static func firstResponder(in view: UIView) -> UIView? {
        for subview in view.subviews {
            if let found = firstResponder(in: subview) { return found }
        }
        return view.isFirstResponder ? view : nil
    }

    /// The controller of the front page.
    public var pageInFront: UIViewController? { Stage.pageInFront(of: window) }

    /// Whether the keyboard is still moving.
    public var isKeyboardMoving: Bool { keyboard.isMoving }

    /// Whether a keyboard is on the screen.
    public var hasKeyboard: Bool { keyboard.state != .hidden }

    /// Marks the buttons that a person probably needs while typing, judged by their looks and positions.
    public func markPrimaryControls() {
        guard let page = pageInFront?.viewIfLoaded else { return }
        _ = camera.marks.insert(PrimaryControls.find(in: page))
    }

    // MARK: Pictures

    /// A hash of the positions of all views and the caret; a different hash means that something has moved.
    public var places: Int {
        var hasher = Hasher()
        let focused = firstResponder
        hasher.combine(camera.picture(of: window).places)
        hasher.combine(focused.map(ObjectIdentifier.init))
        hasher.combine(focused.flatMap(caret(in:))?.inHundredths)
        return hasher.finalize()
    }

    /// Returns the caret of a text input, in the screen's coordinates, in points; nil for other views.
    private func caret(in view: UIView) -> CGRect? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange else { return nil }
        return view.convert(input.caretRect(for: range.end), to: screenSpace)
    }

    /// Takes a snapshot of the window at this instant.
    ///
    /// - Parameter fill: adds the values that the window lacks: the time, the step, a person's actions.
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
        // During an animation, the view is drawn at a distance from its final position. Move the caret by the same
        // distance.
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

public import CoreGraphics
import Foundation
public import SceneModel
public import UIKit

/// Reads the content of an app's window through UIKit's public members.
///
/// The object keeps strong references to all views that it has read.
@MainActor
public final class LiveScene {
    /// The observed window.
    public let window: UIWindow
    let keyboard: LiveKeyboard
    let camera: LiveCamera

    /// Observes a window.
    ///
    /// - Parameter frame: the end frame of a keyboard on the screen, from an earlier notification, in the screen's
    ///   coordinates, in points.
    public init(in window: UIWindow, announced frame: CGRect? = nil) {
        self.window = window
        let keyboard = LiveKeyboard(in: window, announced: frame)
        self.keyboard = keyboard
        camera = LiveCamera(leavingOut: keyboard.owns)
    }

    /// Puts the hidden view that measures the keyboard behind all other views of the window.
    public func prepare() { keyboard.prepare() }

    /// Removes the hidden view that measures the keyboard, and ends the observation of the keyboard.
    public func end() { keyboard.end() }

    // MARK: What is there

    /// The windows that accept touches, back to front.
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

    /// The innermost first responder in a view.
    ///
    /// While a person types into a search bar, both the search bar and its text field claim to be first responder. The
    /// result is the text field.
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

    /// Marks the buttons that a person probably needs while typing, judged by appearance and position.
    public func markPrimaryControls() {
        guard let page = pageInFront?.viewIfLoaded else { return }
        _ = camera.marks.insert(PrimaryControls.find(in: page))
    }

    // MARK: Pictures

    /// A hash of the positions of all views and the caret.
    public var places: Int {
        var hasher = Hasher()
        let focused = firstResponder
        hasher.combine(camera.picture(of: window).places)
        hasher.combine(focused.map(ObjectIdentifier.init))
        hasher.combine(focused.flatMap(caret(in:))?.inHundredths)
        return hasher.finalize()
    }

    private func caret(in view: UIView) -> CGRect? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange else { return nil }
        return view.convert(input.caretRect(for: range.end), to: screenSpace)
    }

    /// Takes a snapshot of the window at this instant.
    ///
    /// - Parameter fill: sets the values outside the window: the time, the step, and a person's actions.
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
        // The caret moves with the drawn view during an animation.
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

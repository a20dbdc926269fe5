import DeviceSimulation
import HostTestSupport
import KeyboardModel
import SimulatedStages
@testable import Tideline
import TidelineClassics
import UIKit

/// A long form with fields every 100 points, a note at the end, and a single line of keyboard code.
final class ScrollScreen: UIViewController, KeyboardListener {
    let scrollView: UIScrollView
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    let broadcaster = KeyboardBroadcaster.shared
    let fields = (0..<12).map { _ in UITextField() }
    let note = UITextView()

    init(_ scrollView: UIScrollView = UIScrollView()) {
        self.scrollView = scrollView
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.accessibilityIdentifier = "Form"
        view.addSubview(scrollView)
        for (index, field) in fields.enumerated() {
            field.accessibilityIdentifier = "Field \(index)"
            field.frame = CGRect(x: 16, y: 16 + 100 * CGFloat(index), width: 200, height: 34)
            scrollView.addSubview(field)
        }
        note.accessibilityIdentifier = "Note"
        note.font = .systemFont(ofSize: 17)
        note.frame = CGRect(x: 16, y: 1_216, width: 200, height: 300)
        scrollView.addSubview(note)
        scrollView.contentSize = CGSize(width: 320, height: 1_532)
        broadcaster.addListener(self)
    }

    /// The closure may change the form before the form is shown.
    static func shown(
        _ screen: ScrollScreen = ScrollScreen(), on size: CGSize = Screens.large,
        _ set: (ScrollScreen) -> Void = { _ in }
    ) throws -> (SimulatedStage, ScrollScreen) {
        let stage = SimulatedStage(try Screens.device(size))
        screen.loadViewIfNeeded()
        set(screen)
        stage.present(screen)
        return (stage, screen)
    }

    /// The view's lower edge on the screen, in points.
    func bottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY.seen }

    /// The caret's rectangle in the screen's coordinates, in points.
    var caret: CGRect {
        guard let end = note.selectedTextRange?.end else { return .null }
        return note.convert(note.caretRect(for: end), to: nil)
    }
}

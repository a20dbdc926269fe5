import UIKit

/// The views of a page that may make room for an input, or hide it, found in one walk.
///
/// The value holds its views, so it lives only as long as a choice is made.
@MainActor
struct PageViews {
    /// The view that can move as a whole: the page's view, or a popup in the window.
    let ground: UIView?
    /// An outer scroll view comes before those inside it.
    ///
    /// Scroll views in hidden views are left out.
    private(set) var scrollViews: [UIScrollView] = []
    private(set) var buttons: [UIView] = []
    /// The views in front of the input that hide pixels.
    private(set) var covers: [UIView] = []

    private let input: UIView?

    /// Where the walk is.
    ///
    /// It comes to a view before its subviews, and to what is behind before what is in front.
    private enum Depth { case behindInput, insideInput, inFrontOfInput }

    private var depth = Depth.behindInput

    /// What the views around a view say of it.
    private struct Around {
        var isOpaque = true, mayHoldButtons = true
    }

    init(around place: AutomaticScreen.Place) {
        switch place {
        case .input(let input):
            self.input = input
            ground = input.nearestController?.viewIfLoaded ?? Self.popup(of: input)
        case .accessory(let page): (input, ground) = (nil, page.viewIfLoaded)
        }
        if let ground { walk(ground, Around()) }
    }

    private static func popup(of input: UIView) -> UIView? {
        guard let window = input.window else { return nil }
        let views = input.selfAndSuperviews.prefix { $0 !== window }
        return views.reversed().first { $0.bounds.size != window.bounds.size }
    }

    private mutating func walk(_ view: UIView, _ outside: Around) {
        if view.isHidden { return }
        let alpha = view.alpha
        var around = outside
        if alpha < 0.99 { around.isOpaque = false }
        if alpha < 0.01 { around.mayHoldButtons = false }
        if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
        if around.mayHoldButtons, view is UIButton {
            buttons.append(view)
            around.mayHoldButtons = false
        }
        if view === input { depth = .insideInput }
        if depth == .inFrontOfInput, around.isOpaque, view.hidesPixels { covers.append(view) }
        for subview in view.subviews { walk(subview, around) }
        if view === input { depth = .inFrontOfInput }
    }
}

import HostTestSupport
import TestSupport
import UIKit

enum WalkStep: Equatable, CustomStringConvertible {
    case focus(String)
    case type
    case hide
    /// With `takesOver`, the page's field becomes the first responder during the push.
    case push(takesOver: Bool)
    case pop(animated: Bool)
    /// A swipe of a finger to a fraction, 0…1, of the screen's width.
    case swipeBack(Double, givesUp: Bool)
    case tab(Int)
    case sheet(UIModalPresentationStyle), dismissSheet
    case alert, dismissAlert
    case rotate
    case swapRoot
    /// The new y coordinate on the screen, in points; only on iPads.
    case moveWindow(CGFloat)
    /// A person drags a scroll view by a distance in points.
    ///
    /// The scroll view dismisses the keyboard as its dismiss mode says.
    case drag(CGFloat, UIScrollView.KeyboardDismissMode)
    /// The app's new inset, constant or shift, in points.
    case assign(CGFloat)
    /// The new height of the content, in points.
    case resizeContent(CGFloat)
    /// The app drops the page's avoidance and sets a new avoidance.
    case beginAnew
    /// The bar offers a received code above the keys.
    case codeBar(Bool)
    /// In seconds.
    case wait(Double)
    /// Everything comes to rest, and then the input has to be in sight.
    case rest

    var description: String {
        switch self {
        case .focus(let name): "focus \(name)"
        case .push(let takesOver): takesOver ? "push a page that takes the keyboard over" : "push"
        case .pop(let animated): animated ? "pop" : "pop without animation"
        case .swipeBack(let part, let givesUp): "swipe back \(part)\(givesUp ? " and give up" : "")"
        case .tab(let index): "tab \(index)"
        case .sheet(let style): "sheet \(style)"
        case .moveWindow(let y): "window to \(y)"
        case .drag(let way, let mode): "drag \(way) \(mode)"
        case .assign(let number): "assign \(number)"
        case .resizeContent(let height): "content of \(height)"
        case .codeBar(let shows): "code bar \(shows ? "on" : "off")"
        case .wait(let seconds): "wait \(seconds) s"
        case .beginAnew: "begin anew"
        case .type: "type"
        case .hide: "hide"
        case .dismissSheet: "dismiss the sheet"
        case .alert: "alert"
        case .dismissAlert: "dismiss the alert"
        case .rotate: "rotate"
        case .swapRoot: "swap the root"
        case .rest: "rest"
        }
    }

    static func walk(on place: Place, using generator: inout SeededGenerator) -> [WalkStep] {
        (0..<Int.random(in: 4...16, using: &generator)).flatMap { _ -> [WalkStep] in
            let step = random(on: place, using: &generator)
            return Bool.random(using: &generator) ? [step, .rest] : [step]
        }
    }

    private static func random(on place: Place, using generator: inout SeededGenerator) -> WalkStep {
        let flag = Bool.random(using: &generator)
        switch Int.random(in: 0..<27, using: &generator) {
        case 0...5: return .focus(["Field", "Field", "Plain", "Picker"].randomElement(using: &generator) ?? "Field")
        case 6: return .type
        case 7: return .hide
        case 8, 9: return .push(takesOver: flag)
        case 10: return .pop(animated: flag)
        case 11: return .swipeBack([0.2, 0.5, 0.9].randomElement(using: &generator) ?? 0.5, givesUp: flag)
        case 12: return .tab(flag ? 0 : 1)
        case 13: return .sheet([.pageSheet, .formSheet, .fullScreen].randomElement(using: &generator) ?? .pageSheet)
        case 14: return .dismissSheet
        case 15: return .alert
        case 16: return .dismissAlert
        case 17: return .rotate
        case 18: return .swapRoot
        case 19: return place == .pad ? .moveWindow([0, 40, 150, 260].randomElement(using: &generator) ?? 40) : .rest
        case 20, 21:
            return .drag(
                [40, 260, 500, -120].randomElement(using: &generator) ?? 40, flag ? .onDrag : .interactive)
        case 22: return .assign(CGFloat(Int.random(in: 0...160, using: &generator)) / 4)
        case 23: return .resizeContent([1_200, 1_300, 1_500, 2_400].randomElement(using: &generator) ?? 1_500)
        case 24: return .codeBar(flag)
        case 25: return .beginAnew
        default: return .wait([0.016, 0.1, 0.3].randomElement(using: &generator) ?? 0.1)
        }
    }
}

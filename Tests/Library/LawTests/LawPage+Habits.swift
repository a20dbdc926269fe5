import KeyboardModel
@testable import Tideline
import UIKit

extension LawPage {
    func takeUpHabits() {
        let told = controller as? any LawPageController
        if screen.habits.contains(.assignsInLayout) { told?.onLayout.append { [weak self] in self?.assignOwnNumber() } }
        if screen.habits.contains(.avoidsAgainInLayout) { told?.onLayout.append { [weak self] in self?.avoidAgain() } }
        for habit in screen.habits {
            switch habit {
            case .laysOutInScroll: onScroll { $0.controller.view.layoutIfNeeded() }
            case .avoidsAgainInScroll: onScroll { $0.setAvoidances() }
            case .endsEditingInScroll: onScroll { $0.controller.view.endEditing(true) }
            case .endsAvoidanceInScroll: onScroll { if $0.keyboard.announced != .hidden { $0.endAvoidances() } }
            case .animatesLayout, .springs, .setsInset, .setsConstraint, .setsFrame: listen(habit)
            default: break
            }
        }
    }

    private func listen(_ habit: LawScreen.Habit) {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                    let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let top = frame?.cgRectValue.minY
                    MainActor.assumeIsolated {
                        self?.react(habit, isShow: name == UIResponder.keyboardWillShowNotification, top)
                    }
                })
        }
    }

    private func react(_ habit: LawScreen.Habit, isShow: Bool, _ top: CGFloat?) {
        let view: UIView = controller.view
        switch habit {
        case .animatesLayout: UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
        case .springs:
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                animations: { view.layoutIfNeeded() })
        case .setsInset:
            guard let scrollView = bodyScroll, let top, let window = scrollView.window else { return }
            let bottom = scrollView.convert(scrollView.bounds, to: window).maxY
            let system = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
            let covered = isShow ? max(0, bottom - top - system) : 0
            assign(inset: CGFloat(ownPart(.body)) + covered)
        case .setsConstraint:
            guard let top, let window = view.window else { return }
            let covered = isShow ? max(0, window.bounds.maxY - top - window.safeAreaInsets.bottom) : 0
            assign(ground: -CGFloat(ownPart(.ground)) - covered)
            view.layoutIfNeeded()
        case .setsFrame: view.frame.origin.y = isShow ? -100 : 0
        default: break
        }
    }
}

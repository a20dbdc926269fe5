import ObjectiveC
import UIKit

/// The avoidance of one object, stored with the object.
@MainActor
final class AvoidanceSlot {
    private static var key: UInt8 = 0
    private(set) var plan: AvoidancePlan?
    private(set) var avoider: (any Avoider)?
    private var automatic: AutomaticAvoidance?
    private var comfort: EditingComfort?

    static func of(_ owner: AnyObject) -> AvoidanceSlot? { objc_getAssociatedObject(owner, &key) as? AvoidanceSlot }

    static func set(_ plan: AvoidancePlan?, on owner: any KeyboardAvoiding) {
        let known = of(owner)
        guard known != nil || plan != nil else { return }
        let slot = known ?? AvoidanceSlot()
        if known == nil { objc_setAssociatedObject(owner, &key, slot, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        slot.change(to: plan, for: owner)
    }

    private func change(to plan: AvoidancePlan?, for owner: any KeyboardAvoiding) {
        let old = self.plan
        if let plan, let old, plan.continues(old) { return carryOn(with: plan, insteadOf: old) }
        end()
        // Ending the old avoidance may scroll, and scrolling may run the app's code, which may set a new avoidance.
        guard self.plan == nil else { return }
        self.plan = plan
        if let plan { begin(plan, for: owner) }
        let excludes = plan?.way == .excluded, isNews = excludes != (old?.way == .excluded)
        if isNews {
            Exclusion.set(excludes, on: owner)
            Following.updateAll()
        }
        guard isNews || old?.editing != plan?.editing else { return }
        let views = (owner as? UIWindowScene)?.windows ?? [Self.view(of: owner)].compactMap(\.self)
        EditingComfort.reconsiderAll(edited: views.lazy.compactMap { $0.firstResponderInside as? UIView }.first)
    }

    /// Keeps the present avoider, and gives the new options to it.
    ///
    /// An app may set an avoidance in each layout. A new avoider would each time restore the app's values first.
    private func carryOn(with plan: AvoidancePlan, insteadOf old: AvoidancePlan) {
        self.plan = plan
        automatic?.take(plan.options)
        guard let avoider else { return }
        let following = (plan.keyboard ?? .shared).following
        following.tell(avoider, .options(plan.options))
        guard !plan.options.hasEqualValues(old.options) else { return }
        following.readjust(avoider)
        following.update()
    }

    /// Ends the avoidance.
    ///
    /// Ending the avoidance may run the app's code, and that code may remove the avoidance again. So the method empties
    /// the slot first.
    private func end() {
        let ended = (avoider, automatic, comfort), keyboard = plan?.keyboard ?? .shared
        (plan, avoider, automatic, comfort) = (nil, nil, nil, nil)
        if let avoider = ended.0 { keyboard.following.remove(avoider) }
        ended.1?.end()
        ended.2?.end()
    }

    private func begin(_ plan: AvoidancePlan, for owner: any KeyboardAvoiding) {
        let keyboard = plan.keyboard ?? .shared
        for option in plan.unused {
            keyboard.onLog?(
                .ignored("\(type(of: owner))", reason: "the option \(option) means nothing for the way \(plan.way)"))
        }
        avoider = makeAvoider(plan, for: owner, keyboard)
        if let avoider { keyboard.following.add(avoider) }
        if plan.way == .automatic {
            automatic = AutomaticAvoidance(
                for: owner, plan.options, leavingAlone: plan.classesLeftAlone, keyboard: keyboard)
        }
        if let editing = plan.editing, !editing.isEmpty {
            comfort = EditingComfort(editing, of: { [weak owner] in owner.flatMap(Self.view) }) {
                [weak self, weak owner] in
                guard let owner, let nearest = Self.helpingOwner(of: $0), nearest === owner else { return nil }
                return self?.form(of: $0, in: owner)
            }
        }
    }

    /// Returns the nearest object around an input whose avoidance has the option `editing`.
    ///
    /// The controller that has presented a page is no such object, although the page's responder chain goes on with it.
    private static func helpingOwner(of input: UIView) -> UIResponder? {
        input.chain.first { object in
            guard of(object)?.plan?.editing != nil else { return false }
            return view(of: object).map(input.isDescendant) ?? true
        }
    }

    /// Returns the view around all inputs of the same form.
    private func form(of input: UIView, in owner: any KeyboardAvoiding) -> UIView? {
        if owner is UIWindow || owner is UIWindowScene {
            return helps(input) ? input.nearestController?.viewIfLoaded : nil
        }
        return Self.view(of: owner)
    }

    /// Whether the helpers of a window or a scene reach an input.
    private func helps(_ input: UIView) -> Bool {
        if let automatic { return automatic.helps(input) }
        let place = (plan?.keyboard ?? .shared).following.typingPlace
        return !Exclusion.concerns(input) && place.selfAvoidance(around: input) == nil
    }

    private static func view(of owner: AnyObject) -> UIView? {
        owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
    }

    private func makeAvoider(
        _ plan: AvoidancePlan, for owner: any KeyboardAvoiding, _ keyboard: Keyboard
    ) -> (any Avoider)? {
        switch (plan.way, owner) {
        case (.insets, let scrollView as UIScrollView):
            ScrollAvoider(scrollView, plan.options, in: keyboard.following.surroundings)
        case (.translation, let view as UIView):
            TranslationAvoider(view, plan.options, in: keyboard.following.surroundings)
        case (.safeArea, let controller as UIViewController): SafeAreaAvoider(controller, plan.options)
        case (.constant, let constraint as NSLayoutConstraint): ConstraintAvoider(constraint, plan.options)
        default: nil
        }
    }
}

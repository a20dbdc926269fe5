import KeyboardModel
import UIKit

/// A vertical constraint whose constant grows by what the keyboard covers: designer's constant + overlap.
///
/// In Interface Builder, choose this class for the constraint that holds content at the bottom of a screen: to the view, to
/// its safe area, to a spacer or a bar below. It needs no code and no outlet. In code:
///
///     KeyboardConstraint(following: spacer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor))
///         .isActive = true
///
/// The constraint may be written either way round; its constant is added to or subtracted from as its direction needs.
/// The distance that the designer has chosen is kept, to the keyboard now, and the constant is restored to the last bit. It
/// follows while its views are in a window, and moves in the keyboard's own animation.
///
/// Take it for a screen that is one column with something flexible in it. Where content should scroll instead, scroll
/// insets serve better; where several views stand on the keyboard, a layout guide does.
public final class KeyboardConstraint: NSLayoutConstraint {
    private var observer: KeyboardObserver?
    private(set) var probe: KeyboardGeometryProbe?
    private var contribution = Contribution()
    private var isSetting = false
    /// The items, which the constraint itself does not know to be gone: UIKit keeps them without a reference.
    private weak var knownFirst: AnyObject?
    private weak var knownSecond: AnyObject?
    private var hasSecond = false

    /// The constant in points: what the app has set plus the keyboard's share.
    ///
    /// What is assigned while the keyboard is up is the app's own number, and the share is added to it at once; read
    /// ``designedConstant`` for the number without the share.
    public override var constant: CGFloat {
        didSet {
            guard !isSetting, contribution.share != 0 else { return }
            observer?.reevaluate(self)
        }
    }

    /// Creates a constraint that relates the same items in the same way as another one, and follows the keyboard.
    ///
    /// The other one is not touched; it is only there because anchors cannot make constraints of other classes, and must
    /// not be active as well.
    ///
    /// - Parameters:
    ///   - constraint: what to relate, with which attributes, constant, priority and identifier.
    ///   - observer: who tells about the keyboard; the shared one unless a test brings its own.
    public convenience init(following constraint: NSLayoutConstraint, observer: KeyboardObserver = .shared) {
        self.init(
            item: constraint.firstItem as Any, attribute: constraint.firstAttribute,
            relatedBy: constraint.relation, toItem: constraint.secondItem, attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        priority = constraint.priority
        identifier = constraint.identifier
        follow(observer)
    }

    /// The constant without the share that the keyboard has in it, in points: what the designer or the app has set.
    public var designedConstant: CGFloat { contribution.ownNumber(in: constant) }

    /// Starts to follow the keyboard; constraints from Interface Builder and ``init(following:observer:)`` do so themselves.
    public func follow(_ observer: KeyboardObserver = .shared) {
        stopFollowing()
        (knownFirst, knownSecond, hasSecond) = (firstItem, secondItem, secondItem != nil)
        guard let ground else { return }
        self.observer = observer
        probe = KeyboardGeometryProbe(in: ground.view) { [weak self, weak observer] in
            guard let self else { return }
            observer?.reevaluate(self)
        }
        observer.add(self)
    }

    /// Stops following; the constant is the app's own again.
    public func stopFollowing() {
        observer?.remove(self)
        observer = nil
        probe = nil
    }

    deinit {
        let probe = self.probe
        MainQueue.run { probe?.removeFromSuperview() }
    }

    /// Starts to follow once Interface Builder's objects are connected.
    public nonisolated override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            follow()
        }
    }
}

extension KeyboardConstraint: KeyboardAvoidance {
    var means: String { "constraint" }
    var avoidingView: UIView? { ground?.view }

    /// Where the constraint's upper side stands; nil once one of its items is gone.
    private var ground: KeyboardGround? {
        guard knownFirst != nil, hasSecond == (knownSecond != nil) else { return nil }
        return KeyboardGround(of: self)
    }

    func follow(_ state: KeyboardState) -> KeyboardAdjustment {
        let ground = self.ground
        let covered = ground?.covered(by: state) ?? 0
        let present = constant
        let sum = contribution.sum(adding: (ground?.factor ?? 0) * covered, present: present)
        if sum != present { set(sum) }
        return KeyboardAdjustment(
            hasChanged: sum != present, points: covered, wanted: covered,
            exemption: ground == nil ? "the constraint's views are gone" : nil)
    }

    private func set(_ number: CGFloat) {
        isSetting = true
        constant = number
        isSetting = false
    }
}

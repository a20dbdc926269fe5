import Testing
import UIKit

@MainActor struct TraitChangeTests {
    private let host = Host(), log = Log(), controller = UIViewController(), view = UIView()

    init() {
        host.show(controller)
        controller.view.addSubview(view)
        host.endTurn()
    }

    @available(iOS 17, *)
    @Test func `F14 a registered handler is called after its trait has changed, with the former traits`() {
        let log = log
        view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (told: UIView, old: UITraitCollection) in
            log.add("view \(old.verticalSizeClass == .regular) \(told.traitCollection.verticalSizeClass == .compact)")
        }
        controller.registerForTraitChanges([UITraitDisplayScale.self, UITraitVerticalSizeClass.self]) {
            (told: UIViewController, _) in
            log.add("controller \(told.traitCollection.verticalSizeClass == .compact)")
        }
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(log.entries.sorted() == ["controller true", "view true true"])
    }

    @available(iOS 17, *)
    @Test func `F14 an unchanged trait calls no handler, and an unregistered handler is not called`() {
        let log = log
        view.registerForTraitChanges([UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self]) {
            (_: UIView, _) in log.add("scale")
        }
        let registrations = [
            view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in log.add("view") },
            controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIViewController, _) in
                log.add("controller")
            }
        ]
        view.unregisterForTraitChanges(registrations[0])
        controller.unregisterForTraitChanges(registrations[1])
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(log.entries == [])
    }

    @available(iOS 17, *)
    @Test func `F14 collections tell which of their traits differ`() {
        let before = view.traitCollection
        host.rotate(to: .landscapeRight)
        let changed = view.traitCollection.changedTraits(from: before)
        #expect(changed.contains { $0 == UITraitVerticalSizeClass.self })
        #expect(!changed.contains { $0 == UITraitUserInterfaceStyle.self })
        #expect(before.changedTraits(from: before).isEmpty)
        #expect(
            UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
        #expect(UITraitUserInterfaceStyle.affectsColorAppearance && !UITraitVerticalSizeClass.affectsColorAppearance)
    }

    @Test func `H7 traits that are put together take what the later ones know`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular),
            low = UITraitCollection(verticalSizeClass: .compact)
        let both = UITraitCollection(traitsFrom: [wide, low, UITraitCollection(displayScale: 2)])
        #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .compact && both.displayScale == 2)
        #expect(both.containsTraits(in: wide) && both.containsTraits(in: nil) && !wide.containsTraits(in: low))
        let later = UITraitCollection(traitsFrom: [both, UITraitCollection(horizontalSizeClass: .compact)])
        #expect(later.horizontalSizeClass == .compact && later.verticalSizeClass == .compact)
    }
}

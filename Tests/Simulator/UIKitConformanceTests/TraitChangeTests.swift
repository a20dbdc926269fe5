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
    @Test func `F14 a trait handler runs after the change with old traits`() {
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
    @Test func `F14 only a registered handler of a changed trait is called`() {
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

    @Test func `H7 combined traits take the values of the later ones`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular),
            low = UITraitCollection(verticalSizeClass: .compact)
        let both = UITraitCollection(traitsFrom: [wide, low, UITraitCollection(displayScale: 2)])
        #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .compact && both.displayScale == 2)
        #expect(both.containsTraits(in: wide) && both.containsTraits(in: nil) && !wide.containsTraits(in: low))
        let later = UITraitCollection(traitsFrom: [both, UITraitCollection(horizontalSizeClass: .compact)])
        #expect(later.horizontalSizeClass == .compact && later.verticalSizeClass == .compact)
    }

    private final class Witness: UIView {
        var log = Log(), name = ""
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let isNew = traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass
            log.add("\(name) told, \(isNew ? "changed" : "unchanged")")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.add("\(name) laid out")
        }
    }

    @Test func `H9 parents hear of traits before children and before layout`() {
        let outer = Witness(frame: rect(0, 0, 100, 100)), inner = Witness(frame: rect(0, 0, 50, 50))
        (outer.name, outer.log, inner.name, inner.log) = ("outer", log, "inner", log)
        outer.autoresizingMask = [.flexibleWidth]
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        host.endTurn()
        log.clear()
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(log.entries.prefix(2) == ["outer told, changed", "inner told, changed"])
        #expect(log.entries.contains("outer laid out"))
    }

    @Test func `H15 a view's limits clamp text sizes in its subtree`() {
        guard #available(iOS 15.0, *) else { return }
        let child = UIView()
        view.addSubview(child)
        func category() -> UIContentSizeCategory { child.traitCollection.preferredContentSizeCategory }
        #expect(category() == .large)
        view.maximumContentSizeCategory = .small
        #expect(category() == .small && controller.traitCollection.preferredContentSizeCategory == .large)
        view.minimumContentSizeCategory = .extraLarge
        #expect(category() == .small, "where both contradict each other the largest counts")
        view.maximumContentSizeCategory = nil
        #expect(category() == .extraLarge)
        child.maximumContentSizeCategory = .medium
        #expect(category() == .medium, "the nearer limit is applied last")
        view.minimumContentSizeCategory = nil
        child.maximumContentSizeCategory = nil
        #expect(category() == .large)
    }
}

import Testing

@_spi(Simulation) @testable import UIKit

/// The weak reference of a layer, constraint, anchor or guide to a freed view or guide is nil.
@MainActor struct BackReferenceTests {
    @Test func `layers, constraints, anchors and guides may outlive a view`() throws {
        var view: UIView? = UIView()
        let guide = UILayoutGuide(), layer = try #require(view?.layer), anchor = try #require(view?.topAnchor)
        let constraint = try #require(view?.widthAnchor.constraint(equalToConstant: 9))
        view?.addLayoutGuide(guide)
        #expect(layer.delegate === view && anchor.item === view && constraint.firstItem === view)
        #expect(guide.owningView === view)
        view = nil
        #expect(layer.delegate == nil && anchor.item == nil && constraint.firstItem == nil && guide.owningView == nil)
        // The layer has lost its view, so these changes concern only the layer.
        layer.bounds.size.width = 7
        layer.position.x = 7
        #expect(layer.bounds.width == 7)
    }

    @Test func `a constraint and an anchor may outlive their guide`() {
        let view = UIView()
        var guide: UILayoutGuide? = UILayoutGuide()
        let anchor = guide?.topAnchor, constraint = guide?.heightAnchor.constraint(equalToConstant: 9)
        if let guide { view.addLayoutGuide(guide) }
        #expect(constraint?.firstItem === guide && anchor?.item === guide)
        if let guide { view.removeLayoutGuide(guide) }
        guide = nil
        #expect(constraint?.firstItem == nil && anchor?.item == nil)
    }

    @Test func `subviews forget a gone superview and its constraints`() {
        let kept = UIView(), inner = UIView(), guide = UILayoutGuide()
        kept.addSubview(inner)
        inner.addLayoutGuide(guide)
        weak var taken: NSLayoutConstraint?
        var own: NSLayoutConstraint?
        do {
            let box = UIView(), other = UIView()
            for view in [kept, other] { box.addSubview(view) }
            let ties = [
                kept.topAnchor.constraint(equalTo: other.bottomAnchor),
                inner.leftAnchor.constraint(equalTo: box.leftAnchor),
                guide.topAnchor.constraint(equalTo: other.topAnchor)
            ]
            NSLayoutConstraint.activate(ties)
            own = inner.widthAnchor.constraint(equalTo: kept.widthAnchor)
            own?.isActive = true
            taken = ties[0]
            box.layoutIfNeeded()
            #expect(kept.tree.mentions.count == 1 && inner.tree.mentions.count == 3)
        }
        #expect(taken == nil && kept.superview == nil && kept.window == nil)
        #expect(kept.tree.mentions.isEmpty && inner.tree.mentions.map { $0 === own } == [true])
        let box = UIView()
        box.addSubview(kept)
        box.layoutIfNeeded()
        #expect(kept.superview === box && inner.layoutRoot === box && own?.isActive == true)
    }

    @Test func `a subview forgets constraints of a gone outer superview`() {
        let inner = UIView()
        weak var taken: NSLayoutConstraint?
        do {
            let box = UIView(), middle = UIView()
            box.addSubview(middle)
            middle.addSubview(inner)
            let tie = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
            tie.isActive = true
            taken = tie
            #expect(inner.tree.mentions.count == 1)
        }
        #expect(taken == nil && inner.superview == nil && inner.tree.mentions.isEmpty)
    }

    @Test func `a window outlives its scene, and a clock its simulation`() {
        let former = Simulation.current
        defer { former.install() }
        var simulation: Simulation? = Simulation()
        simulation?.install()
        let window = simulation.map { UIWindow(windowScene: $0.scene) }, clock = simulation?.clock
        #expect(window?.windowScene != nil)
        weak let scene = simulation?.scene
        former.install()
        simulation = nil
        #expect(scene == nil && window?.windowScene == nil)
        clock?.settle()
    }

    @Test func `an animation outlives its view, and a recognizer, too`() {
        let simulation = Simulation(), window = UIWindow(windowScene: simulation.scene)
        let former = Simulation.current
        defer { former.install() }
        simulation.install()
        let recognizer = UITapGestureRecognizer()
        var isDone = false
        do {
            let view = UIView()
            window.addSubview(view)
            view.addGestureRecognizer(recognizer)
            #expect(recognizer.view === view)
            UIView.animate(withDuration: 1, animations: { view.center.x += 10 }, completion: { _ in isDone = true })
            view.removeFromSuperview()
        }
        #expect(recognizer.view == nil)
        simulation.clock.settle()
        #expect(isDone)
    }

    @Test func `an item removed in a fitting pass lives until the pass ends`() {
        final class Leaving: UIView {
            var body: () -> Void = {}
            override var intrinsicContentSize: CGSize {
                body()
                return CGSize(width: 30, height: 40)
            }
        }
        let box = UIView()
        weak var remembered: UIView?
        do {
            let leaving = Leaving()
            leaving.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(leaving)
            NSLayoutConstraint.activate([
                leaving.leftAnchor.constraint(equalTo: box.leftAnchor),
                leaving.rightAnchor.constraint(equalTo: box.rightAnchor)
            ])
            leaving.body = { [weak leaving] in leaving?.removeFromSuperview() }
            remembered = leaving
        }
        _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(remembered == nil && box.subviews.isEmpty)
    }
}

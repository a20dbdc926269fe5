import Testing
import UIKit

@MainActor struct KeyboardLayoutGuideTests {
    @Test func `E66 a new guide has no frame until its view is laid out`() {
        let host = Host(), root = host.showPlainRoot(), view = UIView(frame: rect(0, 0, 390, 844))
        root.addSubview(view)
        host.endTurn()
        let guide = view.keyboardLayoutGuide
        #expect(guide.layoutFrame == .zero)
        view.frame.size.height = 800
        #expect(guide.layoutFrame == .zero && view.keyboardLayoutGuide.layoutFrame == .zero)
        view.frame.size.height = 844
        host.endTurn()
        #expect(guide.layoutFrame == rect(0, 810, 390, 34))
    }

    @Test func `E66 the first layout of a view gives its guide a frame`() {
        final class View: UIView {
            var seen: CGRect?
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = keyboardLayoutGuide.layoutFrame
            }
        }
        let host = Host(), view = View(frame: rect(0, 0, 390, 844))
        _ = view.keyboardLayoutGuide
        host.showPlainRoot().addSubview(view)
        host.endTurn()
        #expect(view.seen == rect(0, 810, 390, 34))
    }

    @Test func `E35 every view has one guide of a tracking class`() {
        let view = UIView()
        let guide: UITrackingLayoutGuide = view.keyboardLayoutGuide
        let plain: UILayoutGuide = guide
        #expect(plain === view.keyboardLayoutGuide && plain.owningView === view)
        #expect(view.keyboardLayoutGuide !== UIView().keyboardLayoutGuide)
    }

    /// The view's list may also contain UIKit's own constraints for the guide, whose identifiers begin like the guide's
    /// identifier.
    @Test func `E35 a constraint to the guide is listed by the guide's view`() {
        let phone = Phone(), guide = phone.root.keyboardLayoutGuide, bar = UIView()
        phone.root.addSubview(bar)
        let second = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let first = guide.leadingAnchor.constraint(equalTo: bar.leadingAnchor)
        NSLayoutConstraint.activate([second, first])
        for constraint in [second, first] { #expect(phone.root.constraints.contains { $0 === constraint }) }
        #expect(bar.constraints.isEmpty)
        #expect(second.secondItem is UIKeyboardLayoutGuide && second.secondItem === guide && second.firstItem === bar)
        #expect(first.firstItem is UIKeyboardLayoutGuide && first.firstItem === guide && first.secondItem === bar)
        #expect(guide.owningView === phone.root)
        let made = phone.root.constraints.filter {
            ($0.firstItem is UIKeyboardLayoutGuide || $0.secondItem is UIKeyboardLayoutGuide)
                && $0.identifier?.hasPrefix("UIViewKeyboardLayoutGuide") != true
        }
        #expect(made.count == 2)
        second.isActive = false
        #expect(!phone.root.constraints.contains { $0 === second })
    }

    @Test func `E35 the common ancestor lists an inner guide's constraint`() {
        let phone = Phone(), inner = UIView(), bar = UIView()
        phone.root.addSubview(inner)
        phone.root.addSubview(bar)
        let constraint = bar.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor)
        constraint.isActive = true
        #expect(phone.root.constraints.contains { $0 === constraint })
        #expect(!inner.constraints.contains { $0 === constraint })
        #expect((constraint.secondItem as? UIKeyboardLayoutGuide)?.owningView === inner)
    }

    @Test func `E36 without a keyboard the guide fills the bottom safe area`() {
        let phone = Phone()
        #expect(phone.root.laidOutKeyboardGuide.layoutFrame == rect(0, 810, 390, 34))
        #expect(phone.root.laidOutKeyboardGuide.layoutFrame.minY == phone.root.safeAreaLayoutGuide.layoutFrame.maxY)
    }

    @Test func `E37 a docked keyboard's top is the guide's top`() {
        let phone = Phone()
        phone.addField().becomeFirstResponder()
        #expect(phone.root.laidOutKeyboardGuide.layoutFrame == rect(0, 508, 390, 336))
    }

    @Test func `E38 the guide covers the overlap with its own view`() {
        let phone = Phone()
        let tall = UIView(frame: rect(0, 0, 390, 600)), short = UIView(frame: rect(0, 0, 390, 400))
        phone.root.addSubview(tall)
        phone.root.addSubview(short)
        phone.addField().becomeFirstResponder()
        #expect(tall.laidOutKeyboardGuide.layoutFrame == rect(0, 508, 390, 92))
        #expect(short.laidOutKeyboardGuide.layoutFrame == rect(0, 400, 390, 0))
    }

    @Test func `E38 the guide is right again after an ancestor has moved`() {
        let phone = Phone()
        let box = UIView(frame: rect(0, 400, 390, 200)), view = UIView(frame: rect(0, 0, 390, 200))
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.addSubview(bar)
        phone.root.addSubview(box)
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        bar.heightAnchor.constraint(equalToConstant: 10).isActive = true
        phone.focus(phone.addField())
        #expect(bar.frame.maxY == 108)
        box.frame.origin.y = 350
        phone.settle()
        #expect(bar.frame.maxY == 158)
    }

    @available(iOS 17, *)
    @Test func `E39 without a safe area the guide rests at the view's bottom`() {
        let phone = Phone(), guide = phone.root.laidOutKeyboardGuide
        #expect(guide.usesBottomSafeArea)
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == rect(0, 844, 390, 0))
        phone.addField().becomeFirstResponder()
        #expect(guide.layoutFrame == rect(0, 508, 390, 336))
    }

    @available(iOS 17, *)
    @Test func `E40 dismiss padding starts a dismissal higher, never lower`() {
        let phone = Phone(), scrollView = UIScrollView(frame: rect(0, 0, 390, 844)),
            guide = phone.root.keyboardLayoutGuide
        guide.keyboardDismissPadding = -5
        #expect(guide.keyboardDismissPadding == 0)
        guide.keyboardDismissPadding = 50
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        phone.root.addSubview(scrollView)
        phone.focus(phone.addField())
        phone.beginDrag(scrollView, atScreenY: 300)
        phone.drag(scrollView, toScreenY: 450)
        #expect(guide.layoutFrame.minY == 508)
        phone.drag(scrollView, toScreenY: 500)
        #expect(guide.layoutFrame.minY == 550)
        phone.endDrag(scrollView)
    }

    @Test func `E41 an undocked keyboard is away unless the guide follows it`() {
        let phone = Phone(.t1024), guide = phone.root.keyboardLayoutGuide
        phone.focus(phone.addField())
        let floating = rect(250, 500, 320, 260), rest = guide.layoutFrame
        #expect(rest.height > 100)
        phone.undock(to: floating)
        phone.settle()
        #expect(guide.layoutFrame.height == phone.root.safeAreaInsets.bottom)
        guide.followsUndockedKeyboard = true
        phone.endTurn()
        #expect(guide.layoutFrame == floating)
        phone.dock()
        #expect(guide.layoutFrame == rest)
    }

    @Test
    func `E42 only a following guide activates tracked constraints`() {
        let phone = Phone(.t1024), tracked = Tracked(phone)
        phone.focus(phone.addField())
        #expect(tracked.active == [])
        tracked.guide.followsUndockedKeyboard = true
        #expect(tracked.active == ["near bottom", "away leading", "away top", "away trailing"])
        phone.undock(to: rect(0, 400, 834, 313))
        phone.settle()
        #expect(tracked.active == ["away bottom", "away leading", "away top", "away trailing"])
        phone.undock(to: rect(0, 10, 834, 313))
        phone.settle()
        #expect(tracked.active == ["near top", "away bottom", "away leading", "away trailing"])
        phone.undock(to: rect(500, 850, 320, 260))
        phone.settle()
        #expect(tracked.active == ["near bottom", "near trailing", "away leading", "away top"])
    }

    @Test func `E43 a later call for an edge replaces its constraints`() {
        let phone = Phone(.t1024), tracked = Tracked(phone)
        tracked.guide.followsUndockedKeyboard = true
        phone.focus(phone.addField())
        let other = phone.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
        let old = tracked.near["bottom"]
        tracked.guide.setConstraints([other], activeWhenNearEdge: .bottom)
        #expect(other.isActive && old?.isActive == false)
        tracked.guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!other.isActive)
        tracked.guide.removeAllTrackedConstraints()
        #expect(tracked.active == [])
        phone.undock(to: rect(500, 850, 320, 260))
        phone.settle()
        #expect(tracked.active == [] && !other.isActive)
    }

    @Test func `E44 a set of edges for away means away from all of them`() {
        let phone = Phone(.t1024), guide = phone.root.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let constraint = phone.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
        guide.setConstraints([constraint], activeWhenAwayFrom: [.leading, .trailing])
        phone.focus(phone.addField())
        for (x, isAway) in [(10, false), (250, true), (500, false)] as [(CGFloat, Bool)] {
            phone.undock(to: rect(x, 400, 320, 260))
            phone.settle()
            #expect(constraint.isActive == isAway, "x \(x)")
        }
    }

    @Test func `E45 fifty points between the edges still count as near`() {
        let phone = Phone(.t1024), guide = phone.root.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let constraint = phone.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
        guide.setConstraints([constraint], activeWhenNearEdge: .leading)
        phone.focus(phone.addField())
        for (x, isNear) in [(0, true), (50, true), (50.5, false)] as [(CGFloat, Bool)] {
            phone.undock(to: rect(x, 400, 320, 260))
            phone.settle()
            #expect(constraint.isActive == isNear, "x \(x)")
        }
    }

    /// A bar of 44 points on top of the root view's keyboard guide.
    private func bar(on phone: Phone) -> UIView {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        phone.root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: phone.root.keyboardLayoutGuide.topAnchor)
        ])
        phone.settle()
        return bar
    }

    @Test func `E46 constraints to a guide move in the keyboard's animation`() {
        let phone = Phone(), bar = bar(on: phone), field = phone.addField()
        #expect(bar.frame.maxY == 810)
        field.becomeFirstResponder()
        phone.endTurn()
        #expect(bar.frame.maxY == 508)
        var last = 0.0
        for (time, bottom) in [(0.125, 609.165), (0.25, 525.504), (0.5 - 1e-6, 508.332)] {
            phone.advance(by: time - last)
            last = time
            #expect(isClose(phone.presented(bar).maxY, bottom), "at \(time)")
        }
    }

    @Test func `E47 without a layout an observer's new constant jumps`() {
        let phone = Phone(), bar = UIView(), field = phone.addField()
        bar.translatesAutoresizingMaskIntoConstraints = false
        phone.root.addSubview(bar)
        let bottom = bar.bottomAnchor.constraint(equalTo: phone.root.bottomAnchor)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor), bottom,
            bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 44)
        ])
        phone.settle()
        let listener = Listener(UIResponder.keyboardWillShowNotification) { bottom.constant = -336 }
        withExtendedLifetime(listener) {
            field.becomeFirstResponder()
            phone.endTurn()
        }
        #expect(bar.frame.maxY == 508 && phone.presented(bar).maxY == 508)
    }

    @Test func `E48 the guide follows interactive dismissal and new heights`() {
        let phone = Phone(), guide = phone.root.keyboardLayoutGuide
        let scrollView = UIScrollView(frame: rect(0, 0, 390, 844)),
            digits = phone.addField { $0.keyboardType = .numberPad }
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        phone.root.addSubview(scrollView)
        phone.focus(phone.addField(at: 200))
        phone.beginDrag(scrollView, atScreenY: 400)
        for y in stride(from: 520, through: 700, by: 60) as StrideThrough<CGFloat> {
            phone.drag(scrollView, toScreenY: y)
            #expect(guide.layoutFrame.minY == y)
        }
        phone.drag(scrollView, toScreenY: 690)
        phone.drag(scrollView, toScreenY: 600)
        phone.endDrag(scrollView)
        phone.settle()
        #expect(guide.layoutFrame.minY == 508)
        digits.becomeFirstResponder()
        #expect(guide.layoutFrame.minY == 552)
    }

    @Test func `E49 the guide's frame includes the accessory view`() {
        let phone = Phone()
        phone.addField { $0.inputAccessoryView = UIView(frame: rect(0, 0, 10, 44)) }.becomeFirstResponder()
        #expect(phone.root.laidOutKeyboardGuide.layoutFrame == rect(0, 464, 390, 380))
    }

    @Test
    func `E50 nested views have their own guides or use an ancestor's`() {
        let phone = Phone(), child = UIView(frame: rect(0, 100, 390, 500)), leaf = UIView()
        phone.root.addSubview(child)
        child.addSubview(leaf)
        leaf.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leaf.leadingAnchor.constraint(equalTo: child.leadingAnchor),
            leaf.widthAnchor.constraint(equalToConstant: 10),
            leaf.heightAnchor.constraint(equalToConstant: 10),
            leaf.bottomAnchor.constraint(equalTo: phone.root.keyboardLayoutGuide.topAnchor)
        ])
        _ = child.keyboardLayoutGuide
        phone.focus(phone.addField())
        #expect(child.keyboardLayoutGuide.layoutFrame == rect(0, 408, 390, 92))
        #expect(leaf.frame.maxY == 408)
        child.removeFromSuperview()
        #expect(child.keyboardLayoutGuide.layoutFrame == rect(0, 500, 390, 0))
    }
}

/// Two constraints for each edge of the guide, which do not change the layout.
///
/// UIKit activates one constraint while the guide is near the edge, and the other constraint while the guide is away
/// from the edge.
@MainActor
private final class Tracked {
    let guide: UIKeyboardLayoutGuide
    private(set) var near: [String: NSLayoutConstraint] = [:]
    private var away: [String: NSLayoutConstraint] = [:]

    init(_ phone: Phone) {
        guide = phone.root.keyboardLayoutGuide
        let edges: [(String, NSDirectionalRectEdge)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)
        ]
        for (name, edge) in edges {
            let one = phone.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
            let other = phone.root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
            (near[name], away[name]) = (one, other)
            guide.setConstraints([one], activeWhenNearEdge: edge)
            guide.setConstraints([other], activeWhenAwayFrom: edge)
        }
    }

    /// The names of the active constraints, first those near an edge.
    var active: [String] {
        near.filter(\.value.isActive).keys.sorted().map { "near \($0)" }
            + away.filter(\.value.isActive).keys.sorted().map { "away \($0)" }
    }
}

extension UIView {
    /// Before the layout the guide's frame would be empty (rule E66).
    var laidOutKeyboardGuide: UIKeyboardLayoutGuide {
        let guide = keyboardLayoutGuide
        layoutIfNeeded()
        return guide
    }
}

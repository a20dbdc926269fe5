import Testing
import UIKit

@MainActor struct BlockAnimationTests {
    @Test func `G1 the model changes at once, the presentation follows`() throws {
        let bench = AnimationBench(), fresh = UIView()
        #expect(fresh.layer.presentation() == nil)
        bench.move(to: 100)
        #expect(bench.view.frame.minY == 100 && bench.view.layer.frame.minY == 100)
        #expect(bench.shownTop == 0)
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 50))
        let shown = try #require(bench.view.layer.presentation())
        #expect(shown !== bench.view.layer && shown.model() === bench.view.layer)
        #expect(bench.view.layer.model() === bench.view.layer)
        bench.host.settle()
        #expect(bench.shownTop == 100)
    }

    @Test func `G2 only the properties changed inside a block animate`() {
        let bench = AnimationBench(), layer = bench.view.layer
        bench.view.frame.origin.y = 10
        bench.view.alpha = 0.5
        #expect(layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) {
            bench.view.center.x += 10
            bench.view.alpha = 0.5
        }
        #expect(layer.animationKeys() == ["position"])
        UIView.animate(withDuration: 1) {
            bench.view.bounds = rect(5, 5, 50, 50)
            bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
            bench.view.alpha = 0.25
        }
        #expect(
            Set(layer.animationKeys() ?? [])
                == ["position", "bounds.origin", "bounds.size", "transform", "opacity"])
    }

    @Test func `G3 an animation begins when its turn is committed`() {
        let bench = AnimationBench()
        bench.host.later(0.25) { bench.move(to: 100) }
        bench.host.advance(by: 0.25)
        #expect(bench.shownTop == 0, "the first picture shows the beginning")
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 50))
    }

    @Test func `G4 options have Apple's bits`() {
        let bits: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2),
            (.repeat, 1 << 3), (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5),
            (.overrideInheritedCurve, 1 << 6), (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8),
            (.overrideInheritedOptions, 1 << 9), (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16),
            (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16), (.transitionCrossDissolve, 5 << 20),
            (.preferredFramesPerSecond60, 3 << 24), (.preferredFramesPerSecond30, 7 << 24)
        ]
        for (option, value) in bits { #expect(option.rawValue == value, "\(value)") }
        #expect(UIView.AnimationOptions(rawValue: UInt(7) << 16).rawValue == 458_752)
    }

    @Test func `G5 curves have the published control points`() {
        let curves: [(UIView.AnimationOptions, [CGFloat])] = [
            (.curveEaseInOut, [0.1292, 0.5, 0.8708]), (.curveEaseIn, [0.0935, 0.3154, 0.6219]),
            (.curveEaseOut, [0.3781, 0.6846, 0.9065]), (.curveLinear, [0.25, 0.5, 0.75])
        ]
        for (option, values) in curves {
            let bench = AnimationBench()
            bench.move(to: 1, options: option)
            for (index, value) in values.enumerated() {
                bench.host.advance(by: 0.25)
                #expect(isClose(bench.shownTop, value, within: 0.000_06), "\(option) after \(index + 1) quarters")
            }
        }
    }

    @Test func `G6 a plain call eases in and out without delay`() {
        let bench = AnimationBench()
        UIView.animate(withDuration: 1) { bench.view.frame.origin.y = 1 }
        bench.host.advance(by: 0.25)
        #expect(isClose(bench.shownTop, 0.1292, within: 0.000_06))
    }

    @Test func `G12 a block that animates nothing completes in its own turn`() {
        let bench = AnimationBench()
        var finished: Bool?
        bench.move(to: 0) { finished = $0 }
        #expect(finished == nil)
        bench.host.endTurn()
        #expect(finished == true)
    }

    @Test func `G13 changes jump without duration, animations or a window`() {
        let bench = AnimationBench(), loose = UIView()
        var finished: [Bool] = []
        for duration in [0.0, -1] {
            bench.move(to: bench.view.frame.minY + 10, duration: duration) { finished.append($0) }
            #expect(bench.view.layer.animationKeys() == nil)
        }
        UIView.setAnimationsEnabled(false)
        bench.move(to: 50) { finished.append($0) }
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) {
            loose.frame.origin.y = 10
        } completion: {
            finished.append($0)
        }
        bench.host.endTurn()
        #expect(finished == [true, true, true, true])
        #expect(bench.shownTop == 50 && loose.layer.animationKeys() == nil)
    }

    @Test func `G14 performWithoutAnimation includes layout forced in it`() {
        let bench = AnimationBench(), child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        bench.view.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        bench.host.endTurn()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                width.constant = 50
                bench.view.layoutIfNeeded()
                UIView.performWithoutAnimation {}
                #expect(!UIView.areAnimationsEnabled)
            }
            #expect(UIView.areAnimationsEnabled)
            bench.view.alpha = 0
        }
        #expect(child.bounds.width == 50 && child.layer.animationKeys() == nil)
        #expect(bench.view.layer.animationKeys() == ["opacity"])
    }

    @Test func `G15 the presentation keeps the old value during a delay`() {
        let bench = AnimationBench()
        var finished = false
        bench.move(to: 100, delay: 0.5) { finished = $0 }
        #expect(bench.view.frame.minY == 100)
        bench.host.advance(by: 0.49)
        #expect(bench.shownTop == 0)
        bench.host.advance(by: 0.51)
        #expect(isClose(bench.shownTop, 50) && !finished)
        bench.host.advance(by: 0.5)
        #expect(finished)
    }

    @Test func `G17 the layoutSubviews option animates constrained subviews`() {
        for (options, place) in [(UIView.AnimationOptions.layoutSubviews, 0.0), ([], 100)] {
            let host = Host(), box = UIView(), child = UIView()
            let root = host.showPlainRoot()
            box.frame = rect(0, 0, 100, 10)
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            box.addSubview(child)
            child.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
            child.widthAnchor.constraint(equalToConstant: 10).isActive = true
            child.heightAnchor.constraint(equalToConstant: 10).isActive = true
            child.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            host.endTurn()
            #expect(child.frame.minX == 90)
            UIView.animate(withDuration: 1, delay: 0, options: options) { box.frame.size.width = 200 }
            host.endTurn()
            #expect(isClose(child.layer.presentation()?.frame.minX ?? 0, 90 + place))
            host.settle()
            #expect(child.frame.minX == 190)
        }
    }

    @Test func `G18 simultaneous completions run in their blocks' order`() {
        let host = Host(), log = Log(), root = host.showPlainRoot()
        let views = (0..<3).map { _ in UIView(frame: rect(0, 0, 10, 10)) }
        for view in views { root.addSubview(view) }
        host.endTurn()
        for (index, view) in views.enumerated() {
            UIView.animate(withDuration: 0.5) {
                view.frame.origin.y = 100
            } completion: { _ in
                log.add("\(index) \(UIView.inheritedAnimationDuration)")
            }
        }
        host.settle()
        #expect(log.entries == ["0 0.0", "1 0.0", "2 0.0"])
    }
}

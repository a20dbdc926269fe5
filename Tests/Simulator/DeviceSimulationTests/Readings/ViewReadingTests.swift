import DeviceSimulation
import Foundation
import Testing
import UIKit

/// Tests behaviours that UIKit may have for frames, key-value observing, layout and animations.
@MainActor struct ViewReadingTests {
    private static let place = CGRect(x: 0, y: 100, width: 80, height: 40)

    @Test(arguments: [([], 130), ([.matchesFrameUnderTransform], 100)] as [(Set<Reading>, CGFloat)])
    func `A5 a frame set under a translation`(readings: Set<Reading>, top: CGFloat) throws {
        let screen = try ReadingScreen(readings), card = screen.add(UIView(), at: Self.place)
        card.transform = CGAffineTransform(translationX: 0, y: 30)
        card.frame = Self.place
        #expect(card.frame == CGRect(x: 0, y: top, width: 80, height: 40))
        card.transform = .identity
        #expect(card.frame.minY == top - 30)
    }

    @Test func `A5 a frame set under a turn keeps its middle`() throws {
        let screen = try ReadingScreen([.matchesFrameUnderTransform]), card = screen.add(UIView(), at: Self.place)
        card.layer.anchorPoint = .zero
        card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        card.frame = Self.place
        #expect(card.frame == Self.place && card.bounds.size == CGSize(width: 40, height: 80))
        card.transform = CGAffineTransform(rotationAngle: .pi / 4)
        card.frame = Self.place
        #expect(abs(card.frame.midX - Self.place.midX) < 1e-9 && abs(card.frame.midY - Self.place.midY) < 1e-9)
    }

    @Test(arguments: [([], 8), ([.addsSafeAreaToContentMargins], 42)] as [(Set<Reading>, CGFloat)])
    func `B67 the margins of content views at the home indicator`(readings: Set<Reading>, bottom: CGFloat) throws {
        let screen = try ReadingScreen(readings), place = CGRect(x: 0, y: 800, width: 390, height: 44)
        let cell = UITableViewCell(), item = UICollectionViewCell(frame: place), header = UITableViewHeaderFooterView()
        let effect = UIVisualEffectView(effect: nil)
        for view in [cell, item, header, effect] { _ = screen.add(view, at: place) }
        screen.phone.settle()
        for content in [cell.contentView, item.contentView, header.contentView, effect.contentView] {
            #expect(content.safeAreaInsets.bottom == 34)
            #expect(content.layoutMargins.bottom == bottom)
        }
        #expect(cell.layoutMargins.bottom == 42 && item.layoutMargins.bottom == 42)
        cell.contentView.insetsLayoutMarginsFromSafeArea = true
        #expect(cell.contentView.layoutMargins.bottom == 42)
    }

    private final class Tally: @unchecked Sendable {
        var count = 0
        var wasOnMainThread: Bool?
        var hasRunLater = false
    }

    @Test(arguments: [([], 1), ([.postsNoKeyValueChanges], 0)] as [(Set<Reading>, Int)])
    func `key-value observers of a view`(readings: Set<Reading>, calls: Int) throws {
        let screen = try ReadingScreen(readings), view = screen.add(UIScrollView(), at: Self.place)
        let tally = Tally(), ofScene = Tally()
        let scene = try #require(screen.phone.window.windowScene)
        let observations = [
            view.observe(\.contentInset) { _, _ in tally.count += 1 },
            scene.observe(\.effectiveGeometry) { _, _ in ofScene.count += 1 }
        ]
        view.contentInset.bottom = 20
        screen.phone.setWindowFrame(CGRect(x: 0, y: 100, width: 390, height: 744))
        #expect(tally.count == calls && ofScene.count == 1)
        withExtendedLifetime(observations) {}
    }

    @Test(arguments: [([], true), ([.callsObserversOffMainThread], false)] as [(Set<Reading>, Bool)])
    func `the thread of key-value observers`(readings: Set<Reading>, isMain: Bool) throws {
        let screen = try ReadingScreen(readings), view = screen.add(UIView(), at: Self.place), tally = Tally()
        let observation = view.observe(\.center) { _, _ in
            tally.wasOnMainThread = Thread.isMainThread
            DispatchQueue.main.async { tally.hasRunLater = true }
        }
        screen.phone.perform {
            view.center.y = 5
            #expect(tally.wasOnMainThread == isMain, "the setter waits for the observer")
            #expect(!tally.hasRunLater)
        }
        screen.phone.settle()
        #expect(tally.hasRunLater && screen.phone.notes.isEmpty)
        withExtendedLifetime(observation) {}
    }

    @Test(
        arguments: [
            ([], "layout work layout "), ([.runsQueuedWorkBeforeCommit], "work layout ")
        ] as [(Set<Reading>, String)])
    func `I10 B3 queued work and the commit`(readings: Set<Reading>, order: String) throws {
        let screen = try ReadingScreen(readings), counter = screen.add(Counter(), at: Self.place)
        screen.phone.perform {
            counter.order = ""
            counter.setNeedsLayout()
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    counter.order += "work "
                    counter.setNeedsLayout()
                }
            }
            screen.phone.endTurn()
        }
        #expect(counter.order == order && screen.phone.isQuiescent)
    }

    @Test(
        arguments: [([], "end layout "), ([.commitsBeforeObservers], "layout end layout ")] as [(Set<Reading>, String)])
    func `B3 G39 the observers of the run loop and the commit`(readings: Set<Reading>, order: String) throws {
        let screen = try ReadingScreen(readings), counter = screen.add(Counter(), at: Self.place)
        var hasEnded = false
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
        ) { _, _ in
            MainActor.assumeIsolated {
                guard !hasEnded else { return }
                hasEnded = true
                counter.order += "end "
                counter.setNeedsLayout()
            }
        }
        screen.phone.perform {
            counter.order = ""
            counter.setNeedsLayout()
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            screen.phone.endTurn()
        }
        #expect(hasEnded)
        screen.phone.settle()
        CFRunLoopObserverInvalidate(observer)
        #expect(counter.order == order && screen.phone.isQuiescent)
    }

    private final class Counter: UIView {
        var order = ""
        var layouts = 0, safeAreas = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            order += "layout "
        }
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            safeAreas += 1
        }
    }

    @Test(arguments: [([], 1), ([.skipsHiddenViewsInLayout], 0)] as [(Set<Reading>, Int)])
    func `the layout of hidden views`(readings: Set<Reading>, layouts: Int) throws {
        let screen = try ReadingScreen(readings), lid = screen.add(Counter(), at: Self.place), inside = Counter()
        lid.addSubview(inside)
        screen.phone.endTurn()
        lid.isHidden = true
        (lid.layouts, inside.layouts, lid.safeAreas) = (0, 0, 0)
        lid.setNeedsLayout()
        inside.setNeedsLayout()
        screen.phone.endTurn()
        #expect(lid.layouts == layouts && inside.layouts == layouts && screen.phone.isQuiescent)
        inside.setNeedsLayout()
        inside.layoutIfNeeded()
        #expect(inside.layouts == 2 * layouts)
        lid.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        screen.phone.endTurn()
        #expect(lid.safeAreas == 1 && lid.safeAreaInsets.top == 47, "hidden or not")
        lid.isHidden = false
        screen.phone.endTurn()
        #expect(lid.layouts > layouts && inside.layouts > layouts, "what was missed is made up for")
    }

    @Test func `an animation of UIKit's own is hidden with the reading`() throws {
        for (readings, keys) in [([], ["position"]), ([.hidesOwnAnimations], nil)] as [(Set<Reading>, [String]?)] {
            let screen = try ReadingScreen(readings), view = screen.add(UIView(), at: Self.place)
            UIView.animate(withDuration: 1) { view.center.y += 50 }
            screen.phone.advance(by: 0.1)
            #expect(view.layer.animationKeys() == keys)
            #expect((view.layer.animation(forKey: "position") == nil) == (keys == nil))
            #expect(try #require(view.layer.presentation()).position.y < view.center.y, "it moves all the same")
            view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "mine")
            #expect(view.layer.animationKeys()?.last == "mine")
        }
    }
}

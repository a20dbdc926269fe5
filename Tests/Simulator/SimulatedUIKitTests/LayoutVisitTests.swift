import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// Layout visits exactly the views that a changed constraint affects.
@MainActor struct LayoutVisitTests {
    private class Counted: UIView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// The body's height decides the card's height.
    private final class Card: Counted {
        let title = Counted(), body = Counted(), badge = Counted()
        private(set) lazy var bodyHeight = body.heightAnchor.constraint(equalToConstant: 30)
        private(set) lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 8)
        var parts: [Counted] { [title, body, badge] }

        func arrange() {
            for (view, parent) in [(title, self), (body, self), (badge, title)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: topAnchor), title.heightAnchor.constraint(equalToConstant: 20),
                title.leadingAnchor.constraint(equalTo: leadingAnchor),
                title.trailingAnchor.constraint(equalTo: trailingAnchor),
                body.topAnchor.constraint(equalTo: title.bottomAnchor), bodyHeight,
                body.leadingAnchor.constraint(equalTo: leadingAnchor),
                body.trailingAnchor.constraint(equalTo: trailingAnchor),
                bottomAnchor.constraint(equalTo: body.bottomAnchor),
                badge.topAnchor.constraint(equalTo: title.topAnchor), badgeWidth,
                badge.bottomAnchor.constraint(equalTo: title.bottomAnchor),
                badge.leadingAnchor.constraint(equalTo: title.leadingAnchor)
            ])
        }
    }

    /// The cards are in a list inside the safe area of a window.
    @MainActor private final class Cards {
        let simulation = Simulation(), window: UIWindow, list = Counted(), cards: [Card]

        init(count: Int) {
            let controller = UIViewController()
            window = simulation.show(controller)
            cards = (0..<count).map { _ in Card() }
            list.translatesAutoresizingMaskIntoConstraints = false
            let view: UIView = controller.view, safe = view.safeAreaLayoutGuide
            view.addSubview(list)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: safe.topAnchor),
                list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: safe.trailingAnchor)
            ])
            var above = list.topAnchor
            for card in cards {
                card.translatesAutoresizingMaskIntoConstraints = false
                list.addSubview(card)
                card.arrange()
                NSLayoutConstraint.activate([
                    card.topAnchor.constraint(equalTo: above),
                    card.leadingAnchor.constraint(equalTo: list.leadingAnchor),
                    card.trailingAnchor.constraint(equalTo: list.trailingAnchor)
                ])
                above = card.bottomAnchor
            }
            settle()
        }

        func settle() {
            window.layoutIfNeeded()
            window.layoutIfNeeded()
        }

        var layouts: [Int] { cards.flatMap { [$0.layouts] + $0.parts.map(\.layouts) } }

        /// Returns the visited views, and the number of layouts of each view of the cards.
        func work(of change: () -> Void) -> (visits: Int, layouts: [Int]) {
            let visits = simulation.record.layoutVisits, before = layouts
            change()
            settle()
            return (simulation.record.layoutVisits - visits, zip(layouts, before).map { $0 - $1 })
        }
    }

    @Test func `a growing card moves the cards below without their layout`() {
        let screen = Cards(count: 100)
        var visits: Set<Int> = []
        for (index, card) in screen.cards.enumerated() {
            let last = screen.cards[99], bottom = last.frame.maxY
            let work = screen.work { card.bodyHeight.constant += 10 }
            #expect(last.frame.maxY == bottom + 10)
            // Only the card and its body have new sizes.
            var expected = [Int](repeating: 0, count: 400)
            (expected[4 * index], expected[4 * index + 2]) = (1, 1)
            #expect(work.layouts == expected, "card \(index)")
            visits.insert(work.visits)
        }
        // The visited views are the window, the controller's view, the list, the card and the body.
        #expect(visits == [5])
    }

    @Test func `a change inside one of many cards reaches no other card`() {
        var visits: Set<Int> = []
        for count in [1, 10, 100] {
            let screen = Cards(count: count)
            for (index, card) in screen.cards.enumerated() {
                let work = screen.work { card.badgeWidth.constant += 4 }
                #expect(card.badge.frame.width == 12)
                var expected = [Int](repeating: 0, count: 4 * count)
                (expected[4 * index + 1], expected[4 * index + 3]) = (1, 1)
                #expect(work.layouts == expected, "card \(index) of \(count)")
                visits.insert(work.visits)
            }
        }
        // The visited views are the window, the controller's view, the list, the card, the title and the badge.
        #expect(visits == [6])
    }

    /// Only the first layout adds a subview with constraints, as a table adds cells.
    private final class LateMaker: UIView {
        let inner = UIView()
        override func layoutSubviews() {
            super.layoutSubviews()
            guard inner.superview == nil else { return }
            inner.translatesAutoresizingMaskIntoConstraints = false
            inner.heightAnchor.constraint(equalToConstant: 7).isActive = true
            addSubview(inner)
        }
    }

    @Test(arguments: [false, true])
    func `a subview that is made during a layout is laid out by it`(atTheEndOfTheTurn: Bool) {
        let screen = Cards(count: 3), maker = LateMaker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.cards[1].body.addSubview(maker)
        atTheEndOfTheTurn ? screen.simulation.commit() : screen.window.layoutIfNeeded()
        #expect(maker.inner.frame.height == 7)
        #expect(!screen.window.needsCommit)
    }

    @Test func `a list that moves as a whole takes its cards along unseen`() throws {
        let screen = Cards(count: 100), view = try #require(screen.window.rootViewController?.view)
        let work = screen.work { view.safeAreaLayoutGuide.owningView?.transform = .init(translationX: 0, y: 5) }
        #expect(work.layouts.allSatisfy { $0 == 0 })
    }

    @Test func `a view with a keyboard guide is visited when it is carried`() {
        let screen = Cards(count: 3), card = screen.cards[2]
        let guided = UIView(), anchor = guided.keyboardLayoutGuide
        guided.translatesAutoresizingMaskIntoConstraints = false
        card.body.addSubview(guided)
        NSLayoutConstraint.activate([
            guided.topAnchor.constraint(equalTo: card.body.topAnchor),
            guided.leadingAnchor.constraint(equalTo: card.body.leadingAnchor),
            guided.widthAnchor.constraint(equalToConstant: 10), guided.heightAnchor.constraint(equalToConstant: 800)
        ])
        let tail = UIView()
        tail.translatesAutoresizingMaskIntoConstraints = false
        guided.addSubview(tail)
        tail.topAnchor.constraint(equalTo: anchor.topAnchor).isActive = true
        screen.simulation.setKeyboardPlacement(.docked(CGRect(x: 0, y: 500, width: 390, height: 344)))
        screen.settle()
        let place = tail.convert(CGPoint.zero, to: nil)
        screen.cards[0].bodyHeight.constant += 40
        screen.settle()
        #expect(place.y == 500 && tail.convert(CGPoint.zero, to: nil) == place)
    }
}

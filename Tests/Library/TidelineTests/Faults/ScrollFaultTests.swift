import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The offset of scrolled content in reported situations with several forms or keyboards.
@MainActor
@Suite struct ScrollFaultTests {
    @Test(arguments: [1_100, 1_300, 1_500, 2_900] as [CGFloat])
    func `content that got shorter stays in range after the hide`(height: CGFloat) throws {
        for start in [1_000, 700, 300] as [CGFloat] {
            let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentSize.height = 3_000 }
            screen.scrollView.contentOffset.y = start
            stage.settle()
            screen.fields[10].frame.origin.y = start + 200
            try stage.edit("Field 10")
            screen.scrollView.contentSize.height = height
            stage.hide()
            let end = height + 34 - 844
            #expect(screen.scrollView.contentOffset.y == min(start, end), "from \(start)")
        }
    }

    /// The app's inset is higher than the list, so the field is covered at every offset.
    @Test func `a list without room stays where a person has scrolled it`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentSize.height = 3_000 }
        try stage.edit("Field 0")
        screen.scrollView.contentInset.bottom = 900
        stage.settle()
        stage.scroll(screen.scrollView, by: 60)
        stage.settle()
        let offset = screen.scrollView.contentOffset.y
        stage.hide()
        #expect(offset != 0 && screen.scrollView.contentOffset.y == offset)
    }

    /// UIKit scrolls a focused field into sight itself (rule C31).
    @Test(arguments: [true, false])
    func `a translated view is left to a scroll view that makes room`(makesRoom: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let list = UIScrollView(frame: page.view.bounds),
            card = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 60))
        let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 44))
        field.accessibilityIdentifier = "Field"
        list.contentSize = CGSize(width: 390, height: 1_500)
        card.addSubview(field)
        list.addSubview(card)
        page.view.addSubview(list)
        // A keyboard guide in the list also makes room, but does not scroll to inputs.
        if makesRoom { list.keyboardAvoidance = .insets } else { _ = list.keyboardGuide }
        card.keyboardAvoidance = .translation
        stage.present(page)
        try stage.edit("Field")
        #expect((card.transform == .identity) == makesRoom)
        #expect(card.convert(card.bounds, to: nil).maxY <= 508 || makesRoom)
    }

    @Test func `S84 UIKit's scrolling to a field and the library's do not add up`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentSize.height = 3_000 }
        let field = screen.fields[10]
        field.frame.origin.y = 700
        stage.settle()
        for _ in 0..<2 {
            try stage.edit("Field 10")
            let bottom = field.convert(field.bounds, to: screen.view).maxY
            #expect(bottom <= 508 && bottom > 508 - 44, "the field stands right above the keyboard: \(bottom)")
        }
    }

    @Test(arguments: [true, false])
    func `S81 a list at its end stays there when a guide makes room`(guideFirst: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
            list = UIScrollView()
        let view: UIView = controller.view, bar = UIView(), field = UITextField()
        let listener = Listener(list), broadcaster = KeyboardBroadcaster.shared
        if !guideFirst { broadcaster.addListener(listener) }
        let guide = view.keyboardGuide
        if guideFirst { broadcaster.addListener(listener) }
        for subview in [list, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        list.contentSize = CGSize(width: 300, height: 3_000)
        field.frame = CGRect(x: 10, y: 5, width: 200, height: 34)
        field.accessibilityIdentifier = "Message"
        bar.addSubview(field)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44), bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
        ])
        stage.present(controller)
        let end = { list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height }
        list.contentOffset.y = end()
        for _ in 1...3 {
            try stage.edit("Message")
            #expect(abs(list.contentOffset.y - end()) < 0.5, "shown: \(list.contentOffset.y), end \(end())")
            stage.hide()
            #expect(abs(list.contentOffset.y - end()) < 0.5, "hidden")
        }
        list.contentOffset.y = 700
        try stage.edit("Message")
        #expect(list.contentOffset.y == 700, "a list that is not at its end is not scrolled")
    }

    @Test(arguments: [true, false])
    func `a field in nested scroll views is seen and goes back`(innerFirst: Bool) throws {
        for (fieldY, outerOffset) in [(1_300, 0), (1_300, 300), (700, 0), (100, 0), (700, 250)] as [(CGFloat, CGFloat)]
        {
            let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
            let outer = UIScrollView(), inner = UIScrollView(), field = UITextField()
            outer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            outer.contentSize = CGSize(width: 390, height: 1_400)
            inner.frame = CGRect(x: 20, y: 200, width: 350, height: 900)
            inner.contentSize = CGSize(width: 350, height: 1_600)
            field.frame = CGRect(x: 10, y: fieldY, width: 200, height: 34)
            field.accessibilityIdentifier = "Field"
            controller.view.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            let listeners = (innerFirst ? [inner, outer] : [outer, inner]).map(Listener.init)
            for listener in listeners { KeyboardBroadcaster.shared.addListener(listener) }
            stage.present(controller)
            outer.contentOffset.y = outerOffset
            stage.settle()
            let start = [outer.contentOffset.y, inner.contentOffset.y]
            field.becomeFirstResponder()
            stage.settle()
            let box = field.convert(field.bounds, to: nil)
            #expect(box.maxY <= 508 && box.minY >= 47, "field at \(fieldY), outer at \(outerOffset): \(box)")
            stage.hide()
            #expect([outer.contentOffset.y, inner.contentOffset.y] == start, "field at \(fieldY)")
            withExtendedLifetime(listeners) {}
        }
    }

    /// The inner scroll view scrolls first, so that the outer one scrolls only the remaining distance.
    @Test(arguments: [1_300, 900, 700] as [CGFloat])
    func `nested scroll views scroll alike, whichever got its avoidance first`(fieldY: CGFloat) throws {
        let offsets = try [true, false].map { innerFirst -> [CGFloat] in
            let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let inner = UIScrollView(frame: CGRect(x: 20, y: 200, width: 350, height: 900))
            let field = UITextField(frame: CGRect(x: 10, y: fieldY, width: 200, height: 34))
            (outer.contentSize, inner.contentSize) = (
                CGSize(width: 390, height: 1_400), CGSize(width: 350, height: 1_600)
            )
            controller.view.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            for list in innerFirst ? [inner, outer] : [outer, inner] { list.keyboardAvoidance = .insets }
            stage.present(controller)
            field.becomeFirstResponder()
            stage.settle()
            return [outer.contentOffset.y, inner.contentOffset.y]
        }
        #expect(offsets[0] == offsets[1] && offsets[0][1] > 0)
    }

    @Test func `S19 the offset is unchanged after a bar has appeared and disappeared`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        try stage.edit("Field 5")
        let offset = screen.scrollView.contentOffset.y
        stage.phone.keyboard.setShowsCodeBar(true)
        stage.settle()
        #expect(screen.bottom(of: screen.fields[5]) == CGFloat(453))
        stage.phone.keyboard.setShowsCodeBar(false)
        stage.settle()
        #expect(screen.scrollView.contentOffset.y == offset)
    }

    @Test func `S21 emoji and back leaves the offset as it was`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        for field in [5, 8] {
            try stage.edit("Field \(field)")
            let offset = screen.scrollView.contentOffset.y
            for shows in [true, false, true, false] {
                stage.phone.keyboard.setShowsEmoji(shows)
                stage.settle()
            }
            #expect(screen.scrollView.contentOffset.y == offset, "\(field)")
        }
    }

    @Test(arguments: [false, true])
    func `an option decides whether the app's own inset is added`(
        coversOwn: Bool
    ) throws {
        final class Choosing: KeyboardListener {
            let scrollView: UIScrollView
            let scrollViewAvoidance: KeyboardAvoidance<UIScrollView>
            var contentOffsetPreKeyboardDisplay: CGPoint?
            var contentInsetPreKeyboardDisplay: UIEdgeInsets?
            init(_ scrollView: UIScrollView, _ avoidance: KeyboardAvoidance<UIScrollView>) {
                (self.scrollView, scrollViewAvoidance) = (scrollView, avoidance)
            }
        }
        for own in [0, 80, 302, 400] as [CGFloat] {
            let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), field = UITextField()
            scrollView.contentSize.height = 2_000
            scrollView.contentInset.bottom = own
            field.accessibilityIdentifier = "Field"
            field.frame = CGRect(x: 0, y: 600, width: 100, height: 30)
            scrollView.addSubview(field)
            controller.view.addSubview(scrollView)
            let listener = Choosing(scrollView, coversOwn ? .insets.coveringOwnInset : .insets)
            KeyboardBroadcaster.shared.addListener(listener)
            stage.present(controller)
            try stage.edit("Field")
            #expect(scrollView.contentInset.bottom.seen == (coversOwn ? max(own, 302) : own + 302), "\(own)")
            stage.hide()
            #expect(scrollView.contentInset.bottom == own)
            withExtendedLifetime(listener) {}
        }
    }

    @Test
    func `S92 the caret of a tall text stays in sight when it moves`()
        throws
    {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.note.frame = CGRect(x: 16, y: 100, width: 300, height: 1_200)
            // Inside a scroll view, the safe area would move the text of a text view, so apps switch this adjustment
            // off.
            screen.note.contentInsetAdjustmentBehavior = .never
            screen.note.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
        }
        let text = screen.note
        let point = text.convert(CGPoint(x: 30, y: 690), to: nil)
        try stage.tap(at: point)
        stage.settle()
        #expect(text.isFirstResponder && text.selectedRange.location > 100)
        #expect(screen.caret.maxY <= 508 && screen.caret.minY >= 47, "after the tap: \(screen.caret)")
        for place in [0, 390, 20, 200, 399] {
            text.selectedRange = NSRange(location: place, length: 0)
            stage.settle()
            #expect(screen.caret.maxY <= 508 && screen.caret.minY >= 47, "at \(place): \(screen.caret)")
        }
        stage.rotate(to: .landscape)
        stage.settle()
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(screen.caret.maxY <= top, "turned: \(screen.caret)")
    }

    @Test(arguments: [44, 58, 60, 64, 68, 70, 76, 78, 110] as [CGFloat])
    func `a field fits the room: first the margin goes, then the inset`(height: CGFloat) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
            field = UITextField()
        // 115 points of the form are above the keyboard. A header in front of the content takes 47 of them, so 68 are
        // left.
        let form = UIScrollView(frame: CGRect(x: 0, y: 393, width: 390, height: 451))
        form.contentInset.top = 47
        form.contentSize = CGSize(width: 390, height: 1_000)
        field.frame = CGRect(x: 20, y: 500, width: 200, height: height)
        field.accessibilityIdentifier = "Field"
        form.addSubview(field)
        form.keyboardAvoidance = .insets
        controller.view.addSubview(form)
        stage.present(controller)
        try stage.edit("Field")
        let box = field.convert(field.bounds, to: nil)
        #expect(box.maxY.seen <= 508 && box.minY.seen >= 393, "\(box)")
        if height <= 58 { #expect(box.maxY.seen == 498, "the margin is whole") }
        if height <= 68 { #expect(box.minY.seen >= 440, "the header covers nothing") }
    }

    @Test(arguments: [0, 10, 19.67, 20] as [CGFloat])
    func `S81 a list within 20 points of its end stays at its end`(distance: CGFloat) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), field = UITextField()
        list.contentSize.height = 2_000
        list.keyboardAvoidance = .insets
        field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        field.accessibilityIdentifier = "Message"
        controller.view.addSubview(list)
        controller.view.addSubview(field)
        stage.present(controller)
        let end = { list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height }
        list.contentOffset.y = end() - distance
        let start = list.contentOffset.y
        try stage.edit("Message")
        #expect(abs(list.contentOffset.y - end()) < 0.5, "\(list.contentOffset.y), end \(end())")
        stage.hide()
        #expect(list.contentOffset.y == start)
    }

    @Test(arguments: [21, 43, 60] as [CGFloat])
    func `S81 a list more than 20 points from its end does not move`(distance: CGFloat) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), field = UITextField()
        list.contentSize.height = 2_000
        list.keyboardAvoidance = .insets
        field.accessibilityIdentifier = "Message"
        field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        controller.view.addSubview(list)
        controller.view.addSubview(field)
        stage.present(controller)
        let offset = 2_000 + 34 - 844 - distance
        list.contentOffset.y = offset
        try stage.edit("Message")
        #expect(list.contentOffset.y.seen == offset)
    }

    @Test(arguments: [(90, 80), (844, 422)] as [(CGFloat, CGFloat)])
    func `S81 the height of the last row does not matter for the end`(height: CGFloat, distance: CGFloat) throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(), rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), field = UITextField()
        table.rowHeight = height
        table.dataSource = rows
        table.keyboardAvoidance = .insets
        field.accessibilityIdentifier = "Message"
        field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
        controller.view.addSubview(table)
        controller.view.addSubview(field)
        stage.present(controller)
        let end = { table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height }
        table.contentOffset.y = end() - distance
        let offset = table.contentOffset.y
        try stage.edit("Message")
        #expect(table.contentOffset.y == offset, "\(table.contentOffset.y), end \(end())")
        withExtendedLifetime(rows) {}
    }
}

import AuditRules
import Foundation
import SceneModel
import Testing

/// Phones with views next to or under the camera housing, the corners and the home indicator.
@Suite struct UnderHardwareTests {
    /// The device has a camera housing 47 points deep, corners with a radius of 47 and a home indicator.
    private func snapshot(
        _ nodes: [SceneNode], isUpright: Bool = false, keyboardTop: CGFloat? = nil, isSettled: Bool = true,
        change: (inout SceneSnapshot) -> Void = { _ in }
    ) -> SceneSnapshot {
        var snapshot = Recording.snapshot { scene in
            scene.size = isUpright ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
            scene.keyboardTop = keyboardTop ?? scene.size.height
            scene.isFocused = false
            scene.isSettled = isSettled
        }
        snapshot.screen.sensorHousingInsets = isUpright ? [47, 0, 0, 0] : [0, 47, 0, 47]
        snapshot.screen.homeIndicatorHeight = isUpright ? 34 : 21
        snapshot.root.children = nodes
        change(&snapshot)
        return snapshot
    }

    /// Returns the messages without the words with which all messages begin.
    private func messages(_ snapshot: SceneSnapshot) -> [String] {
        Rule.underHardwareAtRest.check([snapshot]).messages.map {
            $0.replacing("At rest, without a keyboard: ", with: "")
        }
    }

    private func node(
        _ kind: SceneNode.Kind, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 44,
        id: Int = 9, text: String? = nil
    ) -> SceneNode {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        return SceneNode(
            id: id, name: text ?? "Email", kind: kind, frameInScreen: frame, modelFrameInScreen: frame,
            appearance: SceneNode.Appearance(text: text, textWidth: text.map { Double($0.count) * 10 }))
    }

    private func field(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, id: Int = 9) -> SceneNode {
        node(.textField, x, y, width, id: id)
    }

    private func scroller(
        offset: CGPoint = .zero, content: CGSize, inset: [Double] = [0, 0, 0, 0], size: CGSize, children: [SceneNode]
    ) -> SceneNode {
        var scroller = node(.scrollView, 0, 0, size.width, size.height, id: 2)
        scroller.geometry = SceneNode.Geometry(
            bounds: CGRect(origin: offset, size: size), contentInset: [0, 0, 0, 0], adjustedContentInset: inset,
            contentSize: content)
        scroller.children = children
        return scroller
    }

    // MARK: The housing

    @Test func `a field under the sensor housing is reported with its depth`() {
        let left = messages(snapshot([field(20, 150, 694)])), right = messages(snapshot([field(700, 150, 120)]))
        #expect(left == ["Email field reaches 27 pt under the sensor housing at 0.00 s"])
        #expect(right == ["Email field reaches 23 pt under the sensor housing at 0.00 s"])
        #expect(messages(snapshot([field(20, 30, 350)], isUpright: true)).count == 1)
    }

    @Test func `a field behind a sheet is left alone`() {
        func sheet(alpha: Double) -> SceneNode {
            var sheet = node(.view, 0, 20, 844, 370, id: 5)
            sheet.appearance.background = .init(red: 1, green: 1, blue: 1, alpha: alpha)
            return sheet
        }
        #expect(messages(snapshot([field(20, 150, 694), sheet(alpha: 1)])).isEmpty)
        #expect(messages(snapshot([field(20, 150, 694), sheet(alpha: 0.2)])).count == 1)
        #expect(messages(snapshot([sheet(alpha: 1), field(20, 150, 694)])).count == 1)
    }

    @Test func `a field at most half a pixel under the housing is fine`() {
        #expect(messages(snapshot([field(47, 150, 750)])).isEmpty)
        #expect(messages(snapshot([field(46.84, 150, 700)])).isEmpty)
        #expect(messages(snapshot([field(46.8, 150, 700)])).count == 1)
        #expect(messages(snapshot([field(20, 47, 350)], isUpright: true)).isEmpty)
    }

    @Test func `a device without a sensor housing hides nothing`() {
        let upright = snapshot([field(2, 2, 300)], isUpright: true) { snapshot in
            snapshot.screen.sensorHousingInsets = [0, 0, 0, 0]
            snapshot.screen.cornerRadius = 0
        }
        #expect(messages(upright).isEmpty)
    }

    @Test func `images, views, bars and scroll views may lie under hardware`() {
        for kind in [SceneNode.Kind.image, .view, .bar, .scrollView] {
            #expect(messages(snapshot([node(kind, 0, 0, 844, 390)])).isEmpty, "\(kind)")
        }
    }

    @Test func `moving, hidden and off-screen views are left alone`() {
        #expect(messages(snapshot([field(20, 150, 694)], isSettled: false)).isEmpty)
        var hidden = field(20, 150, 694)
        hidden.isHidden = true
        #expect(messages(snapshot([hidden, field(-300, 150, 200, id: 10), field(900, 150, 20, id: 11)])).isEmpty)
    }

    @Test func `of a label only its text counts, wherever it stands`() {
        var wide = node(.label, 0, 150, 844, 20, text: "Welcome")
        #expect(messages(snapshot([wide])) == ["Welcome label reaches 47 pt under the sensor housing at 0.00 s"])
        wide.appearance.alignment = .center
        #expect(messages(snapshot([wide])).isEmpty)
        wide.appearance.alignment = .trailing
        #expect(messages(snapshot([wide])).count == 1)
        wide.appearance.text = ""
        #expect(messages(snapshot([wide])).isEmpty)
    }

    @Test func `only the text of an edge-to-edge view counts`() {
        var button = node(.button, 0, 150, 844, text: "Go on")
        button.appearance.alignment = .center
        #expect(messages(snapshot([button, node(.control, 0, 0, 844, 390, id: 10)])).isEmpty)
        var wide = field(0, 150, 844)
        wide.appearance.textInset = 60
        #expect(messages(snapshot([wide])).isEmpty)
        wide.appearance.textInset = 14
        #expect(messages(snapshot([wide])) == ["Email field reaches 33 pt under the sensor housing at 0.00 s"])
    }

    // MARK: Scrolling

    @Test func `content under the housing is fine if it can be scrolled out`() {
        let size = CGSize(width: 390, height: 844), row = field(20, 10, 350)
        func messages(scrolledBy offset: CGFloat, inset: [Double] = [47, 0, 34, 0]) -> [String] {
            let form = scroller(
                offset: CGPoint(x: 0, y: offset), content: CGSize(width: 390, height: 2_000), inset: inset, size: size,
                children: [row])
            return self.messages(snapshot([form], isUpright: true))
        }
        #expect(messages(scrolledBy: 30).isEmpty)
        #expect(messages(scrolledBy: -47).count == 1)
        #expect(messages(scrolledBy: 0, inset: [0, 0, 0, 0]).count == 1)
    }

    @Test func `scrolling up and down moves nothing out from the sides`() {
        let form = scroller(
            offset: CGPoint(x: 0, y: 100), content: CGSize(width: 750, height: 2_000),
            size: CGSize(width: 844, height: 390), children: [field(20, 150, 694)])
        #expect(messages(snapshot([form])) == ["Email field reaches 27 pt under the sensor housing at 0.00 s"])
    }

    @Test func `a text view may fill the screen if its text is inset`() {
        var text = node(.textView, 0, 0, 390, 844)
        text.geometry = SceneNode.Geometry(contentInset: [0, 0, 0, 0], adjustedContentInset: [47, 0, 34, 0])
        text.appearance.textInset = 5
        #expect(messages(snapshot([text], isUpright: true)).isEmpty)
        text.geometry.adjustedContentInset = [0, 0, 0, 0]
        #expect(messages(snapshot([text], isUpright: true)).count == 1)
    }

    @Test func `a text view is judged by text that reaches out of it`() {
        var text = node(.textView, 60, 60, 200, 200)
        text.geometry = SceneNode.Geometry(contentInset: [-30, 0, 0, 0], adjustedContentInset: [-30, 0, 0, 0])
        let findings = messages(snapshot([text], isUpright: true))
        #expect(findings == ["Email text view reaches 17 pt under the sensor housing at 0.00 s"])
    }

    // MARK: The home indicator and the corners

    @Test func `the home indicator's strip allows labels but no buttons`() {
        let findings = messages(snapshot([node(.button, 100, 780, 190, 50, text: "Send")], isUpright: true))
        #expect(findings == ["Send button reaches 20 pt into the home indicator's strip at 0.00 s"])
        #expect(messages(snapshot([node(.label, 100, 815, 190, 20, text: "Version 2")], isUpright: true)).isEmpty)
        #expect(messages(snapshot([node(.button, 100, 760, 190, 50, text: "Send")], isUpright: true)).isEmpty)
    }

    @Test func `the last row must not rest under the home indicator`() {
        let row = node(.button, 100, 780, 190, 50, text: "Row"), size = CGSize(width: 390, height: 844)
        let middle = scroller(content: CGSize(width: 390, height: 2_000), size: size, children: [row])
        #expect(messages(snapshot([middle], isUpright: true)).isEmpty)
        let end = scroller(content: size, size: size, children: [row])
        #expect(messages(snapshot([end], isUpright: true)).count == 1)
    }

    @Test func `what the keyboard covers is left to other rules`() {
        let button = node(.button, 100, 780, 190, 50, text: "Send")
        #expect(messages(snapshot([button], isUpright: true, keyboardTop: 508)).isEmpty)
    }

    @Test func `a corner cut off by the display is reported unless rounded`() {
        func messages(cornerRadius: Double) -> [String] {
            var card = node(.button, 4, 750, 382, 90, text: "Send")
            card.appearance.cornerRadius = cornerRadius
            return self.messages(snapshot([card], isUpright: true) { $0.screen.homeIndicatorHeight = 0 })
        }
        #expect(messages(cornerRadius: 0) == ["Send button reaches 14 pt into a rounded corner at 0.00 s"])
        #expect(messages(cornerRadius: 43).isEmpty, "4 less than the display's, and 4 from its edges")
    }

    @Test func `a row in a corner is fine if it can be scrolled out`() {
        let row = node(.textField, 16, 5, 358, text: "Name"), size = CGSize(width: 390, height: 844)
        // If the list is scrolled to its top, the row begins at y 45. The screen's rounded corner reaches down to y 47.
        // So only the uppermost 2 points of the row are beside the corner.
        let scrolled = scroller(
            offset: CGPoint(x: 0, y: 40), content: CGSize(width: 390, height: 2_000), size: size, children: [row])
        func isClear(_ list: SceneNode) -> Bool {
            messages(snapshot([list], isUpright: true) { $0.screen.sensorHousingInsets = [0, 0, 0, 0] }).isEmpty
        }
        #expect(isClear(scrolled))
        #expect(!isClear(scroller(content: size, size: size, children: [row])))
    }

    // MARK: The rule

    /// Snapshots with the field's distances from the left edge; after the first snapshot a keyboard is docked.
    private func visit(_ places: [CGFloat]) -> [SceneSnapshot] {
        places.enumerated().map { index, x in
            var picture = snapshot([field(x, 150, 694)], keyboardTop: index == 0 ? nil : 250)
            picture.time = Double(index)
            picture.step = "\(index)"
            return picture
        }
    }

    @Test func `a view is told once in a recording, at its worst`() {
        let findings = Rule.underHardware.check(visit([60, 20, 10]))
        #expect(findings.map(\.amount) == [37] && findings.map(\.at) == [2])
    }

    @Test func `a row that the keyboard scrolls in is told only if it has moved sideways`() {
        func page(offset: CGFloat, x: CGFloat, keyboardTop: CGFloat? = nil, at time: Double) -> SceneSnapshot {
            let size = CGSize(width: 844, height: 390),
                rows = [field(20, 100 - offset, 694), field(x, 500 - offset, 694, id: 3)]
            let list = scroller(
                offset: CGPoint(x: 0, y: offset), content: CGSize(width: 844, height: 900), size: size, children: rows)
            return snapshot([list], keyboardTop: keyboardTop) { $0.time = time }
        }
        func told(_ x: CGFloat) -> [String] {
            let pictures = [page(offset: 0, x: 20, at: 0), page(offset: 400, x: x, keyboardTop: 200, at: 1)]
            return Rule.underHardware.check(pictures).map(\.message)
        }
        #expect(told(20).isEmpty, "it would lie there without a keyboard as well")
        #expect(told(10) == ["Email field reaches 37 pt under the sensor housing at 1.00 s"])
    }

    @Test func `what lies under hardware without a keyboard is told once`() {
        let pictures = visit([20, 20, 20])
        #expect(Rule.underHardware.check(pictures).isEmpty)
        #expect(
            Rule.underHardwareAtRest.check(pictures).messages == [
                "At rest, without a keyboard: Email field reaches 27 pt under the sensor housing at 0.00 s"
            ])
        #expect(Rule.underHardwareAtRest.check(visit([60, 20, 20])).isEmpty)
        #expect(Rule.underHardware.check(visit([20, 10, 10])).map(\.amount) == [37])
    }

    @Test func `numbers that are none trap nowhere and are never reported`() {
        for number in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            var label = node(.label, 0, number, 100, number, text: "Welcome")
            label.appearance.textWidth = Double(number)
            label.appearance.fontSize = Double(number)
            var email = field(20, 150, 694, id: 10)
            email.appearance.cornerRadius = Double(number)
            email.clipInScreen = CGRect(x: 0, y: number, width: number, height: 20)
            let form = scroller(
                offset: CGPoint(x: number, y: number), content: CGSize(width: number, height: number),
                inset: [Double](repeating: Double(number), count: 4), size: CGSize(width: 844, height: 390),
                children: [label, email, node(.textView, number, 0, number, id: 11)])
            let odd = snapshot([form]) { snapshot in
                snapshot.screen.cornerRadius = Double(number)
                snapshot.screen.homeIndicatorHeight = Double(number)
            }
            let odder = snapshot([form, field(20, 150, 694, id: 12)]) { snapshot in
                snapshot.screen.sensorHousingInsets = [Double(number), Double(number), 0, 0]
                snapshot.screen.size.width = number
            }
            for snapshot in [odd, odder] {
                #expect(Rule.underHardware.check([snapshot]).allSatisfy { $0.amount.isFinite && $0.amount >= 0 })
            }
        }
    }
}

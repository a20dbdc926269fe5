import AuditRules
import Foundation
import ReportPage
import ReportRendering
import SceneModel
import Testing

@Suite struct SVGDrawingTests {
    private let layouts: [SceneKeyboard.Layout] = [
        .letters, .email, .url, .numberPad, .phonePad, .decimalPad, .emoji, .custom
    ]

    private func isNumeric(_ xml: XMLCheck) -> Bool {
        let names = ["x", "y", "width", "height", "rx", "cx", "cy", "r", "font-size", "opacity", "fill-opacity"]
        let values = xml.attributes.filter { names.contains($0.name) }.map(\.value)
        return !values.isEmpty && values.allSatisfy { Double($0)?.isFinite == true }
    }

    @Test func `the drawing of every keyboard is well formed and numeric`() throws {
        for device in SampleDevice.all {
            for layout in layouts {
                var screen = SampleScreen(device: device)
                screen.layout = layout
                for snapshot in screen.run.steps.compactMap(\.snapshot) {
                    let drawing = SVGDrawing.render(snapshot)
                    let xml = try #require(XMLCheck(drawing), "\(device.name) \(layout)")
                    #expect(isNumeric(xml), "\(device.name) \(layout)")
                }
            }
        }
    }

    /// Many renderers know no CSS variables, and draw black instead.
    @Test func `a picture has plain colours`() throws {
        for screen in [SampleScreen(), SampleScreen(avoidance: .none)] {
            #expect(!SVGDrawing.render(screen.recording[31], findings: screen.run.findings).contains("var("))
        }
    }

    private func picture(_ chrome: SceneNode.Appearance.Chrome) -> SceneSnapshot {
        var picture = SampleScreen().recording[0], sheet = picture.root
        sheet.id = 90
        sheet.frameInScreen.origin.y = 57
        sheet.appearance.chrome = chrome
        picture.root.children = [sheet]
        return picture
    }

    @Test func `a sheet dims what lies behind, cuts off at its corners, and has a grabber if it wants one`() throws {
        for chrome in [SceneNode.Appearance.Chrome.sheet, .grabbedSheet, .formSheet] {
            let drawing = SVGDrawing.render(picture(chrome))
            _ = try #require(XMLCheck(drawing))
            #expect(drawing.components(separatedBy: "fill-opacity=\".25\"").count == 2)
            #expect(drawing.contains("<g clip-path=\"url(#s1)\">") && drawing.contains("<clipPath id=\"s1\"><path"))
            #expect(drawing.contains("width=\"36\" height=\"5\" rx=\"2.5\"") == (chrome == .grabbedSheet))
        }
    }

    @Test func `labels of covered views do not overlap`() throws {
        let screen = SampleScreen(avoidance: .none), finding = try #require(screen.run.findings.first)
        var picture = try #require(screen.recording.first { $0.step == "up" })
        let index = try #require(picture.root.children.firstIndex { $0.name == finding.subject })
        var twin = picture.root.children[index]
        (twin.id, twin.name) = (99, "Twin")
        picture.root.children.append(twin)
        var other = finding
        other.subject = "Twin"
        let tops = SVGDrawing.render(picture, findings: [finding, other])
            .matches(of: #/<text x="[^"]*" y="([^"]*)" class="tag"/#).compactMap { Double($0.output.1) }
        #expect(tops.count == 2 && abs(tops[0] - tops[1]) > 20, "\(tops)")
    }

    @Test func `a covered button is hatched only while everything rests`() {
        let screen = SampleScreen(avoidance: .none)
        let findings = screen.run.findings
        for snapshot in screen.recording {
            let drawing = SVGDrawing.render(snapshot, findings: findings)
            #expect(drawing.contains("<pattern") == (snapshot.step == "up"), "\(snapshot.step) \(snapshot.time)")
            #expect(drawing.contains("44 pt covered") == (snapshot.step == "up"))
        }
        let up = screen.recording.first { $0.step == "up" }
        #expect(up.map { SVGDrawing.render($0).contains("<pattern") } == false)
    }

    @Test func `a screen without a usable size is drawn as a phone of 390 by 844 points`() throws {
        var start = try #require(SampleScreen().recording.first)
        start.screen.size = CGSize(width: 390, height: 844)
        let phone = SVGDrawing.render(start)
        for size in [CGSize.zero, CGSize(width: -390, height: 844), CGSize(width: Double.infinity, height: 844)] {
            start.screen.size = size
            #expect(SVGDrawing.render(start) == phone)
        }
    }

    @Test func `at most three labels are drawn, and none over another`() throws {
        var up = try #require(SampleScreen().recording.first { $0.step == "up" })
        let digits = (0..<6).map { index in
            let frame = CGRect(x: 60 + 40 * CGFloat(index), y: -80, width: 30, height: 40)
            var node = SceneNode(
                id: 50 + index, name: "Digit \(index)", kind: .textField, frameInScreen: frame,
                modelFrameInScreen: frame)
            node.isMarked = true
            return node
        }
        up.root.children += digits
        let findings = digits.map {
            Finding(rule: .movedNeedlessly, subject: $0.name, amount: 200, at: up.time, message: "m")
        }
        let drawn = SVGDrawing.render(up, findings: findings)
        let heights = drawn.matches(of: #/y="([0-9.]+)" class="tag"/#).compactMap { Double($0.output.1) }
        #expect(heights.count == 3 && Set(heights).count == 3, "\(heights)")
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 > 20 }, "\(heights)")
    }

    @Test func `a text view is covered where its caret is`() throws {
        var up = try #require(SampleScreen().recording.first { $0.step == "up" })
        let frame = CGRect(x: 0, y: 300, width: 390, height: 544), caret = CGRect(x: 20, y: 520, width: 2, height: 20)
        up.root.children.append(
            SceneNode(id: 60, name: "Note", kind: .textView, frameInScreen: frame, modelFrameInScreen: frame))
        up.focus = SceneFocus(nodeID: 60, caretInScreen: caret)
        let finding = Finding(rule: .caretCovered, subject: "Note", amount: 20, at: up.time, message: "m")
        let drawn = SVGDrawing.render(up, findings: [finding])
        #expect(drawn.contains("Note: 20 pt covered"), "not all that the keyboard hides of the view")
    }

    @Test func `a clear screen shows the button's distance to the keyboard`() throws {
        let up = try #require(SampleScreen().recording.first { $0.step == "up" })
        #expect(SVGDrawing.render(up).contains(">40 pt clear</text>"))
    }

    @Test func `a view that did not come back is marked`() throws {
        let screen = SampleScreen(avoidance: .careless)
        let gone = try #require(screen.recording.last)
        #expect(SVGDrawing.render(gone, findings: screen.run.findings).contains(">20 pt not-restored</text>"))
    }

    @Test func `a view under the hardware is marked at that instant alone`() throws {
        let recording = SampleScreen().recording
        let start = try #require(recording.first), end = try #require(recording.last)
        let name = try #require(start.root.flattened.first { $0.kind == .textField }).name
        let finding = Finding(rule: .underHardware, subject: name, amount: 27, at: start.time, message: "")
        #expect(SVGDrawing.render(start, findings: [finding]).contains(">27 pt under-hardware</text>"))
        #expect(!SVGDrawing.render(end, findings: [finding]).contains("pt under-hardware"))
    }

    @Test func `a view that is off the screen is told at the edge`() throws {
        var up = try #require(SampleScreen().recording.first { $0.step == "up" })
        let field = try #require(up.root.children.firstIndex { $0.kind == .textField })
        up.root.children[field].frameInScreen.origin.y = 900
        let name = up.root.children[field].name
        let finding = Finding(rule: .unreachable, subject: name, amount: 88, at: up.time, message: "")
        #expect(SVGDrawing.render(up, findings: [finding]).contains(">↓ \(name): 88 pt unreachable</text>"))
    }

    @Test func `of a label and a field of one name the field is marked`() throws {
        var up = try #require(SampleScreen().recording.first { $0.step == "up" })
        let field = try #require(up.root.children.first { $0.kind == .textField })
        let label = SceneNode(
            id: 400, name: field.name, kind: .label, frameInScreen: CGRect(x: 7, y: 9, width: 60, height: 20),
            modelFrameInScreen: .zero)
        up.root.children.insert(label, at: 0)
        let finding = Finding(rule: .unreachable, subject: field.name, amount: 88, at: up.time, message: "")
        let drawing = SVGDrawing.render(up, findings: [finding])
        let marks = drawing.matches(of: #/<rect x="([^"]*)"[^>]*stroke-dasharray="6 5"/#)
        #expect(marks.map { String($0.output.1) } == ["\(Int(field.frameInScreen.minX) - 3)"])
    }

    @Test func `the return key, the accessory and the digits are drawn`() throws {
        var up = try #require(SampleScreen().recording.first { $0.step == "up" })
        up.keyboard.returnKey = "search<"
        #expect(SVGDrawing.render(up).contains(">search&lt;</text>"))
        #expect(!SVGDrawing.render(up).contains("input accessory view"))
        up.keyboard.accessoryHeight = 44
        #expect(SVGDrawing.render(up).contains(">input accessory view</text>"))
        up.keyboard.layout = .numberPad
        #expect(SVGDrawing.render(up).contains(">PQRS</text>"))
    }

    @Test func `input views and emoji are drawn without letters`() throws {
        var up = try #require(SampleScreen().recording.first { $0.step == "up" })
        #expect(SVGDrawing.render(up).contains(">q</text>"))
        up.keyboard.layout = .custom
        up.keyboard.accessoryHeight = 44
        let own = SVGDrawing.render(up)
        #expect(own.contains(">input view, 292 pt</text>") && own.contains(">input accessory view</text>"))
        #expect(!own.contains(">q</text>") && !own.contains(">space</text>") && !own.contains(">go</text>"))
        up.keyboard.layout = .emoji
        let emoji = SVGDrawing.render(up)
        #expect(emoji.components(separatedBy: "#ffcc33").count > 20 && !emoji.contains(">q</text>"))
    }

    @Test func `hidden views are not drawn and text is escaped`() throws {
        var down = try #require(SampleScreen().recording.first)
        down.root.children[0].appearance.text = "<b>&"
        #expect(SVGDrawing.render(down).contains(">&lt;b&gt;&amp;</text>"))
        down.root.children[0].isHidden = true
        #expect(!SVGDrawing.render(down).contains("&lt;b&gt;"))
    }

    @Test func `broken numbers in a snapshot leave a drawing that is whole`() throws {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e12]
        for number in odd {
            var up = try #require(SampleScreen(avoidance: .none).recording.first { $0.step == "up" })
            let findings = SampleScreen(avoidance: .none).run.findings
            up.root.children[0].frameInScreen.origin.x = number
            up.root.children[1].frameInScreen.size.height = number
            up.root.children[1].appearance.cornerRadius = Double(number)
            up.root.children[2].appearance.fontSize = Double(number)
            up.root.children[2].appearance.alpha = Double(number)
            up.focus?.caretInScreen = CGRect(x: number, y: 0, width: 1, height: number)
            up.screen.cornerRadius = Double(number)
            up.screen.safeAreaInsets = [Double(number)]
            var drawings = [SVGDrawing.render(up, findings: findings)]
            up.keyboard.frameInScreen.origin.y = number
            drawings.append(SVGDrawing.render(up, findings: findings))
            up.keyboard.accessoryHeight = Double(number)
            up.screen.size.width = number
            drawings.append(SVGDrawing.render(up, findings: findings))
            for drawing in drawings {
                let xml = try #require(XMLCheck(drawing), "\(number)")
                #expect(isNumeric(xml) && !drawing.contains("nan") && !drawing.contains("inf"), "\(number)")
            }
        }
    }
}

@_spi(Simulation) import DeviceSimulation
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// Tests behaviours that UIKit may have for the keyboard, its notifications, its guides and its windows.
@MainActor struct KeyboardReadingTests {
    private static let full = CGRect(x: 0, y: 508, width: 390, height: 336)

    /// The arguments are the lower edge of the bar on the guide, in points, first at change-frame and then at show or
    /// hide.
    @Test(
        arguments: [
            ([], [508, 508], [810, 810]), ([.movesGuidesBetweenNotifications], [810, 508], [508, 810]),
            ([.movesGuidesAfterNotifications], [810, 810], [508, 508])
        ] as [(Set<Reading>, [CGFloat], [CGFloat])])
    func `E46 guides move`(readings: Set<Reading>, shows: [CGFloat], hides: [CGFloat]) throws {
        let screen = try ReadingScreen(readings), bar = screen.addBar()
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        screen.look = { bar.frame.maxY }
        let shown = screen.posts {
            field.becomeFirstResponder()
            #expect(bar.frame.maxY == 508 && bar.layer.animationKeys() != nil, "in the keyboard's animation")
        }
        #expect(shown.letters == "CScs" && shown.prefix(2).map(\.seen) == shows)
        let hidden = screen.posts { field.resignFirstResponder() }
        #expect(hidden.letters == "CHch" && hidden.prefix(2).map(\.seen) == hides)
        #expect(bar.frame.maxY == 810)
    }

    @Test(
        arguments: [
            ([], "UITextEffectsWindow"), ([.renamesKeyboardWindows], "AccessoryWindow")
        ] as [(Set<Reading>, String)])
    func `E24 the name of the accessory's window`(readings: Set<Reading>, name: String) throws {
        let screen = try ReadingScreen(readings), accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputAccessoryView = accessory
        screen.phone.tap(field)
        screen.phone.settle()
        let window = try #require(accessory.window)
        #expect("\(type(of: window))" == name)
        #expect(screen.phone.window.windowScene?.windows.last === window)
    }

    @Test(arguments: [([], false), ([.letsKeyboardWindowsBecomeKey], true)] as [(Set<Reading>, Bool)])
    func `E24 whether the accessory's window could become key`(readings: Set<Reading>, could: Bool) throws {
        let screen = try ReadingScreen(readings), accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputAccessoryView = accessory
        screen.phone.tap(field)
        screen.phone.settle()
        #expect(accessory.window?.canBecomeKey == could && screen.phone.window.isKeyWindow)
    }

    @Test(arguments: [([], 2), ([.unlistsAccessoryWindow], 1)] as [(Set<Reading>, Int)])
    func `E24 the windows that the scene lists`(readings: Set<Reading>, count: Int) throws {
        var taps = 0
        let screen = try ReadingScreen(readings), button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputAccessoryView = button
        screen.phone.tap(field)
        screen.phone.settle()
        #expect(screen.phone.window.windowScene?.windows.count == count)
        #expect(UIApplication.shared.windows.count == count)
        #expect(button.window != nil && screen.phone.tap(button) == .delivered && taps == 1)
    }

    /// The accessory view, a bar of 50 points, stays on the screen.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }

    @Test(
        arguments: [
            ([], "CScs"), ([.hidesToDockedAccessory], "CHch"), ([.hidesBeforeDockingAccessory], "CHCScs")
        ] as [(Set<Reading>, String)])
    func `K10 D20 the keyboard leaves a docked accessory`(readings: Set<Reading>, letters: String) throws {
        let docked = CGRect(x: 0, y: 794, width: 390, height: 50), chat = Chat()
        let screen = try ReadingScreen(readings, chat), bar = screen.addBar()
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        #expect(screen.phone.keyboard.frameInScreen == docked)
        let shown = screen.posts { field.becomeFirstResponder() }
        #expect(shown.letters == "CScs" && shown.last?.end?.height == 386)
        let left = screen.posts { field.resignFirstResponder() }
        #expect(left.letters == letters && left.suffix(4).allSatisfy { $0.end == docked })
        let isHidden = letters.hasPrefix("CHC")
        #expect(left.first?.end == (isHidden ? CGRect(x: 0, y: 844, width: 390, height: 386) : docked))
        #expect(screen.phone.keyboard.frameInScreen == docked && chat.bar.window != nil && bar.frame.maxY == 794)
        let gone = screen.posts { screen.phone.window.rootViewController = UIViewController() }
        #expect(gone.letters == "CHch" && gone.last?.end?.minY == 844 && chat.bar.window == nil)
    }

    @Test(arguments: [([], true), ([.reportsRemoteInputAsForeign], false)] as [(Set<Reading>, Bool)])
    func `the keyboard of another process's controller`(readings: Set<Reading>, isLocal: Bool) throws {
        let screen = try ReadingScreen(readings), bar = screen.addBar()
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        screen.phone.tap(field)
        screen.phone.settle()
        let shown = screen.posts { screen.phone.showRemoteInput() }
        #expect(!field.isFirstResponder && shown.letters.hasSuffix("CScs"))
        #expect(shown.suffix(4).allSatisfy { $0.isLocal == isLocal && $0.end == Self.full })
        #expect(bar.frame.maxY == 508 && screen.phone.keyboard.frameInScreen == Self.full)
        let hidden = screen.posts { screen.phone.hideRemoteInput() }
        #expect(hidden.letters == "CHch" && hidden.allSatisfy { $0.isLocal == isLocal })
        #expect(bar.frame.maxY == 810 && screen.phone.keyboard.frameInScreen == nil)
        #expect(screen.posts { screen.phone.hideRemoteInput() }.isEmpty)
    }

    @Test(
        arguments: [
            ([], [810, 810]), ([.movesGuidesBetweenNotifications], [508, 810]),
            ([.movesGuidesAfterNotifications], [508, 508]), ([.guideArrivesLate], [508, 508])
        ] as [(Set<Reading>, [CGFloat])])
    func `E46 guides move when the keyboard is undocked`(readings: Set<Reading>, seen: [CGFloat]) throws {
        let screen = try ReadingScreen(readings), bar = screen.addBar()
        screen.phone.tap(screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30)))
        screen.phone.settle()
        screen.look = { bar.frame.maxY }
        let posted = screen.posts {
            screen.phone.keyboard.undock(to: CGRect(x: 0, y: 300, width: 390, height: 336))
        }
        #expect(posted.letters == "CHch" && posted.prefix(2).map(\.seen) == seen && bar.frame.maxY == 810)
    }

    /// The arguments are the bar's lower edge in points after the *will* and after the *did* notifications.
    @Test(
        arguments: [([], 508, 508), ([.guideStaysDown], 810, 810), ([.guideArrivesLate], 810, 508)]
            as [(Set<Reading>, CGFloat, CGFloat)])
    func `E36 E67 where guides are while the keyboard is up`(readings: Set<Reading>, will: CGFloat, did: CGFloat) throws
    {
        let screen = try ReadingScreen(readings), bar = screen.addBar()
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        screen.look = { bar.frame.maxY }
        let shown = screen.posts { field.becomeFirstResponder() }
        #expect(shown.letters == "CScs" && shown.map(\.seen) == [will, will, did, did] && bar.frame.maxY == did)
        #expect(screen.posts { field.resignFirstResponder() }.letters == "CHch" && bar.frame.maxY == 810)
    }

    @Test(arguments: [([], 810), ([.guideStaysUp], 508)] as [(Set<Reading>, CGFloat)])
    func `E70 where guides are after a page has left with its input`(readings: Set<Reading>, left: CGFloat) throws {
        let screen = try ReadingScreen(readings), bar = screen.addBar(), page = UIViewController()
        let own = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30)), field = UITextField()
        page.view.addSubview(field)
        screen.controller.present(page, animated: false)
        screen.phone.settle()
        #expect(screen.posts { field.becomeFirstResponder() }.letters == "CScs")
        let hidden = screen.posts { screen.controller.dismiss(animated: false) }
        #expect(hidden.letters == "CHch" && screen.phone.keyboard.state == .hidden && bar.frame.maxY == left)
        #expect(screen.posts { own.becomeFirstResponder() }.letters == "CScs" && bar.frame.maxY == 508)
        #expect(screen.posts { own.resignFirstResponder() }.letters == "CHch" && bar.frame.maxY == 810)
    }

    @Test(arguments: [([], [336, 336]), ([.misreportsDidFrames], [45, 392])] as [(Set<Reading>, [CGFloat])])
    func `E7 E68 the frames of did notifications`(readings: Set<Reading>, heights: [CGFloat]) throws {
        let screen = try ReadingScreen(readings)
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let shown = screen.posts { field.becomeFirstResponder() }
        #expect(shown.letters == "CScs" && shown.suffix(2).map { $0.end?.height } == heights)
        #expect(shown.allSatisfy { $0.end?.maxY == 844 } && screen.phone.keyboard.frameInScreen == Self.full)
    }

    @Test(arguments: [([], 1), ([.guideReturnsByFrames], 10)] as [(Set<Reading>, Int)])
    func `C35 a keyboard that is let go halfway takes its guides along`(readings: Set<Reading>, steps: Int) throws {
        let screen = try ReadingScreen(readings), bar = screen.addBar()
        let list = UIScrollView(frame: CGRect(x: 0, y: 140, width: 390, height: 300))
        list.contentSize = CGSize(width: 390, height: 2_000)
        list.keyboardDismissMode = .interactive
        screen.controller.view.addSubview(list)
        screen.phone.tap(screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30)))
        screen.phone.settle()
        list.beginDrag(atScreenY: 300)
        for y in [600, 700, 650] as [CGFloat] { list.drag(toScreenY: y) }
        #expect(bar.frame.maxY == 650)
        list.endDrag()
        var places: Set<CGFloat> = []
        for _ in 0..<60 {
            screen.phone.advance(by: 1.0 / 60)
            places.insert(bar.frame.maxY)
        }
        #expect(places.count >= steps && (steps > 1 || places == [508]) && bar.frame.maxY == 508)
    }

    @Test(arguments: [([], true), ([.nextEndsAtWindow], false)] as [(Set<Reading>, Bool)])
    func `D7 the responder chain of a view in an accessory view`(readings: Set<Reading>, leads: Bool) throws {
        let chat = Chat(), screen = try ReadingScreen(readings, chat)
        let field = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 30))
        chat.bar.addSubview(field)
        field.becomeFirstResponder()
        screen.phone.settle()
        let chain = sequence(first: field as UIResponder) { $0.next }
        #expect(chain.contains { $0 === chat } == leads && field.isFirstResponder)
        field.resignFirstResponder()
        screen.phone.settle()
        #expect(chat.isFirstResponder && chat.bar.window != nil)
    }

    @Test func `a screen works under all readings at once`() throws {
        // Under this reading alone, a bar on the guide stays at the bottom.
        let screen = try ReadingScreen(Set(Reading.allCases).subtracting([.guideStaysDown])), bar = screen.addBar()
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        #expect(screen.posts { field.becomeFirstResponder() }.letters == "CScs" && bar.frame.maxY == 508)
        #expect(screen.posts { field.resignFirstResponder() }.letters == "CHch" && bar.frame.maxY == 810)
    }

    @Test func `Q2 frames leave the accessory view out, guides do not`() throws {
        let screen = try ReadingScreen([]), bar = screen.addBar()
        screen.phone.keyboard.behavior.omitsAccessoryFromFrame = true
        let field = screen.add(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let shown = screen.posts { field.becomeFirstResponder() }
        #expect(shown.letters == "CScs" && shown.allSatisfy { $0.end == Self.full })
        #expect(screen.phone.keyboard.frameInScreen?.minY == 464 && bar.frame.maxY == 464)
        let hidden = screen.posts { field.resignFirstResponder() }
        #expect(hidden.last?.end == CGRect(x: 0, y: 844, width: 390, height: 336))
    }

    @Test(arguments: [15.0, 16.1, 17, 18])
    func `a phone's version is that of the device and the keyboard`(version: Double) throws {
        let phone = SimulatedPhone(try Device.named("iPhone 14"), systemVersion: version)
        #expect(UIDevice.current.systemVersion == String(version))
        #expect(phone.keyboard.behavior == KeyboardBehavior(systemVersion: version))
        #expect(phone.keyboard.behavior.carriesScreen == (version >= 16.1))
    }
}

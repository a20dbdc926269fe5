import DeviceSimulation
import Testing
import UIKit

/// The tests play windows that cover a part of the screen, and the notifications about the keyboard.
///
/// The tests cover rules H3, H7, K5, E59 and E60, and orders Q1 and Q3.
@MainActor struct WindowedSceneTests {
    /// A window on an iPad, with a field and a view on the keyboard's guide.
    private final class PadWindow: ReadingScreen {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
        let bar = UIView()

        init(_ frame: CGRect?, readings: Set<Reading> = []) throws {
            try super.init(readings, on: "iPad Pro 12.9\" (3-6)/Air 13\"", .landscape, windowFrame: frame)
            view.addSubview(field)
            view.stand(bar)
            phone.settle()
        }

        var keyboard: CGRect { phone.keyboard.frameInScreen ?? .zero }
    }

    @Test
    func `E59 H11 K5 a converted frame includes the window's place`()
        throws
    {
        let screen = try PadWindow(CGRect(x: 688, y: 0, width: 678, height: 1024))
        screen.phone.tap(screen.field)
        screen.phone.settle()
        let view: UIView = screen.controller.view, keyboard = screen.keyboard
        #expect(view.bounds.size == CGSize(width: 678, height: 1024) && keyboard.width == 1366)
        let seen = view.convert(keyboard, from: screen.phone.window.screen.coordinateSpace)
        #expect(seen == keyboard.offsetBy(dx: -688, dy: 0))
        #expect(screen.bar.frame.maxY == keyboard.minY)
        #expect(screen.phone.window.frame.origin == .zero, "windows stand in the scene's coordinates (rule H3)")
    }

    @Test func `a moved or resized window keeps its guide on the keyboard`() throws {
        let screen = try PadWindow(CGRect(x: 100, y: 50, width: 700, height: 800))
        screen.phone.tap(screen.field)
        screen.phone.settle()
        #expect(screen.bar.frame.maxY + 50 == screen.keyboard.minY)
        screen.phone.setWindowFrame(CGRect(x: 0, y: 150, width: 700, height: 800))
        #expect(screen.bar.frame.maxY + 150 == screen.keyboard.minY)
        screen.phone.setWindowFrame(CGRect(x: 0, y: 150, width: 320, height: 874), duration: 0.2)
        screen.phone.settle()
        #expect(screen.controller.view.bounds.size == CGSize(width: 320, height: 874))
        #expect(screen.controller.traitCollection.horizontalSizeClass == .compact)
        #expect(screen.bar.frame.maxY + 150 == screen.keyboard.minY)
    }

    @Test func `Q5 on iPadOS 26 the guide stays when its window is moved`() throws {
        let screen = try PadWindow(
            CGRect(x: 100, y: 50, width: 700, height: 800), readings: [.leavesGuidesOfMovedWindows])
        screen.phone.tap(screen.field)
        screen.phone.settle()
        let old = screen.bar.frame
        screen.phone.setWindowFrame(CGRect(x: 100, y: 150, width: 700, height: 800))
        #expect(screen.bar.frame == old && old.maxY + 150 != screen.keyboard.minY)
        screen.phone.keyboard.setShowsPredictions(false)
        screen.phone.settle()
        #expect(screen.bar.frame.maxY + 150 == screen.keyboard.minY, "the keyboard's next movement puts it right")
    }

    @Test(arguments: [[], [.leavesGuidesOfMovedWindows]] as [Set<Reading>])
    func `a window that is moved onto the home indicator has its safe area`(readings: Set<Reading>) throws {
        let screen = try PadWindow(CGRect(x: 100, y: 50, width: 700, height: 800), readings: readings)
        #expect(screen.bar.frame.maxY == 800)
        screen.phone.setWindowFrame(CGRect(x: 100, y: 224, width: 700, height: 800))
        #expect(screen.bar.frame.maxY == 780)
    }

    @Test func `taking over another app's keyboard is announced as local`() throws {
        let screen = try PadWindow(nil)
        screen.phone.keyboard.showForeign(movesGuides: false)
        screen.phone.settle()
        let posted = screen.posts {
            screen.field.becomeFirstResponder()
        }
        #expect(posted.first?.letter == "C" && posted.allSatisfy { $0.isLocal == true })
        #expect(screen.bar.frame.maxY == screen.keyboard.minY)
    }

    @Test func `geometry observers are told about a move without a resize`() throws {
        let screen = try PadWindow(CGRect(x: 100, y: 50, width: 700, height: 800))
        nonisolated(unsafe) var count = 0
        let scene = try #require(screen.phone.window.windowScene)
        let observation = scene.observe(\.effectiveGeometry) { _, _ in count += 1 }
        screen.phone.setWindowFrame(CGRect(x: 120, y: 50, width: 700, height: 800))
        #expect(count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test func `E60 Slide Over leaves the gap below the window out`() throws {
        let screen = try PadWindow(CGRect(x: 980, y: 10, width: 375, height: 1000))
        screen.phone.keyboard.behavior.omitsGapBelowWindow = true
        let posted = screen.posts {
            screen.phone.tap(screen.field)
        }
        let end = try #require(posted.first?.end)
        #expect(end.minY == screen.keyboard.minY && end.maxY == 1010)
        #expect(screen.bar.frame.maxY + 10 == screen.keyboard.minY, "the guide knows better")
    }

    @Test func `Q1 iPadOS 26 reports in the window's coordinates`() throws {
        let screen = try PadWindow(CGRect(x: 300, y: 40, width: 600, height: 900))
        screen.phone.keyboard.behavior.reportsInWindow = true
        let posted = screen.posts {
            screen.phone.tap(screen.field)
        }
        #expect(posted.first?.end == screen.keyboard.offsetBy(dx: -300, dy: -40))
    }

    @Test func `Q3 after an accessory's hide the did-change looks docked`() throws {
        let screen = try PadWindow(nil)
        screen.phone.keyboard.behavior.looksDockedAfterHide = true
        screen.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        screen.phone.tap(screen.field)
        screen.phone.settle()
        let posted = screen.posts {
            screen.field.resignFirstResponder()
        }
        #expect(posted.letters == "CHch")
        #expect(posted.map { $0.end?.minY } == [1024, 1024, 980, 1024])
    }

    @Test func `another app's keyboard is not local and may leave silently`() throws {
        let screen = try PadWindow(nil)
        let rest = screen.bar.frame.maxY
        let shown = screen.posts {
            screen.phone.keyboard.showForeign(movesGuides: false)
        }
        #expect(shown.letters == "CScs")
        #expect(shown.allSatisfy { $0.isLocal == false })
        #expect(screen.bar.frame.maxY == rest)
        let hidden = screen.posts {
            screen.phone.keyboard.hideForeign(posts: false)
        }
        #expect(hidden.isEmpty && screen.phone.keyboard.frameInScreen == nil)
        screen.phone.keyboard.showForeign(height: 300)
        screen.phone.settle()
        #expect(screen.bar.frame.maxY == 724)
        let last = screen.posts {
            screen.phone.keyboard.hideForeign()
        }
        #expect(last.letters == "CHch" && last.allSatisfy { $0.isLocal == false })
        #expect(screen.bar.frame.maxY == rest)
    }

    @Test func `a bar for a message's code adds 45 points while it shows`() throws {
        let screen = try PadWindow(nil)
        screen.phone.tap(screen.field)
        screen.phone.settle()
        let height = screen.keyboard.height
        screen.phone.keyboard.setShowsCodeBar(true)
        #expect(screen.keyboard.height == height + 45)
        screen.phone.keyboard.setShowsCodeBar(false)
        #expect(screen.keyboard.height == height)
    }

    /// The widths of two windows side by side, in points, with 10 points between them.
    private static let splits: [(screen: CGFloat, left: CGFloat, right: CGFloat, leftIsRegular: Bool)] = [
        (1024, 507, 507, false), (1024, 694, 320, true), (768, 438, 320, false), (1366, 678, 678, true),
        (1366, 981, 375, true), (1024, 639, 375, false)
    ]

    @Test func `H6 paired windows have Split View's widths and size classes`() throws {
        let screen = try PadWindow(nil), height = screen.phone.window.screen.bounds.height
        for split in Self.splits {
            #expect(split.left + split.right + 10 == split.screen)
            for (width, isRegular) in [(split.left, split.leftIsRegular), (split.right, split.right > 640)] {
                screen.phone.setWindowFrame(CGRect(x: 0, y: 0, width: width, height: height))
                screen.phone.settle()
                let traits = screen.controller.traitCollection
                #expect(screen.controller.view.bounds.width == width)
                #expect(traits.horizontalSizeClass == (isRegular ? .regular : .compact), "\(width)")
                #expect(traits.verticalSizeClass == .regular)
            }
        }
    }

    private final class Watcher: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var sizes: [CGSize] = []
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) { sizes.append(previousCoordinateSpace.bounds.size) }
    }

    @Test func `H10 a scene's delegate hears of moves and resizes only`() throws {
        let screen = try PadWindow(CGRect(x: 100, y: 50, width: 700, height: 800)), watcher = Watcher()
        screen.phone.window.windowScene?.delegate = watcher
        screen.phone.setWindowFrame(CGRect(x: 100, y: 50, width: 700, height: 800))
        #expect(watcher.sizes.isEmpty)
        screen.phone.setWindowFrame(CGRect(x: 120, y: 50, width: 700, height: 800))
        screen.phone.setWindowFrame(CGRect(x: 120, y: 50, width: 720, height: 800))
        #expect(watcher.sizes == [CGSize(width: 700, height: 800), CGSize(width: 700, height: 800)])
    }
}

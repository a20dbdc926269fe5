import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Orders of keyboard notifications from public reports, and a screen that follows them.
///
/// A row states the height of the screen's keyboard guide after each notification. With a hidden keyboard this is the
/// height of the bottom safe area.
@MainActor
@Suite struct ScenarioOrderTests {
    struct Post: Sendable {
        var event: KeyboardEvent
        var end: CGRect?
        var height: CGFloat
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var screen: CGSize
        var posts: [Post]
        var testDescription: String { name }

        init(_ name: String, _ screen: CGSize, _ posts: [(KeyboardEvent, CGRect?, CGFloat)]) {
            self.name = name
            self.screen = screen
            self.posts = posts.map { Post(event: $0.0, end: $0.1, height: $0.2) }
        }
    }

    /// The safe area's height is 0 on 375 x 667, 34 on 390 x 844 and 20 on 834 x 1194.
    nonisolated private static let small = Screens.small, large = Screens.large, pad = Screens.pad
    nonisolated private static func small(_ height: CGFloat) -> CGRect { docked(small, height) }
    nonisolated private static func large(_ height: CGFloat) -> CGRect { docked(large, height) }
    nonisolated private static func pad(_ height: CGFloat) -> CGRect { docked(pad, height) }
    nonisolated private static func docked(_ screen: CGSize, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }
    nonisolated private static func below(_ screen: CGSize, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    }
    nonisolated private static let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
    nonisolated private static let undocked = CGRect(x: 0, y: 500, width: 834, height: 320)

    nonisolated static let rows: [Row] = [
        Row(
            "T1 a field brings the keyboard", large,
            [
                (.willChangeFrame, large(336), 336), (.willShow, large(336), 336), (.didChangeFrame, large(336), 336),
                (.didShow, large(336), 336)
            ]),
        Row(
            "T2 the first round fires twice", large,
            [
                (.willChangeFrame, large(336), 336), (.willShow, large(336), 336), (.willChangeFrame, large(336), 336),
                (.willShow, large(336), 336), (.didShow, large(336), 336), (.willHide, below(large, 336), 34)
            ]),
        Row(
            "T3 S14 a third-party keyboard shows in three rounds", large,
            [
                (.willShow, large(282), 282), (.willShow, large(216), 216), (.willShow, large(282), 282)
            ]),
        Row(
            "T3 a round of height 0 moves nothing", small,
            [
                (.willShow, below(small, 0), 0), (.willShow, small(216), 216), (.willShow, small(256), 256)
            ]),
        Row(
            "T4 another field with a taller keyboard", large,
            [
                (.willShow, large(291), 291), (.willChangeFrame, large(291), 291), (.willChangeFrame, large(336), 336),
                (.willShow, large(336), 336)
            ]),
        Row(
            "T5 resigning in a table cell shows before it hides", small,
            [
                (.willShow, small(260), 260), (.willShow, small(260), 260), (.willHide, below(small, 260), 0)
            ]),
        Row(
            "T6 S28 undocking hides with a frame on the screen, and so again", pad,
            [
                (.willShow, pad(320), 320), (.willChangeFrame, undocked, 20), (.willHide, undocked, 20),
                (.didChangeFrame, undocked, 20), (.didHide, undocked, 20), (.willChangeFrame, undocked, 20),
                (.willHide, undocked, 20)
            ]),
        Row(
            "T7 docking again", pad,
            [
                (.didChangeFrame, floating, 20), (.willChangeFrame, pad(320), 320), (.willShow, pad(320), 320)
            ]),
        Row(
            "T8 docking by hand on an old iPad", pad,
            [
                (.willChangeFrame, undocked, 20), (.didChangeFrame, undocked, 20), (.willShow, pad(320), 320),
                (.willChangeFrame, pad(320), 320), (.willShow, pad(320), 320), (.didChangeFrame, pad(320), 320),
                (.didShow, pad(320), 320), (.didChangeFrame, pad(320), 320), (.didShow, pad(320), 320)
            ]),
        Row(
            "T9 S26 dragging a floating keyboard reports a zero frame", pad,
            [
                (.willChangeFrame, .zero, 20), (.didChangeFrame, floating, 20)
            ]),
        Row(
            "T10 a floating keyboard comes and goes", pad,
            [
                (.willChangeFrame, floating, 20), (.willChangeFrame, below(pad, 260), 20)
            ]),
        Row(
            "T11 S60 a hardware keyboard hides on focus and on blur", large,
            [
                (.willChangeFrame, below(large, 336), 34), (.willHide, below(large, 336), 34),
                (.willChangeFrame, below(large, 336), 34), (.willHide, below(large, 336), 34)
            ]),
        Row(
            "T12 S15 toggling the software keyboard", pad,
            [
                (.willShow, pad(320), 320), (.willShow, pad(55), 55), (.willShow, pad(320), 320)
            ]),
        Row(
            "T14 S61 a cross-fade hide reports y 0", large,
            [
                (.willShow, large(336), 336), (.willChangeFrame, CGRect(x: 0, y: 0, width: 390, height: 0), 34),
                (.willHide, .zero, 34), (.didChangeFrame, .zero, 34), (.didHide, .zero, 34)
            ]),
        Row(
            "T14 S64 an empty end frame is no keyboard", large,
            [
                (.willShow, large(336), 336), (.willChangeFrame, .zero, 34)
            ]),
        Row(
            "T15 a password sheet ends hidden", CGSize(width: 414, height: 896),
            [
                (.willShow, CGRect(x: 0, y: 551, width: 414, height: 345), 345),
                (.willChangeFrame, CGRect(x: 0, y: 506, width: 414, height: 390), 390),
                (.willHide, CGRect(x: 0, y: -115, width: 414, height: 345), 34)
            ]),
        Row("T17 a push begins where it ends", small, [(.willShow, small(260), 260)]),
        Row(
            "T20 an iOS 26 hide keeps the accessory's height", large,
            [
                (.willShow, large(386), 386), (.willHide, large(50), 34), (.didHide, large(50), 34)
            ]),
        Row(
            "T21 undocking by gesture heals with the next frame", pad,
            [
                (.willShow, pad(320), 320), (.didChangeFrame, undocked, 20)
            ]),
        Row(
            "S10 S11 the same show three times is one show", large,
            [
                (.willShow, large(336), 336), (.willShow, large(336), 336), (.willShow, large(336), 336),
                (.willHide, below(large, 336), 34)
            ]),
        Row(
            "S27 a floating keyboard of 320 x 260 covers nothing", pad,
            [
                (.willChangeFrame, floating, 20), (.didChangeFrame, floating, 20)
            ]),
        Row(
            "S57 of a hardware keyboard's bar 55 points are on the screen", pad,
            [
                (.willShow, CGRect(x: 0, y: 1139, width: 834, height: 313), 55), (.willHide, below(pad, 313), 20)
            ]),
        Row(
            "S29 a keyboard that opens small covers nothing", pad,
            [
                (.willChangeFrame, floating, 20), (.willShow, floating, 20), (.didShow, floating, 20)
            ]),
        Row(
            "S31 a flick that undocks overshoots its end", pad,
            [
                (.willShow, pad(320), 320), (.willChangeFrame, CGRect(x: 0, y: 380, width: 834, height: 320), 20),
                (.didChangeFrame, undocked, 20)
            ]),
        Row(
            "S32 a split keyboard hides by its key", pad,
            [
                (.willChangeFrame, undocked, 20), (.willHide, below(pad, 320), 20), (.didHide, below(pad, 320), 20)
            ]),
        Row(
            "S36 an undocked keyboard changes in silence, and heals with the next frame", pad,
            [
                (.willShow, pad(320), 320), (.didChangeFrame, undocked, 20), (.didChangeFrame, floating, 20)
            ]),
        Row(
            "S58 Q19 a minimised shortcut bar is no docked keyboard", pad,
            [
                (.willChangeFrame, CGRect(x: 300, y: 1125, width: 234, height: 69), 20),
                (.didChangeFrame, CGRect(x: 300, y: 1125, width: 234, height: 69), 20)
            ]),
        Row(
            "Q12 a height above the keyboard's is corrected by the next frame", large,
            [
                (.willShow, large(453), 453), (.willChangeFrame, large(345), 345), (.didChangeFrame, large(345), 345)
            ]),
        Row(
            "Q13 a row that stays after the hide is not there", large,
            [
                (.willShow, large(336), 336), (.willHide, below(large, 336), 34), (.didChangeFrame, large(48), 34),
                (.didHide, below(large, 336), 34)
            ]),
        Row(
            "Q15 a capsule of 58 points counts as keyboard", large,
            [
                (.willShow, large(394), 394), (.willHide, below(large, 394), 34)
            ]),
        Row(
            "Q16 fast shows and hides without frames", large,
            [
                (.willShow, large(336), 336), (.willHide, nil, 34), (.willShow, nil, 34), (.willShow, large(336), 336),
                (.willHide, nil, 34)
            ]),
        Row("S66 the safe area is not added to the keyboard", large, [(.willShow, large(336), 336)])
    ]

    @Test(arguments: rows)
    func `a known order gives these heights of the guide`(row: Row) throws {
        let bench = try ObserverBench(row.screen)
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(controller)
        bench.phone.settle()
        for (index, post) in row.posts.enumerated() {
            bench.post(post.event, end: post.end)
            bench.phone.settle()
            let found = controller.contentView.keyboardGuide.layoutFrame.height
            #expect(found == post.height, "\(row.name): \(post.event) at \(index)")
            #expect(controller.bar.frame.maxY == row.screen.height - post.height, "\(row.name): \(index)")
        }
    }

    @Test(arguments: rows)
    func `T13 a repeated order ends the same, and a hide undoes all`(row: Row) throws {
        let bench = try ObserverBench(row.screen)
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(controller)
        bench.phone.settle()
        let fresh = bench.phone.window.geometryText
        for post in row.posts { bench.post(post.event, end: post.end) }
        bench.phone.settle()
        let once = bench.phone.window.geometryText
        for _ in 0..<3 { for post in row.posts { bench.post(post.event, end: post.end) } }
        bench.phone.settle()
        #expect(bench.phone.window.geometryText == once)
        bench.post(.willHide, end: row.posts.last?.end)
        bench.phone.settle()
        #expect(bench.phone.window.geometryText == fresh)
    }

    @Test func `T18 another app's keyboard counts`() throws {
        let bench = try ObserverBench()
        bench.post(
            .willShow,
            info: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: Self.pad(320)),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: false)
            ])
        #expect(bench.overlap == 320)
    }

    @Test func `S130 a hidden keyboard covers no view below the screen`() throws {
        let bench = try ObserverBench(Self.large)
        bench.post(.willChangeFrame, end: CGRect(x: 0, y: 844, width: 390, height: 336))
        let view = CGRect(x: 0, y: 10, width: 390, height: 844)
        #expect(bench.keyboard.announced.overlap(withViewFrameInScreen: view, scale: 3) == 0)
        bench.post(.willShow, end: Self.large(336))
        #expect(bench.keyboard.announced.overlap(withViewFrameInScreen: view, scale: 3) == 346)
    }

    @Test func `every prefix of every order followed by a hide is hidden`() throws {
        for row in Self.rows {
            for length in 0...row.posts.count {
                let bench = try ObserverBench(row.screen)
                for post in row.posts.prefix(length) { bench.post(post.event, end: post.end) }
                let before = bench.keyboard.state
                let isAfterShow = row.posts.prefix(length).last { $0.event.isWill }?.event.isHide == false
                bench.post(.didHide, end: row.posts.first?.end)
                // A `did…` notification can only confirm the last `will…` notification.
                #expect(bench.keyboard.state == (isAfterShow ? before : .hidden), "\(row.name), \(length)")
                bench.post(.willHide, end: row.posts.first?.end)
                #expect(bench.keyboard.state == .hidden, "\(row.name), \(length)")
            }
        }
    }
}

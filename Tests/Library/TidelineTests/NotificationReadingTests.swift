import DeviceSimulation
import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A `Keyboard` uses the plausible values of a notification, and ignores the other values (S64, I16, I17).
///
/// The log gives the reason for ignoring a value.
@MainActor
@Suite struct NotificationReadingTests {
    private let begin = CGRect(x: 0, y: 1194, width: 834, height: 320)
    private let end = CGRect(x: 0, y: 874, width: 834, height: 320)

    @Test func `all five values of a dictionary are read`() throws {
        let (seen, ignored) = try show([
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.383),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: false)
        ])
        let transition = try #require(seen.first?.transition)
        #expect(transition.event == .willShow)
        #expect(transition.beginFrameInScreen == begin)
        #expect(transition.endFrameInScreen == end)
        #expect(transition.durationSeconds == 0.383)
        #expect(transition.curveRawValue == 7)
        #expect(!transition.isLocal)
        #expect(seen.count == 1)
        #expect(ignored.isEmpty)
    }

    @Test func `plain Swift values are read like their Objective-C boxes`() throws {
        let (seen, ignored) = try show([
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
            UIResponder.keyboardIsLocalUserInfoKey: false
        ])
        #expect(seen.first?.transition?.durationSeconds == 0.25)
        #expect(seen.first?.transition?.curveRawValue == 7)
        #expect(seen.first?.transition?.isLocal == false)
        #expect(ignored.isEmpty)
    }

    /// iOS 26 posts `UIResponder.KeyboardWillShowMessage` as a notification, and an app may post one, too (I12).
    ///
    /// No phone has shown yet whether the notification holds a number or the curve itself.
    @Test func `a notification made from a typed message is read`() throws {
        let (seen, ignored) = try show([
            UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: TimeInterval(0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeOut,
            UIResponder.keyboardIsLocalUserInfoKey: true
        ])
        #expect(ignored.isEmpty, "\(ignored)")
        #expect(seen.first?.transition?.curveRawValue == UIView.AnimationCurve.easeOut.rawValue)
    }

    @Test(arguments: KeyboardEvent.allCases)
    func `without a dictionary only a coming hide says anything`(event: KeyboardEvent) throws {
        let bench = try ObserverBench()
        bench.post(.willShow, end: end)
        bench.post(event, info: nil)
        #expect(bench.keyboard.state == (event == .willHide ? .hidden : .docked(end)))
        #expect(bench.ignored == (event.isHide ? [] : ["\(event.rawValue): ignored: no end frame"]))
    }

    @Test func `values of the wrong type are ignored one by one and named`() throws {
        let frames: [(value: Any, type: String)] = [
            ("{{0, 874}, {834, 320}}", "String"), ([0, 874, 834, 320], "Array<Int>"),
            (["y": 874], "Dictionary"),
            // `NSNumber`, `NSValue` and `NSNull` may have private subclasses, so the names of their classes are left
            // out.
            (NSNumber(value: 320), ""), (NSValue(cgSize: end.size), ""), (NSNull(), "")
        ]
        for (value, type) in frames {
            let bench = try ObserverBench()
            bench.post(.willShow, y: 1000, height: 194)
            let before = bench.keyboard.state
            bench.post(.willChangeFrame, info: [UIResponder.keyboardFrameEndUserInfoKey: value])
            #expect(bench.keyboard.state == before, "\(type)")
            #expect(bench.ignored.count == 2, "\(bench.ignored)")
            let line = try #require(bench.ignored.first)
            #expect(line.hasPrefix("willChangeFrame: UIKeyboardFrameEndUserInfoKey ignored: a \(type)"), "\(line)")
            #expect(line.hasSuffix("is no CGRect"), "\(line)")
            #expect(bench.ignored.last == "willChangeFrame: ignored: no end frame")
        }
    }

    @Test func `a wrong duration, curve or flag does not cost the frame`() throws {
        let (seen, ignored) = try show([
            UIResponder.keyboardFrameBeginUserInfoKey: "below",
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: "0.25",
            UIResponder.keyboardAnimationCurveUserInfoKey: [7],
            UIResponder.keyboardIsLocalUserInfoKey: "yes"
        ])
        let transition = try #require(seen.first?.transition)
        #expect(transition.beginFrameInScreen == nil && transition.durationSeconds == nil)
        #expect(transition.curveRawValue == nil && transition.isLocal)
        #expect(
            ignored == [
                "willShow: UIKeyboardAnimationCurveUserInfoKey ignored: a Array<Int> is no NSNumber",
                "willShow: UIKeyboardAnimationDurationUserInfoKey ignored: a String is no NSNumber",
                "willShow: UIKeyboardFrameBeginUserInfoKey ignored: a String is no CGRect",
                "willShow: UIKeyboardIsLocalUserInfoKey ignored: a String is no NSNumber"
            ])
    }

    @Test func `invalid frames are ignored with the reason`() throws {
        let cases: [(CGRect, String)] = [
            (CGRect(x: 0, y: CGFloat.nan, width: 834, height: 320), "not a number"),
            (CGRect(x: CGFloat.nan, y: 874, width: 834, height: 320), "not a number"),
            (CGRect(x: 0, y: 874, width: CGFloat.infinity, height: 320), "infinite"),
            (CGRect(x: 0, y: -CGFloat.infinity, width: 834, height: 320), "infinite"),
            (CGRect(x: 0, y: 1194, width: 834, height: -320), "negative size"),
            (CGRect(x: 0, y: 874, width: -834, height: 320), "negative size"),
            (CGRect(x: 0, y: 874, width: 834, height: 1e12), "too large"),
            (CGRect(x: 0, y: -CGFloat.greatestFiniteMagnitude, width: 834, height: 320), "too large")
        ]
        for (frame, reason) in cases {
            for event in KeyboardEvent.allCases where !event.isHide {
                let bench = try ObserverBench()
                bench.post(.willShow, end: end)
                bench.post(event, end: frame)
                #expect(bench.keyboard.state == .docked(end), "\(event) \(frame)")
                #expect(bench.overlap == 320, "\(event) \(frame)")
                let line = try #require(bench.ignored.first)
                #expect(line.hasPrefix("\(event.rawValue): end frame ("), "\(line)")
                #expect(line.hasSuffix("ignored: \(reason)"), "\(line)")
                #expect(bench.ignored.count == 1, "\(bench.ignored)")
            }
        }
    }

    @Test func `a hide hides with any frame`() throws {
        let frames: [CGRect?] = [
            nil, .zero, end, CGRect(x: 0, y: CGFloat.nan, width: 834, height: 320),
            CGRect(x: 0, y: 1194, width: 834, height: -320)
        ]
        for frame in frames {
            let bench = try ObserverBench()
            bench.post(.willShow, end: end)
            bench.post(.willHide, end: frame)
            #expect(bench.keyboard.state == .hidden, "\(String(describing: frame))")
        }
    }

    @Test func `invalid durations and curves are corrected with the reason`() throws {
        let durations: [(Double, Double?, String)] = [
            (.nan, nil, "duration nan ignored: not a number"), (.infinity, nil, "duration inf ignored: infinite"),
            (-1, 0, "duration -1 clamped: negative"), (1e9, 10, "duration 1000000000 clamped: too large")
        ]
        for (given, taken, reason) in durations {
            let change = try change(duration: NSNumber(value: given), curve: 7)
            #expect(change.seen?.durationSeconds == taken, "\(given)")
            #expect(change.ignored == ["willShow: \(reason)"])
        }
        let curves: [(NSNumber, Int?, [String])] = [
            (-1, nil, ["willShow: curve -1 ignored: negative"]), (16, nil, ["willShow: curve 16 ignored: too large"]),
            (15, 15, []), (0, 0, [])
        ]
        for (given, taken, reasons) in curves {
            let change = try change(duration: 0.25, curve: given)
            #expect(change.seen?.curveRawValue == taken, "\(given)")
            #expect(change.ignored == reasons)
        }
        for given in [NSNumber(value: Double.nan), NSNumber(value: 1e300), NSNumber(value: Int.max)] {
            let change = try change(duration: 0.25, curve: given)
            #expect(KeyboardCurve.rawValues.contains(change.seen?.curveRawValue ?? 7), "\(given)")
        }
    }

    private func change(
        duration: NSNumber, curve: NSNumber
    ) throws -> (seen: KeyboardTransition?, ignored: [String]) {
        let (seen, ignored) = try show([
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: curve
        ])
        return (seen.last?.transition, ignored)
    }

    /// Posts a show that docks the keyboard, and returns what the keyboard has told and ignored.
    private func show(_ info: [AnyHashable: Any]) throws -> (seen: [Keyboard.Change], ignored: [String]) {
        let bench = try ObserverBench()
        var seen: [Keyboard.Change] = []
        let subscription = bench.keyboard.observe { seen.append($0) }
        bench.post(.willShow, info: info)
        #expect(bench.keyboard.state == .docked(end), "\(bench.ignored)")
        subscription.cancel()
        return (seen, bench.ignored)
    }

    @Test func `an object that is no screen is the main screen's`() throws {
        let bench = try ObserverBench()
        let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)]
        for object in [nil, "a text", NSObject()] as [Any?] {
            bench.post(.willHide, end: nil)
            bench.center.post(name: KeyboardEvent.willShow.notificationName, object: object, userInfo: info)
            #expect(bench.keyboard.state == .docked(end), "\(String(describing: object))")
        }
    }
}

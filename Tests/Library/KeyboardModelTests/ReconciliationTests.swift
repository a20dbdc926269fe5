import CoreGraphics
import Foundation
import KeyboardModel
import Testing

/// The notifications and Apple's layout guide may disagree about the keyboard's position.
@Suite struct ReconciliationTests {
    typealias Guide = KeyboardReconciliation.Guide
    typealias Circumstances = KeyboardReconciliation.Circumstances

    private let frame = CGRect(x: 0, y: 508, width: 390, height: 336)

    private func guide(_ top: CGFloat, isAtRest: Bool = false) -> Guide {
        Guide(top: top, isAtRest: isAtRest, keyboardFrame: CGRect(x: 0, y: top, width: 390, height: 844 - top))
    }

    private func believed(
        _ state: KeyboardState, _ guide: Guide?, _ circumstances: Circumstances = Circumstances()
    ) -> KeyboardReconciliation {
        .reconciling(state, with: guide, in: circumstances)
    }

    @Test func `without a guide the announcement holds`() {
        for state in [KeyboardState.hidden, .docked(frame), .undocked(frame)] {
            #expect(believed(state, nil) == KeyboardReconciliation(state: state))
        }
    }

    @Test func `S43 a raised guide counts until the first announcement`() {
        let late = Circumstances(hasBeenAnnounced: false)
        #expect(believed(.hidden, guide(508), late).state == .docked(frame))
        #expect(believed(.hidden, guide(508), late).reason != nil)
        #expect(believed(.hidden, guide(810, isAtRest: true), late).state == .hidden)
    }

    @Test func `a hide wins over the guide`() {
        for settled in [true, false] {
            #expect(believed(.hidden, guide(508), Circumstances(isSettled: settled)).state == .hidden)
        }
    }

    @Test func `S93 S97 under a finger the guide is followed down, never up`() {
        let drag = Circumstances(isDragged: true)
        for top in stride(from: CGFloat(508), through: 843, by: 5) {
            #expect(believed(.docked(frame), guide(top), drag).state.frameInScreen?.minY == top)
        }
        #expect(believed(.docked(frame), guide(810, isAtRest: true), drag).state.frameInScreen?.minY == 810)
        #expect(believed(.docked(frame), guide(391), drag).state == .docked(frame), "453 for 345 is clamped")
        #expect(believed(.docked(frame), guide(700)).state == .docked(frame), "without a finger it has not moved yet")
    }

    @Test func `S118 a bar outside the frame counts after the movement`() {
        let settled = Circumstances(isSettled: true)
        #expect(believed(.docked(frame), guide(464), settled).state.frameInScreen?.minY == 464)
        #expect(believed(.docked(frame), guide(464)).state == .docked(frame), "Q4 the guide jumps meanwhile")
        #expect(believed(.docked(frame), guide(400), settled).state == .docked(frame), "higher than any bar")
    }

    @Test func `Q9 after absence a guide at rest hides a keyboard without an input`() {
        let without = Circumstances(absence: .withoutInput), with = Circumstances(absence: .withInput)
        #expect(believed(.docked(frame), guide(844, isAtRest: true), without).state == .hidden)
        #expect(believed(.docked(frame), guide(844, isAtRest: true), with).state == .docked(frame))
        #expect(believed(.docked(frame), guide(844, isAtRest: true)).state == .docked(frame))
    }

    @Test func `after absence a guide above its rest tells where the keyboard is`() {
        for absence in [Circumstances.Absence.withInput, .withoutInput] {
            for top in [408, 508, 608] as [CGFloat] {
                let found = believed(.docked(frame), guide(top), Circumstances(absence: absence))
                #expect(found.state.frameInScreen?.minY == top)
            }
        }
        let unlikely = Guide(top: 408, isAtRest: false, keyboardFrame: nil)
        #expect(believed(.docked(frame), unlikely, Circumstances(absence: .withInput)).state == .docked(frame))
    }

    /// The screen is 390 x 844 points.
    @Test(
        arguments: [
            (CGRect(x: 0, y: 508, width: 390, height: 336), true, CGFloat(508)),
            (CGRect(x: 100, y: 508, width: 100, height: 336), true, 508),
            (CGRect(x: 100, y: 508, width: 100, height: 336), false, nil),
            (CGRect(x: 0, y: 0, width: 390, height: 844), true, nil),
            (CGRect(x: 0, y: 300, width: 390, height: 200), false, nil)
        ])
    func `a guide's own frame is judged like an announced one`(box: CGRect, spans: Bool, top: CGFloat?) {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let guide = Guide(box, isAtRest: false, spansWindow: spans, onScreen: screen)
        #expect(guide.keyboardFrame?.minY == top && guide.top == box.minY)
        #expect(guide.keyboardFrame.map { $0.width == 390 } ?? true)
    }

    @Test func `a guide that agrees changes nothing and gives no reason`() {
        for circumstances in [
            Circumstances(), Circumstances(isDragged: true), Circumstances(isSettled: true),
            Circumstances(absence: .withInput)
        ] {
            for off in [-0.5, 0, 0.5] as [CGFloat] {
                let found = believed(.docked(frame), guide(508 + off), circumstances)
                #expect(found == KeyboardReconciliation(state: .docked(frame)))
            }
        }
        #expect(believed(.docked(frame), guide(.nan), Circumstances(isDragged: true)).state == .docked(frame))
    }

    @Test func `Q3 a docked frame after a hide needs a guide to confirm it`() {
        let atRest = guide(844, isAtRest: true)
        #expect(KeyboardReconciliation.confirming(frame, by: []).state == .hidden)
        #expect(KeyboardReconciliation.confirming(frame, by: [atRest, guide(600)]).state == .hidden)
        #expect(KeyboardReconciliation.confirming(frame, by: [guide(508, isAtRest: true)]).state == .hidden)
        let confirmed = KeyboardReconciliation.confirming(frame, by: [atRest, guide(508)])
        #expect(confirmed.state == .docked(frame) && confirmed.reason != nil)
    }
}

import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// Scripts play a person's actions on a simulated phone.
///
/// The tests cover possible and impossible actions.
@MainActor
@Suite struct StageTests {
    @Test func `a tap, typing, return and a rest are what they say`() throws {
        let stage = try SimulatedStage.signIn()
        try stage.tap("Email")
        #expect(stage.phone.keyboard.isMoving)
        #expect(stage.settle())
        try stage.type("ann@example.com")
        let field = try #require(try stage.view("Email") as? UITextField)
        #expect(field.text == "ann@example.com" && field.isFirstResponder)
        try stage.focus("Password")
        #expect(try stage.view("Password").isFirstResponder)
        try stage.pressReturn()
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen == nil)
        #expect(stage.timeline.description == "[fCS]----------[cstfCSrCH]----------[ch]")
    }

    @Test func `a presented page is put away, and a page without a presenter stays`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14")), first = UIViewController()
        stage.present(first)
        stage.dismissPresented()
        #expect(stage.phone.window.rootViewController === first)
        first.present(UIViewController(), animated: false)
        stage.settle()
        #expect(first.presentedViewController != nil)
        stage.dismissPresented()
        stage.settle()
        #expect(first.presentedViewController == nil)
    }

    @Test func `a stage's phone has the stage's readings`() throws {
        let device = try Device.named("iPhone 14")
        #expect(SimulatedStage(device).phone.readings.isEmpty)
        let stage = SimulatedStage(device, marked: ["Email"], readings: [.skipsHiddenViewsInLayout])
        #expect(stage.phone.readings == [.skipsHiddenViewsInLayout])
    }

    @Test func `the delete key takes characters and needs an edited field`() throws {
        let stage = try SimulatedStage.signIn()
        #expect(throws: StageError.nothingIsEdited("erase")) { try stage.erase(1) }
        try stage.tap("Email")
        try stage.type("anna")
        try stage.erase(1)
        #expect((try stage.view("Email") as? UITextField)?.text == "ann")
        try stage.erase(9)
        #expect((try stage.view("Email") as? UITextField)?.text?.isEmpty == true)
    }

    @Test func `a tap at a point is noted, and a failed tap says why`() throws {
        let stage = try SimulatedStage.signIn()
        let field = try stage.view("Email")
        try stage.tap(at: field.convert(CGPoint(x: 20, y: 20), to: nil))
        #expect(field.isFirstResponder)
        stage.settle()
        #expect(throws: StageError.covered("(20.0, 800.0)")) { try stage.tap(at: CGPoint(x: 20, y: 800)) }
        #expect(throws: StageError.unreachable("(20.0, -800.0)")) { try stage.tap(at: CGPoint(x: 20, y: -800)) }
        #expect(stage.timeline.description == "[pCS]----------[cspp]")
    }

    @Test func `dismissing and turning are noted and done`() throws {
        let stage = try SimulatedStage.signIn()
        try stage.tap("Email")
        stage.settle()
        stage.rotate(to: .landscape)
        stage.settle()
        #expect(stage.phone.orientation == .landscape)
        #expect(stage.phone.keyboard.frameInScreen?.minY == 181)
        stage.dismissKeyboard()
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen == nil)
        let symbols = stage.timeline.events.map(\.symbol.rawValue)
        #expect(String(symbols) == "fCScsoCHchCScsdCHch")
    }

    @Test func `time passes by exactly what is asked for`() throws {
        let stage = try SimulatedStage.signIn()
        let start = stage.phone.now
        for _ in 0..<7 { stage.advance(by: 0.013) }
        #expect(abs(stage.phone.now - start - 0.091) < 1e-9)
        #expect(stage.settle())
    }

    @Test func `a view that is not there is named with those that are`() throws {
        let stage = try SimulatedStage.signIn()
        let error = #expect(throws: StageError.self) { try stage.tap("E-Mail") }
        #expect(error == .noSuchView("E-Mail", known: ["Email", "Password", "Sign In"]))
        #expect(
            error?.description
                == "No view is called 'E-Mail'. There are: Email, Password, Sign In.")
        #expect(throws: StageError.self) { try stage.focus("Nowhere") }
        #expect(throws: StageError.self) { try stage.view("") }
        let device = try #require(Device.all.first)
        let empty = SimulatedStage(device)
        empty.present(UIViewController())
        let nothing = #expect(throws: StageError.self) { try empty.tap("Email") }
        #expect(nothing?.description == "No view is called 'Email'. Give the view an accessibility identifier.")
    }

    @Test func `a covered view and one behind another tell so`() throws {
        let stage = try SimulatedStage.signIn(.none)
        try stage.tap("Email")
        stage.settle()
        let covered = #expect(throws: StageError.self) { try stage.tap("Sign In") }
        #expect(covered == .covered("Sign In"))
        #expect(covered?.description == "'Sign In' can't be tapped: the keyboard covers its middle.")
        stage.dismissKeyboard()
        stage.settle()
        try stage.tap("Sign In")
        let field = try stage.view("Password")
        let lid = UIView(frame: field.frame)
        field.superview?.addSubview(lid)
        let behind = #expect(throws: StageError.self) { try stage.tap("Password") }
        #expect(behind == .unreachable("Password"))
        #expect(behind?.description.contains("lies behind the status bar or another view") == true)
        (field as? UITextField)?.isEnabled = false
        #expect(throws: StageError.unreachable("Password")) { try stage.focus("Password") }
        #expect(throws: StageError.unreachable("Sign In")) { try stage.focus("Sign In") }
    }

    @Test func `typing and return need a field that is edited`() throws {
        let stage = try SimulatedStage.signIn()
        let typing = #expect(throws: StageError.self) { try stage.type("a") }
        #expect(typing?.description == "type has no target: tap a text field first.")
        #expect(throws: StageError.nothingIsEdited("pressReturn")) { try stage.pressReturn() }
        stage.dismissKeyboard()
        #expect(stage.timeline.description == "[trd]")
    }

    @Test(arguments: [60, 120])
    func `a recording has one picture per frame, in order of time`(rate: Int) throws {
        let stage = try SimulatedStage.signIn(framesPerSecond: rate)
        stage.begin("down")
        try stage.recordFrames(of: "rising", settlingInto: "up") { () throws(StageError) in try stage.tap("Email") }
        let pictures = stage.recording
        #expect(pictures.map(\.time) == pictures.map(\.time).sorted())
        #expect(pictures.first?.step == "down" && pictures.last?.step == "up")
        #expect(pictures.last?.isSettled == true && pictures.first?.isSettled == true)
        let rising = pictures.filter { $0.step == "rising" }
        #expect(rising.count >= rate / 2 && rising.count <= rate / 2 + 2, "\(rising.count)")
        #expect(rising.dropLast().allSatisfy { !$0.isSettled })
        let gaps = zip(rising, rising.dropFirst()).map { $1.time - $0.time }
        #expect(gaps.allSatisfy { $0 < 1 / Double(rate) + 1e-6 }, "\(gaps.max() ?? 0)")
        let count = stage.recording.count
        stage.dismissKeyboard()
        stage.settle()
        #expect(stage.recording.count == count)
    }

    @Test func `a recording whose script fails stops with its error`() throws {
        let stage = try SimulatedStage.signIn()
        #expect(throws: StageError.self) {
            try stage.recordFrames { () throws(StageError) in try stage.tap("Nowhere") }
        }
        let count = stage.recording.count
        try stage.tap("Email")
        stage.settle()
        #expect(stage.recording.count == count)
    }

    @Test func `a stage knows its system's version`() throws {
        let device = try #require(Device.all.first { $0.portraitSize == CGSize(width: 375, height: 667) })
        for (version, height) in [(8.0, 258.0), (17, 260)] {
            let stage = SimulatedStage(device, systemVersion: version)
            stage.present(SignInViewController())
            try stage.tap("Email")
            #expect(stage.phone.keyboard.frameInScreen.map { Double($0.height) } == height)
        }
    }
}

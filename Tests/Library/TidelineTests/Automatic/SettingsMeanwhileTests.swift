import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The app sets avoidances in any order, before and while the keyboard is up.
///
/// Only the last settings count.
@MainActor
@Suite struct SettingsMeanwhileTests {
    private func stage(showing page: UIViewController = UIViewController()) throws -> SimulatedStage {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(page)
        return stage
    }

    private func open(_ page: SettingsPage, pushes: Bool) throws -> SimulatedStage {
        let first = SettingsPage(.form), navigation = UINavigationController(rootViewController: first)
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(navigation)
        stage.settle()
        navigation.isNavigationBarHidden = true
        if pushes {
            navigation.pushViewController(page, animated: true)
        } else {
            page.modalPresentationStyle = .fullScreen
            first.present(page, animated: true)
        }
        stage.settle()
        return stage
    }

    @Test(arguments: [true, false])
    func `insets of a page that has just appeared replace those of automatic`(pushes: Bool) throws {
        let page = SettingsPage(.form)
        page.onAppear = { [weak page] in page?.list.keyboardAvoidance = .insets }
        let stage = try open(page, pushes: pushes)
        #expect(page.numbers == [302, 0, 0, 0, 0, 0, 0] && page.isClear)
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [true, false])
    func `a translation on a page that has just appeared replaces automatic`(pushes: Bool) throws {
        let page = SettingsPage(.card)
        page.onAppear = { [weak page] in page?.card.keyboardAvoidance = .translation }
        let stage = try open(page, pushes: pushes)
        #expect(page.numbers == [0, 0, -302, 0, 0, 0, 0] && page.isClear)
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `a listener that is added meanwhile replaces automatic`() throws {
        let page = SettingsPage(.form), listener = Listener(page.list)
        page.onAppear = { KeyboardBroadcaster.shared.addListener(listener) }
        let stage = try open(page, pushes: true)
        #expect(page.numbers == [302, 0, 0, 0, 0, 0, 0] && page.isClear)
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0, 0, 0, 0])
        KeyboardBroadcaster.shared.removeListener(listener)
    }

    @Test func `automatic that is set after the page makes room as before the page`() throws {
        let numbers = try [true, false].map { isFirst in
            let stage = SimulatedStage(try Screens.device(Screens.large)), page = SettingsPage(.innerList)
            let keyboard = Keyboard(), window = stage.phone.window
            if isFirst { window.keyboardAvoidance = .automatic.spacing(8).following(keyboard) }
            stage.present(page)
            if !isFirst { window.keyboardAvoidance = .automatic.spacing(8).following(keyboard) }
            stage.settle()
            page.field.becomeFirstResponder()
            stage.settle()
            #expect(page.isClear)
            defer { stage.hide() }
            return page.numbers
        }
        #expect(numbers[0] == numbers[1])
    }

    @Test(arguments: [true, false], [true, false])
    func `of scene and window the window's automatic acts`(isWindowFirst: Bool, isUp: Bool) throws {
        let page = SettingsPage(.form), stage = try stage()
        let window = stage.phone.window, scene = try #require(window.windowScene)
        let set = [
            { window.keyboardAvoidance = .automatic.spacing(8) }, { scene.keyboardAvoidance = .automatic.spacing(3) }
        ]
        if !isUp { for step in isWindowFirst ? set : set.reversed() { step() } }
        stage.present(page)
        stage.settle()
        if isUp { for step in isWindowFirst ? set : set.reversed() { step() } }
        stage.settle()
        #expect(page.numbers == [310, 0, 0, 0, 0, 0, 0])
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0, 0, 0, 0])
        try stage.edit("Field")
        #expect(page.numbers == [310, 0, 0, 0, 0, 0, 0])
        window.keyboardAvoidance = nil
        stage.settle()
        #expect(page.numbers == [305, 0, 0, 0, 0, 0, 0], "the scene's goes on alone")
        scene.keyboardAvoidance = nil
        #expect(page.numbers == [0, 0, 0, 0, 0, 0, 0])
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0, 0, 0, 0])
    }

    /// The field goes from its place to its new place, and not by way of the place without an avoidance.
    @Test(arguments: [SettingsPage.Kind.form, .card, .header])
    func `new options of automatic move the field by their difference alone`(kind: SettingsPage.Kind) throws {
        let page = SettingsPage(kind), stage = try stage(), window = stage.phone.window
        window.keyboardAvoidance = .automatic
        stage.present(page)
        stage.settle()
        let before = ShownPlaces.frames(of: [page.field])[0].minY
        window.keyboardAvoidance = .automatic.spacing(8)
        stage.phone.endTurn()
        for frame in 0..<30 {
            let shown = ShownPlaces.frames(of: [page.field])[0].minY
            #expect((before - 8.01)...(before + 0.01) ~= shown, "frame \(frame)")
            stage.advance(by: 1 / 60)
        }
        stage.settle()
        #expect(page.numbers.contains(310) || kind == .header)
        window.keyboardAvoidance = nil
        #expect(page.numbers.allSatisfy { $0 == 0 })
    }

    private final class LaidOutPage: UIViewController {
        var onLayout: (() -> Void)?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            onLayout?()
        }
    }

    @Test func `automatic gets another spacing in a layout while a person moves to another input`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = LaidOutPage()
        let list = UIScrollView(), fields = [UITextField(), UITextField()]
        let footer = UIStackView(arrangedSubviews: fields), view: UIView = page.view
        footer.axis = .vertical
        for (field, name) in zip(fields, ["First", "Second"]) {
            field.accessibilityIdentifier = name
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        for subview in [list, footer] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: footer.topAnchor),
            list.widthAnchor.constraint(equalTo: view.widthAnchor),
            footer.widthAnchor.constraint(equalTo: view.widthAnchor),
            footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        ])
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(page)
        try stage.edit("First")
        page.onLayout = { [weak page] in
            page?.onLayout = nil
            page?.view.window?.keyboardAvoidance = .automatic.spacing(8)
        }
        try stage.edit("Second")
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(page.onLayout == nil, "no layout has come")
        #expect(fields[1].convert(fields[1].bounds, to: nil).maxY.seen <= top - 8)
    }

    /// Swift can't compare closures, so each layout brings another one.
    @Test(arguments: [SettingsPage.Kind.form, .card])
    func `a closure that each layout sets anew keeps automatic in place`(kind: SettingsPage.Kind) throws {
        let page = SettingsPage(kind), stage = try stage(), window = stage.phone.window
        page.onLayout = { [weak window] in window?.keyboardAvoidance = .automatic.focus(.around { $0 }) }
        stage.present(page)
        stage.settle()
        #expect(page.numbers.contains { abs($0) == 302 } && page.isClear)
        page.view.setNeedsLayout()
        stage.settle()
        #expect(page.numbers.contains { abs($0) == 302 } && page.isClear)
        stage.hide()
        #expect(page.numbers.allSatisfy { $0 == 0 })
        page.onLayout = {}
        window.keyboardAvoidance = nil
    }

    @Test(arguments: SettingsPage.Kind.allCases)
    func `automatic that ends in any layout of a choice leaves nothing`(kind: SettingsPage.Kind) throws {
        var layouts = 0, isOver = false
        while !isOver {
            layouts += 1
            let page = SettingsPage(kind), stage = try stage(showing: page), window = stage.phone.window
            let other = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 44))
            other.accessibilityIdentifier = "Other"
            page.view.addSubview(other)
            window.keyboardAvoidance = .automatic
            stage.settle()
            var left = layouts
            page.onLayout = {
                left -= 1
                if left == 0 { window.keyboardAvoidance = nil }
            }
            try stage.edit("Other")
            stage.settle()
            isOver = left > 0
            if !isOver { #expect(page.numbers.allSatisfy { $0 == 0 }, "\(kind), layout \(layouts): \(page.numbers)") }
            window.keyboardAvoidance = nil
        }
        #expect(layouts > 1)
    }

    // MARK: What the app does not report

    /// UIKit does not tell that a guide has left its view, or that a list has left the window.
    @Test(arguments: [true, false], [true, false])
    func `automatic acts once the page's own avoidance is gone`(isGuide: Bool, isUp: Bool) throws {
        let page = SettingsPage(.card), stage = try stage(showing: page), window = stage.phone.window
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let guide = isGuide ? page.view.keyboardGuide : nil
        if !isGuide {
            page.view.addSubview(list)
            list.keyboardAvoidance = .insets
        }
        window.keyboardAvoidance = .automatic
        if !isUp { stage.hide() }
        stage.settle()
        #expect(page.numbers.prefix(4) == [0, 0, 0, 0], "left alone")
        if let guide { page.view.removeLayoutGuide(guide) } else { list.removeFromSuperview() }
        stage.settle()
        if !isUp { try stage.edit("Field") }
        #expect(page.numbers.prefix(4) == [0, 302, 0, 0])
        window.keyboardAvoidance = nil
    }

    /// An inset that grows with the keyboard may be the app's own room for the keyboard; a stated one is not.
    @Test(arguments: [true, false])
    func `an own value that is set meanwhile is like one of before`(isMeanwhile: Bool) throws {
        let page = SettingsPage(.header), stage = try stage(), window = stage.phone.window
        window.keyboardAvoidance = .automatic
        page.list.contentInsetAdjustmentBehavior = .never
        if !isMeanwhile { page.list.keyboardOwnValue += 351 }
        stage.present(page)
        stage.settle()
        if isMeanwhile { page.list.keyboardOwnValue += 351 }
        stage.settle()
        #expect(page.list.contentInset.bottom == 687 && page.list.keyboardOwnValue == 351)
        stage.hide()
        #expect(page.list.contentInset.bottom == 351)
        window.keyboardAvoidance = nil
    }
}

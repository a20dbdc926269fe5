import DeviceSimulation
import Foundation
import SimulatedStages
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// What a chat costs, and what it costs everything else.
@MainActor
@Suite struct ChatCostTests {
    @Test func `without a chat no turn is looked at`() throws {
        let chat = try ChatScreen()
        #expect(chat.keyboard.following.watchesChats)
        chat.list.keyboardAvoidance = .insets.following(chat.keyboard)
        chat.endTurn()
        #expect(!chat.keyboard.following.watchesChats && chat.list.keyboardChat == nil)
        chat.list.keyboardAvoidance = .insets.chat().following(chat.keyboard)
        #expect(chat.keyboard.following.watchesChats)
        chat.list.keyboardAvoidance = nil
        #expect(!chat.keyboard.following.watchesChats)
    }

    @Test func `a list without the option moves as before when rows come`() throws {
        let chat = try ChatScreen()
        chat.list.keyboardAvoidance = .insets.following(chat.keyboard)
        let offset = chat.list.contentOffset
        chat.append(height: 120)
        chat.settle()
        #expect(chat.list.contentOffset == offset)
    }

    @Test func `a look at rest writes nothing and asks for no cell`() throws {
        let chat = try ChatScreen()
        chat.drag(by: -300)
        let offset = chat.list.contentOffset, insets = chat.list.contentInset, layouts = chat.stage.phone.layoutPasses
        for _ in 0..<20 { chat.endTurn() }
        #expect(chat.list.contentOffset == offset && chat.list.contentInset == insets)
        #expect(chat.stage.phone.layoutPasses == layouts)
    }

    @Test(arguments: ChatScreen.Kind.allCases.filter { $0 != .scroll })
    func `a token costs the same in a short and in a long list`(kind: ChatScreen.Kind) throws {
        let visits = try [100, 5_000].map { count in
            let chat = try ChatScreen(ChatScreen.Setting(kind: kind), rows: count)
            chat.stream()
            chat.frame()
            let before = chat.controller.identityQuestions
            for _ in 0..<10 {
                chat.stream()
                chat.frame()
            }
            defer { chat.stage.phone.letGo() }
            return chat.controller.identityQuestions - before
        }
        #expect(visits[0] == visits[1] && visits[1] == 0, "\(visits)")
    }
}

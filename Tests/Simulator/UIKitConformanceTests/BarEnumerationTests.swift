import Testing
import UIKit

@MainActor struct BarEnumerationTests {
    private func expectAnyNumber<Value: RawRepresentable>(_ type: Value.Type)
    where Value.RawValue: FixedWidthInteger & Sendable {
        for number in [0, 1, 2, 3, 11, 101, 4567] as [Value.RawValue] {
            #expect(Value(rawValue: number)?.rawValue == number, "\(type) of \(number)")
        }
    }

    @Test func `I22 an enumeration of bars takes any number`() {
        expectAnyNumber(UIBarStyle.self)
        expectAnyNumber(UIBarMetrics.self)
        expectAnyNumber(UIBarPosition.self)
        expectAnyNumber(UINavigationItem.BackButtonDisplayMode.self)
        expectAnyNumber(UINavigationItem.SearchBarPlacement.self)
        expectAnyNumber(UITabBar.ItemPositioning.self)
        expectAnyNumber(UITabBarItem.SystemItem.self)
        expectAnyNumber(UITabBarItemAppearance.Style.self)
    }
}

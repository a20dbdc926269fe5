import Foundation
import Testing

/// Faults of the toolchain on Linux that right code of an app meets, as Docs/Tool.md lists them.
///
/// A test that fails here tells that the toolchain was mended: take the fault out of the page.
@Suite struct PlatformFaultTests {
    private final class Mark: NSObject {}

    @Test func `Foundation halts when different objects are one attribute of neighbours`() async {
        await #expect(processExitsWith: .failure) {
            let text = NSMutableAttributedString(string: "Tideline"), key = NSAttributedString.Key("mark")
            text.addAttributes([key: Mark()], range: NSRange(location: 0, length: 4))
            text.addAttributes([key: Mark()], range: NSRange(location: 4, length: 4))
        }
    }

    @Test func `one object is the attribute of both neighbours`() {
        let text = NSMutableAttributedString(string: "Tideline"), key = NSAttributedString.Key("mark"), mark = Mark()
        text.addAttributes([key: mark], range: NSRange(location: 0, length: 4))
        text.addAttributes([key: mark], range: NSRange(location: 4, length: 4))
        #expect(text.attribute(key, at: 5, effectiveRange: nil) as? Mark === mark)
    }

    private final class Page {
        private let label = Mark()

        func capturesOfConstant() -> [Bool] {
            var seesPage = false, seesLabel = false
            let note: () -> Void = { [weak self, weak label] in
                seesPage = self != nil
                seesLabel = label != nil
            }
            note()
            return [seesPage, seesLabel]
        }

        func capturesOfArgument() -> [Bool] {
            var seesPage = false, seesLabel = false
            func run(_ body: @escaping () -> Void) { body() }
            run { [weak self, weak label] in
                seesPage = self != nil
                seesLabel = label != nil
            }
            return [seesPage, seesLabel]
        }
    }

    @Test func `a closure in a local constant loses weak captures, and one in an argument keeps them`() {
        let page = Page()
        let (constant, argument) = withExtendedLifetime(page) { ($0.capturesOfConstant(), $0.capturesOfArgument()) }
        #expect(constant.contains(false), "\(constant)")
        #expect(argument == [true, true])
    }
}

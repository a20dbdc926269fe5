import Testing
import UIKit

/// Swift Testing lacks exit tests on iOS, so the tests of exceptions are in a separate file.
@MainActor struct ExceptionTests {
    @Test func `B22 changing an installed priority from required raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let view = UIView(), constraint = view.widthAnchor.constraint(equalToConstant: 1)
            constraint.priority = .defaultLow
            constraint.priority = .required
            constraint.isActive = true
            constraint.priority = .defaultHigh
        }
        expectRefusal(result)
    }

    @Test func `B22 changing an installed priority to required raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let view = UIView(), constraint = view.widthAnchor.constraint(equalToConstant: 1)
            constraint.priority = .defaultLow
            constraint.isActive = true
            constraint.priority = .defaultHigh
            constraint.priority = .required
        }
        expectRefusal(result)
    }

    private func expectRefusal(_ result: ExitTest.Result) {
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("Mutating a priority from required to not on an installed constraint (or vice-versa)"),
            "\(text)")
    }

    @Test func `B26 pairing leading with left raises when it is made`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let view = UIView(), other = UIView()
            _ = view.leadingAnchor.constraint(equalTo: other.leftAnchor)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("between a leading/trailing attribute and a right/left attribute"), "\(text)")
    }

    @Test func `B59 a location constraint with a multiplier of zero raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let view = UIView(), other = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width, multiplier: 0,
                constant: 9)
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .left, multiplier: 0,
                constant: 9)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("A multiplier of 0 or a nil second item together with a location"), "\(text)")
    }

    @Test func `B59 pairing a place with a size raises`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let view = UIView(), other = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .width, multiplier: 1,
                constant: 0)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Invalid pairing of layout attributes"), "\(text)")
    }

    @Test func `B28 a missing common ancestor raises and names both anchors`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let view = UILabel(), other = UIButton()
            view.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        for part in ["NSGenericException", "no common ancestor", "UILabel", "top", "UIButton", "bottom"] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }
}

import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct NotRestoredTests {
    private func played(
        from start: (inout Recording.Scene) -> Void = { _ in }, _ change: (inout Recording.Scene) -> Void
    ) -> [Finding] {
        Rule.notRestored.check([
            Recording.snapshot(start),
            Recording.snapshot { scene in
                scene.time = 0.8
                scene.step = "up"
                scene.keyboardTop = 508
                scene.geometry.contentInset = [0, 0, 336, 0]
            },
            Recording.snapshot { scene in
                scene.time = 2.1
                scene.step = "gone"
                change(&scene)
            }
        ])
    }

    @Test func `a screen that comes back exactly is clear`() {
        #expect(played { _ in }.isEmpty)
        #expect(
            played {
                $0.geometry.center.x = 195; $0.geometry.bounds.origin.y = -0.0
            }.isEmpty)
    }

    /// A panel of photos keeps the place of the keyboard, and the screen above it stays as it was.
    @Test func `a screen above a new view in the keyboard's place is restored when this view has gone`() {
        func found(panel: CGRect, isOld: Bool = false, isHidden: Bool = false) -> [Finding] {
            var pictures = [844, 508, 844, 844].enumerated().map { index, top in
                Recording.snapshot {
                    ($0.time, $0.keyboardTop) = (Double(index), CGFloat(top))
                    if index > 0 { $0.geometry.contentInset = [0, 0, 336, 0] }
                }
            }
            var node = SceneNode(
                id: 99, name: "Panel", kind: .view, frameInScreen: panel, modelFrameInScreen: panel)
            node.isHidden = isHidden
            if isOld { pictures[0].root.children.append(node) }
            pictures[2].root.children.append(node)
            return Rule.notRestored.check(pictures)
        }
        let place = CGRect(x: 0, y: 508, width: 390, height: 336)
        #expect(found(panel: place).messages.allSatisfy { $0.contains("at 3.00 s") } && !found(panel: place).isEmpty)
        for other in [
            CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 0, y: 480, width: 390, height: 364),
            CGRect(x: 0, y: 508, width: 390, height: 100), CGRect(x: 0, y: 508, width: 200, height: 336)
        ] {
            #expect(found(panel: other).messages.first?.contains("at 2.00 s") == true, "\(other)")
        }
        #expect(found(panel: place, isOld: true).messages.first?.contains("at 2.00 s") == true)
        #expect(found(panel: place, isHidden: true).messages.first?.contains("at 2.00 s") == true)
    }

    @Test func `UIKit's own bar answers for its place, and not for the views inside it`() {
        func found(_ change: (inout SceneNode) -> Void) -> [Finding] {
            var pictures = [844, 508, 844].enumerated().map { index, top in
                Recording.snapshot {
                    ($0.time, $0.keyboardTop) = (Double(index), CGFloat(top))
                }
            }
            for index in pictures.indices { pictures[index].root.children[0].kind = .bar }
            change(&pictures[2].root.children[0])
            return Rule.notRestored.check(pictures)
        }
        #expect(found { $0.children[0].geometry.center.y += 9 }.isEmpty)
        #expect(found { $0.geometry.center.y += 9 }.map(\.amount) == [9])
    }

    @Test func `an inset that stays is reported with its size and old value`() {
        let findings = played { $0.geometry.contentInset = [0, 0, 336, 0] }
        #expect(findings.messages == ["Form scroll view not restored at 2.10 s: contentInset.bottom off by 336 pt"])
        #expect(
            findings.first?.why == "contentInset.bottom was 0 pt before the keyboard came, and is 336 pt",
            "\(findings)")
    }

    @Test(arguments: [
        "contentOffset.x", "contentOffset.y", "bounds.width", "bounds.height", "center.x", "center.y", "transform.ty",
        "transform.a",
        "contentInset.top", "safeAreaInsets.bottom",
        "indicatorInsets.right"
    ])
    func `the finding names the number that has changed`(name: String) {
        let findings = played { scene in
            switch name {
            case "contentOffset.x": scene.geometry.bounds.origin.x += 3
            case "contentOffset.y": scene.geometry.bounds.origin.y += 3
            case "bounds.width": scene.geometry.bounds.size.width += 3
            case "bounds.height": scene.geometry.bounds.size.height += 3
            case "center.x": scene.geometry.center.x += 3
            case "center.y": scene.geometry.center.y += 3
            case "transform.ty": scene.geometry.transform[5] += 3
            case "transform.a": scene.geometry.transform[0] += 3
            case "indicatorInsets.right": scene.geometry.indicatorInsets[3] += 3
            case "contentInset.top": scene.geometry.contentInset[0] += 3
            default: scene.geometry.safeAreaInsets[2] += 3
            }
        }
        #expect(findings.messages == ["Form scroll view not restored at 2.10 s: \(name) off by 3 pt"])
        #expect(findings.map(\.amount) == [3])
    }

    @Test func `a number that the app sets is compared to the last bit`() {
        let hair = Double(34).nextUp - 34
        let findings = played { $0.geometry.contentInset[2] += hair }
        #expect(findings.map(\.amount) == [hair])
        #expect(findings.messages == ["Form scroll view not restored at 2.10 s: contentInset.bottom off by 7e-15 pt"])
    }

    @Test func `an indicator inset equal to the content inset is no damage`() {
        func messages(indicator: Double) -> [String] {
            played(from: { $0.geometry.contentInset[2] = 60 }) { scene in
                scene.geometry.contentInset[2] = 60
                scene.geometry.indicatorInsets[2] = indicator
            }.messages
        }
        #expect(messages(indicator: 60).isEmpty)
        #expect(
            messages(indicator: 61) == ["Form scroll view not restored at 2.10 s: indicatorInsets.bottom off by 61 pt"])
    }

    @Test func `a place is compared to half a pixel, as Auto Layout rounds`() {
        #expect(played { $0.geometry.center.y += 0.16 }.isEmpty)
        #expect(played { $0.geometry.center.y += 0.17 }.count == 1)
    }

    @Test func `the largest difference of a view is the one named`() {
        let findings = played {
            $0.geometry.center.y += 2
            $0.geometry.contentInset[2] = 34
        }
        #expect(findings.map(\.amount) == [34])
    }

    @Test func `of equal differences of a view the first is named`() {
        let findings = played {
            $0.geometry.center.y += 2
            $0.geometry.contentInset[2] += 2
        }
        #expect(findings.count == 1 && findings.allSatisfy { $0.message.contains("center.y off by 2") })
    }

    @Test func `a comparison needs rest, one screen size and no keyboard`() {
        #expect(
            played {
                $0.geometry.center.y += 2; $0.isSettled = false
            }.isEmpty)
        #expect(
            played {
                $0.geometry.center.y += 2; $0.keyboardTop = 508
            }.isEmpty)
        #expect(
            played {
                $0.geometry.center.y += 2; $0.size = CGSize(width: 844, height: 390); $0.keyboardTop = 390
            }.isEmpty)
    }
}

import Foundation
import Testing

/// For each name in the code of well-known articles, a documentation page names the replacement.
@Suite struct RecipeNamesTests {
    private let checkout = Checkout.current

    private static let recipes: [(page: String, names: [String])] = [
        (
            "LayoutGuide",
            [
                "View", "View.init()", "View.init(coder:)", "requiresConstraintBasedLayout", "keyboardLayoutGuide",
                "keyboardHeightConstraint", "ViewController<CustomView>", "customView", "init(view:)",
                "ViewController.init(coder:)", "automaticallyAdjustKeyboardLayoutGuide", "loadView()", "deinit",
                "registerForKeyboardNotifications()", "stopObservingKeyboardNotifications()",
                "adjustKeyboardHeightConstraint(byOffset:animationDuration:)", "Notification.keyboardRect",
                "Notification.keyboardAnimationDuration", "SignInView", "signInButton", "emailTextField",
                "passwordTextField", "SignInViewController", "textFieldShouldReturn(_:)"
            ]
        ),
        (
            "Responder",
            [
                "KeyboardResponder", "KeyboardResponder.init()", "deinit", "KeyboardResponder.Event",
                ".appear(minY:duration:curve:overlapOf:)", ".disappear(duration:curve:)", "eventCallback",
                "subscribe(_:)", "automaticallyAdjust(_:padding:)", "automaticallyAdjust(view:padding:)",
                "keyboardWillShow(_:)", "keyboardWillHide(_:)", "Notification.keyboardAnimationDuration",
                "Notification.keyboardAnimationCurve", "InputViewController", "keyboardResponder"
            ]
        ),
        (
            "ScrollViewListener",
            [
                "KeyboardListener", "scrollView", "contentOffsetPreKeyboardDisplay", "contentInsetPreKeyboardDisplay",
                "keyboardChanged(with:)", "updateContentOffsetOnTextFieldFocus(_:bottomCoveredArea:)",
                "resetScrollView()", "UIResponder.current", "Broadcaster.shared.addListener(_:)", "FormViewController",
                "tableView"
            ]
        ),
        (
            "ConstraintThatFollows",
            [
                "bottomLayoutConstraint", "bottomSpacer", "viewWillAppear", "viewWillDisappear", "animationDuration",
                "animationCurve", "convertedKeyboardEndFrame"
            ]
        ),
        (
            "SafeAreaListener",
            [
                "KeyboardAppearListener", "keyboardWillShow", "keyboardWillHide", "windowSafeArea",
                "windowsSafeAreaWereAdded", "additionalSafeAreaInsets"
            ]
        )
    ]

    @Test(arguments: recipes)
    func `every name of a recipe has its row on the page of its system`(page: String, names: [String]) throws {
        let file = try #require(checkout.file("Sources/Library/TidelineClassics/TidelineClassics.docc/\(page).md"))
        let rows = try file.captures(of: #"^\| ([^|]+) \| [^|]+ \| [^|]+ \|$"#).compactMap(\.first)
        #expect(rows.contains("The article's name"))
        let named = try Set(rows.flatMap { row in try file.captures(of: "`([^`]+)`", in: row).compactMap(\.first) })
        let missing = names.filter { !named.contains($0) }
        #expect(missing.isEmpty, "\(file.path) has no row for these")
    }
}

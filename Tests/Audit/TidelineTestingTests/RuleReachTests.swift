import Testing
import TidelineTesting
import UIKit

/// Rules for rare situations, each on a screen with a planted fault; the judged screens by others cover the other rules.
@MainActor
@Suite struct RuleReachTests {
    /// The page ends at Apple's guide, so nothing is painted behind the keyboard.
    private final class PageController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = nil
            let page = UIView(), field = UITextField()
            page.backgroundColor = .systemBackground
            field.placeholder = "Page"
            for view in [page, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(page)
            page.addSubview(field)
            NSLayoutConstraint.activate([
                page.topAnchor.constraint(equalTo: view.topAnchor),
                page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                page.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                field.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 40),
                field.centerXAnchor.constraint(equalTo: page.centerXAnchor)
            ])
        }
    }

    @Test(arguments: [17.0, 26])
    func `Q6 a page that ends at a translucent keyboard is told`(version: Double) throws {
        let report = try Audit("page") { PageController() }.surroundings([Surroundings(iOS: version)]).devices([
            try Device.named("iPhone 16")
        ])
        .orientations([.portrait]).keyboards([.letters]).usages([.typing]).run()
        #expect(report.runs.contains { $0.findings.contains { $0.rule == .bleed } } == (version >= 26))
    }

    /// The return key moves the focus to the next field without scrolling.
    private final class FormController: UIViewController, UITextFieldDelegate {
        private var fields: [UITextField] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize.height = 3_000
            view.addSubview(scroll)
            for (index, y) in [200, 720].enumerated() {
                let field = UITextField(frame: CGRect(x: 380, y: y, width: 200, height: 40))
                field.placeholder = "Field \(index + 1)"
                field.delegate = self
                scroll.addSubview(field)
                fields.append(field)
            }
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField === fields[0] ? fields[1].becomeFirstResponder() : textField.resignFirstResponder()
        }
    }

    @Test func `a field under a floating keyboard is an error where a list could show it`() throws {
        let report = try Audit("form") { FormController() }.devices([try Device.named("iPad Pro 13\" M4/M5")])
            .orientations([.portrait]).keyboards([.floating]).usages([.typing]).run()
        let found = report.runs.flatMap(\.findings).filter { $0.rule == .floatingCover }
        #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error && $0.subject == "Field 2" }, "\(report)")
    }
}

import HostTestSupport
import Tideline
import UIKit

/// A page that is pushed on a generated page, with an input of its own.
final class LawSecondPage: UIViewController {
    private let field = UITextField()
    private let takesInput: Bool
    private let list = UIScrollView()
    private let keyboard: Keyboard?

    /// - Parameters:
    ///   - takesInput: whether the page's field is edited from the first frame, so that the keyboard stays up.
    ///   - keyboard: the keyboard that the page's list avoids as soon as the page has appeared; nil for a page without
    ///     a list.
    init(takesInput: Bool, avoiding keyboard: Keyboard? = nil) {
        (self.takesInput, self.keyboard) = (takesInput, keyboard)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if keyboard != nil { return fillList() }
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 44)
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if takesInput { field.becomeFirstResponder() }
    }

    /// The field is at the end of a list that fills the page.
    private func fillList() {
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: 1_200)
        field.frame = CGRect(x: 16, y: 1_140, width: 200, height: 44)
        list.addSubview(field)
        view.addSubview(list)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let keyboard { list.keyboardAvoidance = .insets.following(keyboard) }
    }

    /// Judges the page's own numbers, under a keyboard with a top in the window's coordinates, or without a keyboard.
    ///
    /// The page makes room for itself, so `automatic` changes nothing on it.
    func judge(_ run: LifeRun, keyboardTop: CGFloat?) {
        guard keyboard != nil else { return }
        let system = list.adjustedContentInset.bottom - list.contentInset.bottom
        let end = list.convert(list.bounds, to: nil).maxY, covered = keyboardTop.map { max(0, end - $0 - system) } ?? 0
        let clause = keyboardTop == nil ? Clause.restored : .memoryless
        let numbers = [
            ("inset", list.contentInset.bottom, covered), ("safe area", additionalSafeAreaInsets.bottom, 0),
            ("transform", view.transform.ty, 0)
        ]
        for (name, number, expected) in numbers where abs(number - expected) > 0.01 {
            run.report(clause, "the \(name) of the second page is \(number.seen) instead of \(expected.seen)")
        }
    }
}

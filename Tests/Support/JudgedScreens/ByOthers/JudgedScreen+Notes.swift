import AuditRules
import UIKit

private let story = String(repeating: "The boats come back late, and the nets hang dry over the wall. ", count: 60)

extension JudgedScreen {
    static let notes = [
        JudgedScreen(
            "Comment that runs under the keys", source: "https://github.com/kickstarter/ios-oss/pull/621",
            "A person goes on writing at the text's end, and the line is behind the keyboard.",
            planted: [.caretCovered], also: [.unreachable, .focusCovered], coveredIn: [.slideOver]
        ) { BuriedNote() },
        JudgedScreen(
            "Note that keeps its line in sight", source: "a note with insets by notification",
            "The text view has room for the keyboard at its end, and shows the line that is typed.",
            coveredIn: [.slideOver, .stageManager]
        ) { UINavigationController(rootViewController: InsetNote()) },
        JudgedScreen(
            "Line under the format bar", source: "https://github.com/standardnotes/forum/issues/3179",
            "The bar of formats on the keyboard hides the line that is typed at the note's end.",
            planted: [.caretCovered], also: [.unreachable], coveredIn: [.slideOver]
        ) { FormatBarNote(isClear: false) },
        JudgedScreen(
            "Note above its format bar", source: "an editor with a bar of formats",
            "The text ends above the bar, the bar stands on the keyboard, on every device."
        ) { FormatBarNote(isClear: true) },
        JudgedScreen(
            "Title bar pushed off by a text view",
            source: "https://github.com/hackiftekhar/IQKeyboardManager/issues/161",
            "The whole screen goes up until the text view's end is free, and the navigation bar leaves the screen.",
            planted: [.barPushedOff], also: [.pushedOffScreen, .bleed, .movedNeedlessly, .underHardware, .unreachable]
        ) { UINavigationController(rootViewController: PushingNote()) },
        JudgedScreen(
            "Own bar slides off in a sheet", source: "https://github.com/hackiftekhar/IQKeyboardManager/issues/1739",
            "In a presented screen the bar with Cancel and Save slides over the top edge.",
            planted: [.barPushedOff], also: [.pushedOffScreen, .bleed, .movedNeedlessly, .underHardware, .unreachable]
        ) { Presenter { OwnBarNote() } },
        JudgedScreen(
            "Mail with subject and body", source: "a composer with a fixed subject",
            "The subject stays at the top, the body ends at the keyboard."
        ) { UINavigationController(rootViewController: MailComposer()) }
    ]
}

private final class Presenter: UIViewController {
    private let make: () -> UIViewController

    init(_ make: @escaping () -> UIViewController) {
        self.make = make
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        present(make(), animated: false)
    }
}

private final class BuriedNote: UIViewController, UITextViewDelegate {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        text.text = story
        text.font = .systemFont(ofSize: 17)
        text.delegate = self
        view.addSubview(text)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        text.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
        textView.scrollRangeToVisible(textView.selectedRange)
    }
}

private final class InsetNote: UIViewController {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        text.text = story
        text.font = .preferredFont(forTextStyle: .body)
        text.alwaysBounceVertical = true
        text.keyboardDismissMode = .interactive
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: safe.topAnchor),
            text.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            me.text.contentInset.bottom = max(0, me.text.frame.maxY - me.view.convert(end, from: nil).minY)
            me.text.verticalScrollIndicatorInsets.bottom = me.text.contentInset.bottom
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardDidShowNotification) { me, _ in
            guard me.text.isFirstResponder else { return }
            me.text.scrollRangeToVisible(me.text.selectedRange)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.text.contentInset.bottom = 0
            me.text.verticalScrollIndicatorInsets.bottom = 0
        }
    }
}

private final class FormatBarNote: UIViewController, UITextViewDelegate {
    private let text = UITextView(), formats = UIToolbar()
    private let isClear: Bool

    init(isClear: Bool) {
        self.isClear = isClear
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        text.text = story
        text.font = .systemFont(ofSize: 16)
        text.delegate = self
        formats.items = ["B", "I", "U"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        for item in [text, formats] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide, keys = view.keyboardLayoutGuide.topAnchor
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: safe.topAnchor),
            text.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: isClear ? formats.topAnchor : keys),
            formats.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            formats.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            formats.bottomAnchor.constraint(equalTo: keys)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardDidShowNotification) { me, _ in
            guard me.text.isFirstResponder else { return }
            me.text.scrollRangeToVisible(me.text.selectedRange)
        }
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
    }
}

private final class PushingNote: UIViewController {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Review"
        view.backgroundColor = .white
        text.text = "It was good."
        text.backgroundColor = .systemYellow
        text.isScrollEnabled = false
        view.addSubview(text)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.push($1) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.navigationController?.view.frame.origin.y = 0
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        text.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 12)
    }

    private func push(_ note: Notification) {
        guard let all = navigationController?.view,
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let bottom = text.convert(text.bounds, to: all).maxY
        all.frame.origin.y = min(0, end.minY - bottom - 10)
    }
}

private final class OwnBarNote: UIViewController {
    private let text = UITextView(), bar = UINavigationBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "Feedback")
        item.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        bar.items = [item]
        text.text = story
        for part in [bar, text] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            text.topAnchor.constraint(equalTo: bar.bottomAnchor),
            text.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: safe.trailingAnchor)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.view.transform = .identity
            let covered = me.view.convert(me.text.frame, to: nil).maxY - end.minY
            me.view.transform = CGAffineTransform(translationX: 0, y: -max(0, covered))
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.view.transform = .identity
        }
    }
}

private final class MailComposer: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mail"
        view.backgroundColor = .systemBackground
        let subject = UITextField(), body = UITextView()
        subject.placeholder = "Subject"
        body.font = .systemFont(ofSize: 15)
        let column = UIStackView(arrangedSubviews: [subject, body])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            subject.heightAnchor.constraint(equalToConstant: 36),
            column.topAnchor.constraint(equalTo: safe.topAnchor),
            column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
    }
}

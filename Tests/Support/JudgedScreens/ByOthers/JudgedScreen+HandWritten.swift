import AuditRules
import UIKit

extension JudgedScreen {
    /// Keyboard code that developers copy from question-and-answer sites.
    static let handWritten = [
        JudgedScreen(
            "Fields beyond a landscape keyboard",
            source: "https://github.com/danielinoa/TextFieldsTraversalController/issues/1",
            "In landscape on a phone the lower fields are behind the keyboard; in portrait all are in sight.",
            planted: [.focusCovered], also: [.caretCovered]
        ) { FourFields() },
        JudgedScreen(
            "View shrunk by the begin frame",
            source: "https://noizeramp.com/posts/2014/08/30/constraints-aware-soft-keyboard-compensation-on-ios",
            "A keyboard that comes in steps shrinks the view twice and gives it back once; the view stays too short.",
            planted: [.notRestored],
            also: [
                .bleed, .focusCovered, .caretCovered, .controlCovered, .needlessGap, .doubleAvoidance, .jump, .lag,
                .pushedOffScreen, .movedNeedlessly
            ]
        ) { BeginFrameView() },
        JudgedScreen(
            "View moved up at every notification",
            source: "https://github.com/ionic-team/cordova-plugin-ionic-keyboard/issues/13",
            "The view goes up by the whole height, with a keyboard in steps several times: title and field leave.",
            planted: [.barPushedOff, .notRestored],
            also: [
                .pushedOffScreen, .movedNeedlessly, .doubleAvoidance, .bleed, .jump, .lag, .underHardware, .needlessGap
            ]
        ) { RepeatedMove() },
        JudgedScreen(
            "Editing event moves the view", source: "code in the text field's delegate",
            "The field is far above the keyboard, and the view is moved by a fixed amount when typing begins.",
            planted: [.movedNeedlessly],
            also: [.pushedOffScreen, .barPushedOff, .bleed, .jump, .lag, .underHardware, .slowSettle]
        ) { EditingEventMove() },
        JudgedScreen(
            "Picture shrinks above a name", source: "https://effortlesscode.com/auto-layout-keyboard-shown-hidden/",
            "The picture gives the keyboard its room, and the name stands above the keyboard.",
            coveredIn: [.slideOver, .stageManager]
        ) { PictureName() },
        JudgedScreen(
            "Only what is covered is moved", source: "a keyboard manager that measures first",
            "The group with the field moves up by what is covered, below a title that stays; it falls back.",
            coveredIn: [.slideOver, .stageManager]
        ) { MeasuredMove() },
        JudgedScreen(
            "Accessory counted twice", source: "a field with a Done bar, and code that adds the bar's height",
            "A gap of the Done bar's height is between the button and the bar.",
            planted: [.needlessGap], coveredIn: [.stageManager]
        ) { AccessoryTwice() },
        JudgedScreen(
            "Field with a Done bar", source: "a number field with a toolbar",
            "The toolbar stands on the keys, and the button stands on the toolbar."
        ) { DoneBar() },
        JudgedScreen(
            "Scroll position kept by hand",
            source: "https://www.derpturkey.com/maintain-uitableview-scroll-position-with-keyboard-expansion/",
            "The list moves up with the bar, so that the rows that were above the bar still are.",
            coveredIn: [.slideOver, .stageManager]
        ) { KeptPosition() }
    ]
}

private final class FourFields: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let fields = ["One", "Two", "Three", "Four"].map { name -> UITextField in
            let field = UITextField()
            field.placeholder = name
            field.borderStyle = .roundedRect
            field.returnKeyType = .next
            return field
        }
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.widthAnchor.constraint(equalToConstant: 240)
        ])
    }
}

private final class BeginFrameView: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let field = UITextField(frame: CGRect(x: 80, y: view.bounds.height - 90, width: 180, height: 36))
        field.autoresizingMask = .flexibleTopMargin
        field.placeholder = "Reply"
        field.borderStyle = .roundedRect
        view.addSubview(field)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { $0.resize($1, by: -1) }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { $0.resize($1, by: 1) }
    }

    private func resize(_ note: Notification, by sign: CGFloat) {
        let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
        UIView.animate(withDuration: 0.3) { self.view.frame.size.height += sign * begin.height }
    }
}

private final class RepeatedMove: UIViewController {
    private let heading = UILabel(), field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        heading.text = "Feedback"
        field.placeholder = "Your words"
        field.borderStyle = .roundedRect
        view.addSubview(heading)
        view.addSubview(field)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.view.frame.origin.y -= end.height
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.view.frame.origin.y += end.height
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        heading.frame = CGRect(x: safe.left + 20, y: safe.top + 4, width: 200, height: 26)
        field.frame = CGRect(x: safe.left + 20, y: view.bounds.height - 90, width: 220, height: 36)
    }
}

private final class EditingEventMove: UIViewController, UITextFieldDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let field = UITextField()
        field.placeholder = "Nickname"
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
            field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200)
        ])
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        UIView.animate(withDuration: 0.3) { self.view.transform = CGAffineTransform(translationX: 0, y: -40) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        UIView.animate(withDuration: 0.3) { self.view.transform = .identity }
    }
}

private final class PictureName: UIViewController {
    private var space: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(image: UIImage(systemName: "photo")), name = UITextField(), spacer = UIView()
        picture.contentMode = .scaleAspectFit
        picture.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        picture.setContentHuggingPriority(.defaultLow, for: .vertical)
        name.placeholder = "Name of the picture"
        name.borderStyle = .roundedRect
        spacer.isHidden = true
        for item in [picture, name, spacer] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        space = spacer.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            picture.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            picture.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
            name.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            name.heightAnchor.constraint(equalToConstant: 34),
            spacer.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 10),
            spacer.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            spacer.widthAnchor.constraint(equalToConstant: 10),
            spacer.bottomAnchor.constraint(equalTo: safe.bottomAnchor), space
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            let covered = me.view.bounds.maxY - me.view.safeAreaInsets.bottom - me.view.convert(end, from: nil).minY
            me.space.constant = max(0, covered)
            me.view.layoutIfNeeded()
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.space.constant = 0
            me.view.layoutIfNeeded()
        }
    }
}

private final class MeasuredMove: UIViewController {
    private let heading = UILabel(), group = UIView(), field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Delivery"
        field.placeholder = "Hint for the driver"
        field.borderStyle = .roundedRect
        group.addSubview(field)
        view.addSubview(group)
        view.addSubview(heading)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            let lowest = me.group.center.y + me.group.bounds.height / 2
            let rise = max(0, lowest + 10 - me.view.convert(end, from: nil).minY)
            me.group.transform = CGAffineTransform(translationX: 0, y: -rise)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.group.transform = .identity
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        heading.frame = CGRect(x: area.minX + 16, y: area.minY + 2, width: 200, height: 24)
        group.bounds = CGRect(x: 0, y: 0, width: 240, height: 36)
        group.center = CGPoint(x: area.midX, y: area.maxY - 60)
        field.frame = group.bounds
    }
}

private final class AccessoryTwice: UIViewController {
    private var bottom: NSLayoutConstraint!
    private let accessory = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let amount = UITextField(), pay = UIButton(configuration: .filled())
        accessory.items = [.flexibleSpace(), UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)]
        amount.inputAccessoryView = accessory
        amount.keyboardType = .decimalPad
        amount.placeholder = "Amount"
        pay.setTitle("Pay", for: .normal)
        for item in [amount, pay] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        bottom = pay.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        NSLayoutConstraint.activate([
            amount.topAnchor.constraint(equalTo: safe.topAnchor, constant: 2),
            amount.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            amount.widthAnchor.constraint(equalToConstant: 200),
            pay.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            pay.heightAnchor.constraint(equalToConstant: 30), bottom
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            let keys = me.view.bounds.maxY - me.view.convert(end, from: nil).minY - me.view.safeAreaInsets.bottom
            me.bottom.constant = -max(0, keys) - me.accessory.frame.height
            me.view.layoutIfNeeded()
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.bottom.constant = 0
            me.view.layoutIfNeeded()
        }
    }
}

private final class DoneBar: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let amount = UITextField(), pay = UIButton(configuration: .filled())
        let done = UIAction(title: "Done") { [weak amount] _ in amount?.resignFirstResponder() }
        tools.items = [.flexibleSpace(), UIBarButtonItem(primaryAction: done)]
        amount.inputAccessoryView = tools
        amount.keyboardType = .numberPad
        amount.placeholder = "Amount"
        pay.setTitle("Pay", for: .normal)
        for item in [amount, pay] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            amount.topAnchor.constraint(equalTo: safe.topAnchor), amount.heightAnchor.constraint(equalToConstant: 30),
            amount.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            amount.widthAnchor.constraint(equalToConstant: 200),
            pay.centerXAnchor.constraint(equalTo: safe.centerXAnchor), pay.heightAnchor.constraint(equalToConstant: 30),
            pay.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
    }
}

private final class KeptPosition: UIViewController, UITableViewDataSource {
    private let table = UITableView(), field = UITextField()
    private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        field.placeholder = "Answer"
        field.backgroundColor = .secondarySystemBackground
        for item in [table, field] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.bottomAnchor.constraint(equalTo: field.topAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor), bottom,
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 44)
        ])
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(self, name) { $0.keep($1) }
        }
    }

    private func keep(_ note: Notification) {
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isHide = note.name == UIResponder.keyboardWillHideNotification
        let covered = view.bounds.maxY - view.safeAreaInsets.bottom - view.convert(end, from: nil).minY
        let before = bottom.constant, y = table.contentOffset.y
        bottom.constant = isHide ? 0 : -max(0, covered)
        view.layoutIfNeeded()
        let furthest = max(0, table.contentSize.height - table.bounds.height)
        table.contentOffset.y = min(furthest, max(0, y + before - bottom.constant))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Answer \(indexPath.row + 1)"
        return cell
    }
}

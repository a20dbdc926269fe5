import AuditRules
import UIKit

extension JudgedScreen {
    /// Forms with several steps or pages, and some screens without an input.
    static let wizards = [
        JudgedScreen(
            "Create button under the keys", source: "https://github.com/philips-software/cogito/pull/165",
            "On a small phone the Create button at the lower edge is hidden while the name is typed.",
            planted: [.controlCovered], coveredIn: [.slideOver, .stageManager]
        ) { UINavigationController(rootViewController: Step(followsGuide: false)) },
        JudgedScreen(
            "Next button on the keyboard", source: "a wizard on Apple's guide",
            "The Next button stands on the keyboard, the field above it."
        ) { UINavigationController(rootViewController: Step(followsGuide: true)) },
        JudgedScreen(
            "Next button that is moved twice", source: "a button on Apple's guide, and an older transform",
            "The button stands a keyboard's height above the keyboard, on small screens off the top.",
            planted: [.doubleAvoidance],
            also: [.needlessGap, .pushedOffScreen, .movedNeedlessly, .jump, .lag, .underHardware]
        ) { TwiceMovedButton() },
        JudgedScreen(
            "Pages with a field on the first", source: "an introduction of three pages",
            "The field at the page's top and the dots keep their place, the keyboard covers pictures only."
        ) { Pages() },
        JudgedScreen(
            "Digits in boxes", source: "a code from a text message",
            "The six boxes are near the top; each digit goes on to the next box."
        ) { Boxes() },
        JudgedScreen(
            "Welcome page", source: "a page without any input",
            "There is nothing to type into.", planted: [.nothingExercised]
        ) { Welcome() },
        JudgedScreen(
            "Receipt with disabled fields", source: "a form that can only be read",
            "The fields show text and can't be edited.", planted: [.nothingExercised]
        ) { Receipt() },
        JudgedScreen(
            "Form in a child controller", source: "a container with a header and a child",
            "The child's fields can be scrolled above the keyboard, the header stays."
        ) { Container() }
    ]
}

private final class Step: UIViewController {
    private let followsGuide: Bool

    init(followsGuide: Bool) {
        self.followsGuide = followsGuide
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Step 1 of 3"
        view.backgroundColor = .systemBackground
        let name = UITextField(), next = UIButton(configuration: .filled())
        name.placeholder = "Name of your identity"
        name.borderStyle = .roundedRect
        next.setTitle(followsGuide ? "Next" : "Create", for: .normal)
        for item in [name, next] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        let edge = followsGuide ? view.keyboardLayoutGuide.topAnchor : safe.bottomAnchor
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 2),
            name.heightAnchor.constraint(equalToConstant: 30),
            name.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            name.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            next.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            next.trailingAnchor.constraint(equalTo: name.trailingAnchor),
            next.heightAnchor.constraint(equalToConstant: 40),
            next.bottomAnchor.constraint(equalTo: edge, constant: -4)
        ])
    }
}

private final class TwiceMovedButton: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let age = UITextField(), go = UIButton(configuration: .filled())
        age.placeholder = "Age"
        go.setTitle("Go on", for: .normal)
        for item in [age, go] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        NSLayoutConstraint.activate([
            age.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            age.centerXAnchor.constraint(equalTo: view.centerXAnchor), age.widthAnchor.constraint(equalToConstant: 200),
            go.centerXAnchor.constraint(equalTo: view.centerXAnchor), go.widthAnchor.constraint(equalToConstant: 200),
            go.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { _, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            go.transform = CGAffineTransform(translationX: 0, y: -end.height)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { _, _ in
            go.transform = .identity
        }
    }
}

private final class Pages: UIViewController, UIScrollViewDelegate {
    private let pager = UIScrollView(), dots = UIPageControl(), field = UITextField()
    private let pictures = ["sun.max", "cloud", "moon"].map { UIImageView(image: UIImage(systemName: $0)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        pager.isPagingEnabled = true
        pager.delegate = self
        pager.contentInsetAdjustmentBehavior = .never
        dots.numberOfPages = 3
        dots.isUserInteractionEnabled = false
        field.placeholder = "Your name"
        field.backgroundColor = .white
        view.addSubview(pager)
        view.addSubview(dots)
        pictures.forEach { pager.addSubview($0) }
        pager.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        dots.frame = CGRect(x: area.midX - 60, y: area.minY, width: 120, height: 20)
        pager.frame = CGRect(x: area.minX, y: area.minY + 20, width: area.width, height: area.height - 20)
        pager.contentSize = CGSize(width: area.width * 3, height: pager.bounds.height)
        field.frame = CGRect(x: 30, y: 6, width: 200, height: 32)
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: area.width * CGFloat(index) + 30, y: 60, width: 80, height: 80)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

private final class Boxes: UIViewController, UITextFieldDelegate {
    private var boxes: [UITextField] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let row = UIStackView()
        row.distribution = .fillEqually
        row.spacing = 6
        row.translatesAutoresizingMaskIntoConstraints = false
        for index in 0..<6 {
            let box = UITextField()
            box.textAlignment = .center
            box.keyboardType = .numberPad
            box.layer.borderWidth = 1
            box.layer.borderColor = UIColor.gray.cgColor
            box.delegate = self
            box.addAction(UIAction { [weak self] _ in self?.typed(index) }, for: .editingChanged)
            boxes.append(box)
            row.addArrangedSubview(box)
        }
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor), row.widthAnchor.constraint(equalToConstant: 260),
            row.heightAnchor.constraint(equalToConstant: 40)
        ])
    }

    private func typed(_ index: Int) {
        if let text = boxes[index].text, text.count > 1 { boxes[index].text = String(text.suffix(1)) }
        if index < 5 { boxes[index + 1].becomeFirstResponder() } else { boxes[index].resignFirstResponder() }
    }
}

private final class Welcome: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = UILabel()
        text.text = "Welcome to the garden"
        let button = UIButton(configuration: .filled())
        button.setTitle("Start", for: .normal)
        let stack = UIStackView(arrangedSubviews: [text, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}

private final class Receipt: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let total = UITextField(), notes = UITextView()
        total.text = "12.50"
        total.isEnabled = false
        notes.text = "Thank you."
        notes.isEditable = false
        let stack = UIStackView(arrangedSubviews: [total, notes])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safe.topAnchor),
            stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor)
        ])
    }
}

private final class Container: UIViewController {
    private final class Child: UITableViewController {
        private let fields = (1...9).map { _ in UITextField(frame: CGRect(x: 16, y: 0, width: 220, height: 44)) }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            fields[indexPath.row].placeholder = "Guest \(indexPath.row + 1)"
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let header = UILabel(), child = Child(style: .plain)
        header.text = "Guests"
        addChild(child)
        for item: UIView in [header, child.tableView] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        child.didMove(toParent: self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safe.topAnchor), header.heightAnchor.constraint(equalToConstant: 24),
            header.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            child.view.topAnchor.constraint(equalTo: header.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            child.view.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        ])
    }
}

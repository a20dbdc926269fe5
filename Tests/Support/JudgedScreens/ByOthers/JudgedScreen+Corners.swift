import AuditRules
@_spi(Simulation) import UIKit

extension JudgedScreen {
    /// Endless layouts, views at the hardware's edges, and the keyboards of tablets.
    static let corners = [
        JudgedScreen(
            "Growing text that lays out for ever", source: "https://github.com/KennethTsang/GrowingTextView/issues/9",
            "The app hangs while a person types, for each layout asks for the next one.",
            planted: [.neverSettles], also: [.layoutPasses, .runCrashed]
        ) { EndlessGrowth() },
        JudgedScreen(
            "Layout in every frame", source: "https://github.com/TextureGroup/Texture/issues/686",
            "While the keyboard moves, all fields are laid out in each frame, and the movement stutters.",
            planted: [.layoutPasses]
        ) { FrameLayout() },
        JudgedScreen(
            "Bar too high over a shortcut bar", source: "https://www.e-learn.cn/topic/845821",
            "With a hardware keyboard on a tablet the bar stands a whole keyboard high, above the shortcut bar.",
            planted: [.needlessGap], also: [.doubleAvoidance, .movedNeedlessly]
        ) { ShortcutBar() },
        JudgedScreen(
            "Field under the sensor housing", source: "a comment bar that ignores the safe area's sides",
            "In landscape on a phone with a sensor housing the field begins under it.",
            planted: [.underHardware]
        ) { HousedBar() },
        JudgedScreen(
            "Grid under a floating keyboard", source: "a table of numbers on a tablet",
            "On a tablet the floating keyboard hides a cell that is typed into and could be scrolled out.",
            planted: [.floatingCover], coveredIn: [.slideOver, .stageManager]
        ) { NumberGrid() },
        JudgedScreen(
            "One row on the smallest phone", source: "a score for a game in landscape",
            "In landscape on the smallest phone there is room for one row; field and button are in it."
        ) { ScoreRow() },
        JudgedScreen(
            "Cards behind a floating keyboard", source: "a drawing app on a tablet",
            "The field is at the top; a floating keyboard covers a part of the drawing only."
        ) { Drawing() },
        JudgedScreen(
            "Column that honours every frame", source: "a third-party keyboard that grows in steps",
            "Each frame of the keyboard sets the column's end anew, so that steps and repeats leave no trace.",
            coveredIn: [.slideOver, .stageManager]
        ) { SteppedColumn() }
    ]
}

private final class EndlessGrowth: UIViewController {
    private final class GrowingText: UITextView {
        override func layoutSubviews() {
            super.layoutSubviews()
            guard isFirstResponder, !text.isEmpty else { return }
            frame.size.height = frame.height > 60 ? 59 : 61
            setNeedsLayout()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let text = GrowingText(frame: CGRect(x: 80, y: 70, width: 200, height: 60))
        text.backgroundColor = .lightGray
        view.addSubview(text)
    }
}

private final class FrameLayout: UIViewController {
    private let stack = UIStackView()
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        for index in 0..<2 {
            let field = UITextField()
            field.placeholder = "Entry \(index + 1)"
            stack.addArrangedSubview(field)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4).isActive = true
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 220).isActive = true
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, _ in me.begin() }
    }

    private func begin() {
        guard link == nil else { return }
        var frames = 0
        link = CADisplayLink { [weak self] _ in
            frames += 1
            guard let self else { return }
            view.setNeedsLayout()
            for view in [stack] + stack.arrangedSubviews { view.setNeedsLayout() }
            view.layoutIfNeeded()
            if frames > 60 {
                link?.invalidate()
                link = nil
            }
        }
        link?.add(to: .main, forMode: .common)
    }
}

private final class ShortcutBar: UIViewController {
    private lazy var bottom = row.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    private let row = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(), send = UIButton(configuration: .filled())
        field.placeholder = "Line"
        field.borderStyle = .roundedRect
        send.setTitle("Send", for: .normal)
        send.setContentHuggingPriority(.required, for: .horizontal)
        row.addArrangedSubview(field)
        row.addArrangedSubview(send)
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
            row.heightAnchor.constraint(equalToConstant: 40), bottom
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillChangeFrameNotification) { me, note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            me.place(end.minY < UIScreen.main.bounds.maxY ? end.height : 0)
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        if bottom.constant >= -60 { place(0) }
    }

    private func place(_ height: CGFloat) {
        bottom.constant = height > 0 ? -height : -view.safeAreaInsets.bottom
        view.layoutIfNeeded()
    }
}

private final class HousedBar: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField()
        field.placeholder = "Add a comment"
        field.borderStyle = .roundedRect
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            field.heightAnchor.constraint(equalToConstant: 40),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -4)
        ])
    }
}

private final class NumberGrid: UIViewController {
    private let scroll = UIScrollView()
    private var cells: [UITextField] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        for _ in 0..<120 {
            let cell = UITextField()
            cell.placeholder = "0"
            cell.borderStyle = .line
            cells.append(cell)
            scroll.addSubview(cell)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            me.scroll.contentInset.bottom = max(0, me.scroll.frame.maxY - me.view.convert(end, from: nil).minY)
            guard let cell = me.cells.first(where: \.isFirstResponder) else { return }
            me.scroll.scrollRectToVisible(cell.frame, animated: false)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.scroll.contentInset.bottom = 0
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds.inset(by: view.safeAreaInsets)
        let width = scroll.bounds.width / 4
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: width * CGFloat(index % 4) + 4, y: CGFloat(index / 4) * 50 + 6, width: width - 8, height: 38)
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 1510)
    }
}

private final class ScoreRow: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        let points = UITextField(), add = UIButton(configuration: .filled())
        points.placeholder = "Points"
        points.keyboardType = .numberPad
        points.borderStyle = .roundedRect
        add.setTitle("Add", for: .normal)
        let row = UIStackView(arrangedSubviews: [points, add])
        row.spacing = 8
        row.distribution = .fillEqually
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor), row.widthAnchor.constraint(equalToConstant: 220),
            row.heightAnchor.constraint(equalToConstant: 36)
        ])
    }
}

private final class Drawing: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        let name = UITextField(), paper = UIView(), sun = CALayer()
        name.placeholder = "Untitled"
        paper.backgroundColor = .white
        sun.backgroundColor = UIColor.yellow.cgColor
        sun.frame = CGRect(x: 30, y: 30, width: 60, height: 60)
        sun.cornerRadius = 30
        paper.layer.addSublayer(sun)
        for item in [name, paper] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 4),
            name.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            name.widthAnchor.constraint(equalToConstant: 200), name.heightAnchor.constraint(equalToConstant: 36),
            paper.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
            paper.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
            paper.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
            paper.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12)
        ])
    }
}

private final class SteppedColumn: UIViewController {
    private let words = UITextField()
    private var covered: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.placeholder = "Word of the day"
        words.borderStyle = .roundedRect
        view.addSubview(words)
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(self, name) { me, note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                let isHide = note.name == UIResponder.keyboardWillHideNotification
                me.covered = isHide ? 0 : max(0, me.view.bounds.maxY - me.view.convert(end, from: nil).minY)
                me.view.setNeedsLayout()
                me.view.layoutIfNeeded()
            }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bottom = max(covered, view.safeAreaInsets.bottom)
        words.frame = CGRect(
            x: view.safeAreaInsets.left + 20, y: view.bounds.height - bottom - 46, width: 220, height: 36)
    }
}

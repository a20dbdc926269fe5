import UIKit

extension JudgedScreen {
    /// The screens change by themselves while a person types, and have no faults.
    static let selfChanging = [
        JudgedScreen(
            "Ticker above a field", source: "a page of share prices", "The prices change each second, nothing moves."
        ) {
            Ticker()
        },
        JudgedScreen(
            "Banner that comes and goes", source: "a page that says it is offline",
            "After a second a banner slides in from the top over the page, and leaves again."
        ) { BannerPage() },
        JudgedScreen(
            "Carousel that turns by itself", source: "a shop's start page",
            "The pictures at the page's end turn by a timer; the field at the top keeps its place."
        ) { Carousel() },
        JudgedScreen(
            "Validation below a field", source: "a form that checks while one types",
            "A red line appears below the field and pushes the rest of the form down."
        ) { Validation() },
        JudgedScreen(
            "Header that shrinks with the scrolling", source: "a profile with a stretching header",
            "The header's height follows the scrolling; the fields are reached by scrolling."
        ) { Stretching() },
        JudgedScreen(
            "Counter and growing text", source: "a comment box of up to four lines",
            "The text grows upwards line by line, and the counter counts."
        ) { Growing() },
        JudgedScreen(
            "Send button that appears", source: "a messenger with a microphone",
            "The microphone gives way to the Send button with the first letter."
        ) { Microphone() },
        JudgedScreen(
            "Progress that runs", source: "an upload with a caption",
            "The bar at the top grows for three seconds while the caption is typed."
        ) { Upload() },
        JudgedScreen(
            "Placeholder that becomes a label", source: "a floating label",
            "The hint rises above the field once it is typed into."
        ) { FloatingLabel() }
    ]
}

private final class Ticker: UIViewController {
    private let price = UILabel(), amount = UITextField()
    private var timer: Timer?
    private var cents = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        price.textColor = .green
        price.text = "10.00"
        amount.placeholder = "Amount"
        amount.keyboardType = .decimalPad
        amount.backgroundColor = .white
        view.addSubview(price)
        view.addSubview(amount)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        price.frame = CGRect(x: safe.left + 20, y: safe.top + 4, width: 160, height: 24)
        amount.frame = CGRect(x: safe.left + 20, y: safe.top + 32, width: 160, height: 34)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    private func tick() {
        cents += 7
        price.text = "\(cents / 100).\(cents % 100)"
    }
}

private final class BannerPage: UIViewController {
    private let banner = UILabel(), field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        banner.text = "You are offline"
        banner.textAlignment = .center
        banner.backgroundColor = .systemRed
        field.placeholder = "Message to the driver"
        field.borderStyle = .roundedRect
        view.addSubview(field)
        view.addSubview(banner)
        banner.isHidden = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        banner.bounds.size = CGSize(width: area.width, height: 28)
        banner.center = CGPoint(x: area.midX, y: area.minY + 14)
        field.frame = CGRect(x: area.minX + 20, y: area.minY + 36, width: area.width - 40, height: 34)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.come() }
        }
    }

    private func come() {
        banner.isHidden = false
        banner.alpha = 0
        UIView.animate(withDuration: 0.3) { self.banner.alpha = 1 }
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.leave() }
        }
    }

    private func leave() {
        UIView.animate(withDuration: 0.3, animations: { self.banner.alpha = 0 }) { _ in self.banner.isHidden = true }
    }
}

private final class Carousel: UIViewController {
    private let strip = UIScrollView(), field = UITextField()
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "What are you looking for?"
        field.borderStyle = .roundedRect
        strip.contentInsetAdjustmentBehavior = .never
        for (index, color) in [UIColor.red, .blue, .green].enumerated() {
            let card = UIView(frame: CGRect(x: 160 * CGFloat(index), y: 0, width: 150, height: 90))
            card.backgroundColor = color
            strip.addSubview(card)
        }
        strip.contentSize = CGSize(width: 480, height: 90)
        view.addSubview(field)
        view.addSubview(strip)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: area.minX + 16, y: area.minY + 8, width: area.width - 32, height: 36)
        strip.frame = CGRect(x: area.minX, y: area.maxY - 100, width: min(area.width, 300), height: 90)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 0.9, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.turn() }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    private func turn() {
        let x = strip.contentOffset.x >= 160 ? 0 : strip.contentOffset.x + 80
        strip.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }
}

private final class Validation: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(), error = UILabel(), rest = UILabel()
        field.placeholder = "IBAN"
        field.borderStyle = .roundedRect
        error.text = "This is no IBAN."
        error.textColor = .systemRed
        error.isHidden = true
        rest.text = "We keep it secret."
        field.addAction(UIAction { _ in error.isHidden = false }, for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [field, error, rest])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16)
        ])
    }
}

private final class Stretching: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView(), header = UIView(), fields = (0..<8).map { _ in UITextField() }
    private lazy var height = header.heightAnchor.constraint(equalToConstant: 60)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        header.backgroundColor = .systemPurple
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 20
        for (index, field) in fields.enumerated() {
            field.placeholder = "Fact \(index + 1)"
            field.heightAnchor.constraint(equalToConstant: 34).isActive = true
        }
        for item in [scroll, header, stack] { item.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(header)
        view.addSubview(scroll)
        scroll.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safe.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
            scroll.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 44),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20)
        ])
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            me.scroll.contentInset.bottom = max(0, me.scroll.frame.maxY - me.view.convert(end, from: nil).minY)
            guard let field = me.fields.first(where: \.isFirstResponder) else { return }
            me.scroll.scrollRectToVisible(field.convert(field.bounds, to: me.scroll), animated: false)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.scroll.contentInset.bottom = 0
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        height.constant = max(20, 60 - scrollView.contentOffset.y)
    }
}

private final class Growing: UIViewController, UITextViewDelegate {
    private let box = UITextView(), counter = UILabel()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 36)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.font = .systemFont(ofSize: 16)
        box.backgroundColor = .secondarySystemBackground
        box.isScrollEnabled = false
        box.delegate = self
        counter.text = "0/200"
        counter.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [box, counter])
        row.spacing = 6
        row.alignment = .bottom
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 10),
            row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -10), height,
            row.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -6)
        ])
    }

    func textViewDidChange(_ textView: UITextView) {
        counter.text = "\(textView.text.count)/200"
        let wanted = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
            .height
        height.constant = min(wanted, 72)
        textView.isScrollEnabled = wanted > 72
    }
}

private final class Microphone: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(), send = UIButton(type: .system), speak = UIButton(type: .system)
        field.placeholder = "Message"
        send.setTitle("Send", for: .normal)
        send.isHidden = true
        speak.setImage(UIImage(systemName: "mic"), for: .normal)
        field.addAction(
            UIAction { [weak field] _ in
                let isEmpty = field?.text?.isEmpty ?? true
                send.isHidden = isEmpty
                speak.isHidden = !isEmpty
            }, for: .editingChanged)
        let row = UIStackView(arrangedSubviews: [field, send, speak])
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 44), send.widthAnchor.constraint(equalToConstant: 50),
            speak.widthAnchor.constraint(equalToConstant: 50),
            row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
            row.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
    }
}

private final class Upload: UIViewController {
    private let track = UIView(), caption = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        track.backgroundColor = .systemBlue
        caption.placeholder = "Caption"
        view.addSubview(track)
        view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        if track.bounds.width == 0 { track.frame = CGRect(x: safe.left + 20, y: safe.top + 2, width: 1, height: 4) }
        caption.frame = CGRect(x: safe.left + 20, y: safe.top + 12, width: 240, height: 36)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 3, delay: 0.2, options: .curveLinear) { self.track.frame.size.width = 240 }
    }
}

private final class FloatingLabel: UIViewController {
    private let hint = UILabel(), field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        hint.text = "Surname"
        field.addAction(UIAction { [weak self] _ in self?.arrange(animated: true) }, for: .editingChanged)
        field.borderStyle = .line
        view.addSubview(field)
        view.addSubview(hint)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange(animated: false)
    }

    private func arrange(animated: Bool) {
        let safe = view.safeAreaInsets
        field.frame = CGRect(x: safe.left + 20, y: safe.top + 30, width: 220, height: 36)
        let isEmpty = field.text?.isEmpty ?? true
        let place = CGRect(x: safe.left + 26, y: safe.top + (isEmpty ? 38 : 6), width: 100, height: 20)
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.hint.frame = place }
    }
}

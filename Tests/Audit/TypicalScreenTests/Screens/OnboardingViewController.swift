import Tideline
import UIKit

/// Three pages side by side, with a button below the pages.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let continueButton = UIButton(configuration: .filled())
    private let titles = ["Welcome", "What is your name?", "Which city do you live in?"]
    private var currentPage: Int {
        Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        pageControl.numberOfPages = titles.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(
            UIAction { [weak self] _ in self?.show(page: self?.pageControl.currentPage ?? 0) }, for: .valueChanged)
        continueButton.setTitle("Continue", for: .normal)
        continueButton.addAction(
            UIAction { [weak self] _ in self?.show(page: (self?.currentPage ?? 0) + 1) }, for: .touchUpInside)

        let pages = UIStackView(arrangedSubviews: titles.enumerated().map { makePage($0, $1) })
        pages.distribution = .fillEqually
        for view in [scrollView, pageControl, continueButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        pages.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(pages)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
            pages.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            pages.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            pages.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            pages.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            pages.widthAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: CGFloat(titles.count)),
            pageControl.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: continueButton.topAnchor),
            continueButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
            continueButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
            continueButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
            continueButton.heightAnchor.constraint(equalToConstant: 50)
        ])
        keyboardAvoidance = .safeArea
    }

    private func makePage(_ index: Int, _ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .title2)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        stack.spacing = 12
        if index > 0 {
            let field = UITextField()
            field.placeholder = index == 1 ? "Name" : "City"
            field.borderStyle = .roundedRect
            field.textAlignment = .center
            field.returnKeyType = .done
            field.delegate = self
            stack.addArrangedSubview(field)
        }
        let page = UIView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor, constant: -16)
        ])
        return page
    }

    private func show(page: Int) {
        guard titles.indices.contains(page) else { return }
        scrollView.setContentOffset(CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: true)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = currentPage
        coordinator.animate(alongsideTransition: { _ in
            self.view.layoutIfNeeded()
            self.scrollView.contentOffset.x = CGFloat(page) * self.scrollView.bounds.width
        })
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        pageControl.currentPage = currentPage
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

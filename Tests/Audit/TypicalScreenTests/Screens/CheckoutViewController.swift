import Tideline
import UIKit

/// A form in a scroll view, with a button for the payment at the end.
final class CheckoutViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate
{
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private let nameField = UITextField()
    private let streetField = UITextField()
    private let cityField = UITextField()
    private let countryField = UITextField()
    private let cardField = UITextField()
    private let dateField = UITextField()
    private let countryPicker = UIPickerView()
    private let datePicker = UIDatePicker()
    private let countries = ["Austria", "Belgium", "Denmark", "Germany", "Norway", "Switzerland"]
    private var fields: [UITextField] { [nameField, streetField, cityField, countryField, cardField, dateField] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemGroupedBackground
        setUpScrollView()
        setUpFields()
        setUpPickers()
        setUpPayButton()
        scrollView.keyboardAvoidance = .insets.spacing(12)
    }

    private func setUpScrollView() {
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .interactive
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    private func setUpFields() {
        let names = ["Full name", "Street", "City", "Country", "Card number", "Delivery date"]
        let types: [UITextContentType?] = [
            .name, .fullStreetAddress, .addressCity, .countryName, .creditCardNumber, nil
        ]
        for (index, field) in fields.enumerated() {
            field.placeholder = names[index]
            field.textContentType = types[index]
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.clearButtonMode = .whileEditing
            field.returnKeyType = .next
            field.delegate = self
            field.inputAccessoryView = makeToolbar()
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            stackView.addArrangedSubview(field)
        }
        cardField.keyboardType = .numberPad
        nameField.autocapitalizationType = .words
        stackView.setCustomSpacing(28, after: countryField)
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    private func setUpPickers() {
        countryPicker.dataSource = self
        countryPicker.delegate = self
        countryField.inputView = countryPicker
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.minimumDate = Date()
        datePicker.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                dateField.text = DateFormatter.localizedString(
                    from: datePicker.date, dateStyle: .medium, timeStyle: .none)
            }, for: .valueChanged)
        dateField.inputView = datePicker
    }

    private func setUpPayButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Pay $48.90"
        configuration.image = UIImage(systemName: "lock.fill")
        configuration.imagePadding = 8
        configuration.buttonSize = .large
        configuration.cornerStyle = .medium
        let button = UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.pay() })
        stackView.setCustomSpacing(28, after: dateField)
        stackView.addArrangedSubview(button)
    }

    private func pay() {
        view.endEditing(true)
        guard let empty = fields.first(where: { $0.text?.isEmpty ?? true }) else { return }
        empty.layer.borderColor = UIColor.systemRed.cgColor
        empty.layer.borderWidth = 1
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
            return textField.resignFirstResponder()
        }
        return fields[index + 1].becomeFirstResponder()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { countries.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        countries[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        countryField.text = countries[row]
    }
}

import Testing
import UIKit

@MainActor struct PickerTests {
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [3, 2]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
    }

    @Test func `D59 wheels know their rows and what is chosen`() {
        _ = Host()
        let picker = UIPickerView(), sizes = Sizes()
        picker.dataSource = sizes
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        sizes.rows = [2, 2]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    @Test func `D59 wheels take 216 points in the keyboard's place`() {
        let host = Host(), root = host.showPlainRoot()
        let picker = UIPickerView(), bar = UIToolbar(frame: rect(0, 0, 390, 44))
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        ]
        let field = UITextField(frame: rect(0, 0, 100, 30))
        field.inputView = picker
        field.inputAccessoryView = bar
        root.addSubview(field)
        host.endTurn()
        host.focus(field)
        #expect(host.carriedInput === picker && host.carriedAccessory === bar)
        #expect(host.keyboardTop == 584)
    }

    @Test func `a date stays within its limits`() {
        _ = Host()
        let picker = UIDatePicker(), start = Date(timeIntervalSinceReferenceDate: 1000)
        picker.minimumDate = start
        picker.date = start.addingTimeInterval(-5)
        #expect(picker.date == start)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize.height == 216 && picker.datePickerStyle == .wheels)
    }

    @Test func `the controller that shows decides about the status bar`() {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        let host = Host(), bar = host.scene.statusBarManager
        host.show(UIViewController())
        #expect(bar?.statusBarStyle == .default && bar?.isStatusBarHidden == false && bar?.statusBarFrame.height == 47)
        host.show(UINavigationController(rootViewController: Dark()))
        #expect(bar?.statusBarStyle == .default && bar?.isStatusBarHidden == true)
        host.show(Dark())
        #expect(bar?.statusBarStyle == .lightContent && bar?.statusBarFrame == .zero)
    }
}

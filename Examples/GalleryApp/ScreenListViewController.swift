import Tideline
import UIKit

/// The list of all screens, with switches for the app's options.
final class ScreenListViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case options, withAvoidance, withoutCode }

    private static let cellIdentifier = "Row"
    private static let recordingID = "gallery"

    private weak var keptWindow: UIWindow?
    private weak var logWindow: UIWindow?
    private var isRecording = false

    init(window: UIWindow, logWindow: UIWindow) {
        (keptWindow, self.logWindow) = (window, logWindow)
        super.init(style: .insetGrouped)
        title = "Tideline"
    }

    @available(*, unavailable, message: "Use init(window:logWindow:) instead.")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        updateRecordButton()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screens(in: section)?.count ?? options.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .withAvoidance: "With an avoidance of their own"
        case .withoutCode: "Without any code"
        case .options, nil: nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        if let screens = screens(in: indexPath.section) {
            content.text = screens[indexPath.row].name
            (cell.accessoryType, cell.accessoryView, cell.selectionStyle) = (.disclosureIndicator, nil, .default)
        } else {
            let option = options[indexPath.row]
            content.text = option.name
            (cell.accessoryType, cell.accessoryView, cell.selectionStyle) = (.none, makeSwitch(for: option), .none)
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let screen = screens(in: indexPath.section)?[indexPath.row] else { return }
        let controller = screen.make()
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: true)
    }

    private func screens(in section: Int) -> [GalleryScreen]? {
        switch Section(rawValue: section) {
        case .withAvoidance: GalleryScreen.withAvoidance
        case .withoutCode: GalleryScreen.withoutCode
        case .options, nil: nil
        }
    }

    // MARK: Options

    private struct Option {
        let name: String
        let isOn: Bool
        let set: @MainActor (Bool) -> Void
    }

    private var options: [Option] {
        [
            Option(name: "Automatic", isOn: keptWindow?.keyboardAvoidance != nil) { [weak self] isOn in
                self?.keptWindow?.keyboardAvoidance = isOn ? .automatic : nil
            },
            Option(name: "Show the log", isOn: logWindow?.isHidden == false) { [weak self] isOn in
                self?.logWindow?.isHidden = !isOn
            }
        ]
    }

    private func makeSwitch(for option: Option) -> UISwitch {
        let control = UISwitch()
        control.isOn = option.isOn
        let act = UIAction { [weak control] _ in option.set(control?.isOn ?? false) }
        control.addAction(act, for: .valueChanged)
        return control
    }

    // MARK: Recording

    private func updateRecordButton() {
        let action = UIAction(title: isRecording ? "Stop" : "Record") { [weak self] _ in self?.toggleRecording() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    }

    private func toggleRecording() {
        if isRecording { shareRecording() } else { Keyboard.shared.startRecording(id: Self.recordingID) }
        isRecording.toggle()
        updateRecordButton()
    }

    private func shareRecording() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(Self.recordingID + ".json")
        do {
            try Keyboard.shared.stopRecording().write(to: file, options: .atomic)
        } catch {
            return show(error)
        }
        let controller = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        // On an iPad the share sheet is a popover, which needs a source view.
        controller.popoverPresentationController?.sourceView = navigationController?.navigationBar ?? view
        present(controller, animated: true)
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(
            title: "No file", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

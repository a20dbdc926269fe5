import PhoneCertificate
import UIKit

/// Runs the phone certificate: questions about UIKit that this device answers.
///
/// The app shows, prints and saves the answers. The saved file is in the app's documents.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let page = UIViewController()
    private var hasBegun = false

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        page.view = UITextView()
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // A running test asks the questions itself.
        guard let window, !hasBegun, NSClassFromString("XCTestCase") == nil else { return }
        hasBegun = true
        UIApplication.shared.isIdleTimerDisabled = true
        Task { await certify(in: window) }
    }

    private func certify(in window: UIWindow) async {
        let record = await PhoneCertificate.record(in: window), text = page.view as? UITextView
        text?.isEditable = false
        do {
            let json = try record.json
            text?.text = json
            print(json)
            let folder = try FileManager.default.url(
                for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            try Data(json.utf8).write(to: folder.appendingPathComponent(record.fileName))
        } catch {
            text?.text = "The record was not kept: \(error.localizedDescription)\n\n" + (text?.text ?? "")
        }
    }
}

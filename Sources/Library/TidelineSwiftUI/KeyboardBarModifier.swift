import SwiftUI
import Tideline
import UIKit

/// Lays a bar over the content, and leaves room for it at the content's end.
struct KeyboardBarModifier<Bar: View>: ViewModifier {
    let bar: Bar
    let isFocused: Binding<Bool>?
    @State private var height: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: height).accessibilityHidden(true) }
            .overlay { KeyboardBarOverlay(bar: bar, isFocused: isFocused, height: $height).ignoresSafeArea() }
    }
}

/// The controller that holds the bar on the keyboard guide of a view as large as the screen.
private struct KeyboardBarOverlay<Bar: View>: UIViewControllerRepresentable {
    let bar: Bar
    let isFocused: Binding<Bool>?
    let height: Binding<CGFloat>

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> KeyboardBarController {
        let host = UIHostingController(rootView: hosted(in: context)), coordinator = context.coordinator
        host.view.backgroundColor = .clear
        if #available(iOS 16, *) { host.sizingOptions = .intrinsicContentSize }
        // The bar already stands above the keyboard and the home indicator.
        if #available(iOS 16.4, *) { host.safeAreaRegions = [] }
        coordinator.host = host
        return KeyboardBarController(bar: host) { event in coordinator.tell(event) }
    }

    func updateUIViewController(_ controller: KeyboardBarController, context: Context) {
        let coordinator = context.coordinator
        (coordinator.isFocused, coordinator.height) = (isFocused, height)
        coordinator.host?.rootView = hosted(in: context)
        if #unavailable(iOS 16) { coordinator.host?.view.invalidateIntrinsicContentSize() }
        guard let isFocused, coordinator.isNews(isFocused.wrappedValue) else { return }
        let edits = isFocused.wrappedValue
        // Editing begins with notifications whose observers may change a view's state, which an update must not do.
        Task { @MainActor [weak controller] in controller?.editBar(edits) }
    }

    private func hosted(in context: Context) -> HostedBar<Bar> {
        HostedBar(bar: bar, environment: context.environment)
    }

    @MainActor
    final class Coordinator {
        var host: UIHostingController<HostedBar<Bar>>?
        var isFocused: Binding<Bool>?
        var height: Binding<CGFloat>?
        private var latest = false

        /// Whether the app has changed the value since the last update.
        ///
        /// A person's tap changes it a turn later. Until then an update must not take the old value for a wish.
        func isNews(_ value: Bool) -> Bool {
            defer { latest = value }
            return value != latest
        }

        /// An event may come within an update, which must not change a view's state.
        func tell(_ event: KeyboardBarController.Event) {
            Task { @MainActor [self] in
                switch event {
                case .height(let points): height?.wrappedValue = points
                case .editing(let isEditing): isFocused?.wrappedValue = isEditing
                }
            }
        }
    }
}

/// The bar with the environment of the view that it belongs to.
private struct HostedBar<Bar: View>: View {
    let bar: Bar
    let environment: EnvironmentValues

    var body: some View { bar.environment(\.self, environment).ignoresSafeArea(.keyboard) }
}

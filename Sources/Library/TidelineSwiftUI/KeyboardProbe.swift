import SwiftUI
import Tideline
import UIKit

/// A view behind another one, of the same size, which knows where it is in its window.
struct KeyboardProbe: UIViewRepresentable {
    let keyboard: Keyboard
    let action: @MainActor (_ covered: CGFloat, _ frame: CGRect?) -> Void

    final class ProbeView: UIView {
        var action: (@MainActor (CGFloat, CGRect?) -> Void)?
    }

    func makeUIView(context: Context) -> ProbeView {
        let view = ProbeView()
        view.isUserInteractionEnabled = false
        keyboard.observe(for: view) { view, change in
            view.action?(change.state.overlap(of: view), change.state.frame(in: view))
        }
        return view
    }

    func updateUIView(_ view: ProbeView, context: Context) { view.action = action }
}

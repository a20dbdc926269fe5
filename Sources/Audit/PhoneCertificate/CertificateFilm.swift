import CoreGraphics
import UIKit

@MainActor
enum CertificateFilm {
    /// The number of kept frames while the keyboard appears, and again while it hides.
    private static let frames = 45

    static func shoot(on stage: CertificateStage) async -> [CertificateFrame] {
        let controller = UIViewController(), field = UITextField(), bar = LayoutCounter()
        await stage.show(controller)
        let view: UIView = controller.view
        let scroll = view.adding(UIScrollView(), at: view.bounds)
        scroll.contentSize.height = view.bounds.height * 2
        scroll.addSubview(field)
        field.frame = CGRect(x: 20, y: view.bounds.height - 160, width: 200, height: 34)
        _ = view.addingBar(bar)
        await stage.wait(0.3)
        let posts = KeyboardPosts(), start = stage.now
        bar.layouts = 0
        var film: [CertificateFrame] = [], heard = 0
        func take(_ body: () -> Void) async {
            stage.turn(body)
            for _ in 0..<frames {
                await stage.frame()
                let drawn = bar.layer.presentation() ?? bar.layer
                film.append(
                    CertificateFrame(
                        time: stage.now - start, posts: posts.posts.dropFirst(heard).map(\.note),
                        guideTop: view.keyboardLayoutGuide.layoutFrame.minY, drawnBottom: drawn.frame.maxY,
                        layouts: bar.layouts, offset: scroll.contentOffset.y))
                heard = posts.posts.count
            }
        }
        await take { field.becomeFirstResponder() }
        await take { field.resignFirstResponder() }
        posts.end()
        return film
    }
}

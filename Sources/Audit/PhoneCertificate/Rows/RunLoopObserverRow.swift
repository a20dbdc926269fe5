import Foundation
import UIKit

struct RunLoopObserverRow: CertificateRow {
    let id = "PC-22c"
    let question = "Is a turn laid out before observers hear that the run loop is about to sleep?"
    let rules = ["B3", "G39"]
    let answers = [RowAnswer("after"), RowAnswer("before", reading: "commitsBeforeObservers")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), view = LayoutCounter()
        await stage.show(controller)
        _ = controller.view.adding(view, at: CGRect(x: 0, y: 100, width: 80, height: 40))
        await stage.wait(0.1)
        var layoutsAtEnd: Int?
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
        ) { _, _ in
            MainActor.assumeIsolated { if layoutsAtEnd == nil { layoutsAtEnd = view.layouts } }
        }
        stage.turn {
            view.layouts = 0
            view.setNeedsLayout()
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
        await stage.wait(0.2)
        CFRunLoopObserverInvalidate(observer)
        guard let layoutsAtEnd else { return .answered("never", details: [:]) }
        return .answered(layoutsAtEnd == 0 ? "after" : "before", details: ["layouts": "\(view.layouts)"])
    }
}

import Testing
import UIKit

@MainActor struct ValueControlTests {
    private func changes(of control: UIControl, _ value: @escaping @MainActor () -> Double) -> () -> [Double] {
        var seen: [Double] = []
        control.addAction(UIAction { _ in seen.append(value()) }, for: .valueChanged)
        return { seen }
    }

    @Test func `a tap selects a segment and says so, code selects it silently`() {
        let phone = Phone(), control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame = rect(30, 200, 300, 32)
        phone.root.addSubview(control)
        let seen = changes(of: control) { Double(control.selectedSegmentIndex) }
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 2
        #expect(seen().isEmpty)
        phone.tap(at: CGPoint(x: 80, y: 216))
        phone.tap(at: CGPoint(x: 80, y: 216))
        phone.tap(at: CGPoint(x: 180, y: 216))
        #expect(seen() == [0, 1])
        control.setEnabled(false, forSegmentAt: 0)
        phone.tap(at: CGPoint(x: 80, y: 216))
        #expect(control.selectedSegmentIndex == 1 && seen().count == 2)
    }

    @Test func `segments come and go, and the selection stays with its segment`() {
        let control = UISegmentedControl(items: ["A", "C"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "B", at: 1, animated: false)
        #expect(control.titleForSegment(at: 1) == "B" && control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
        control.selectedSegmentIndex = 5
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 5) == nil && !control.isEnabledForSegment(at: 5))
    }

    @Test func `an action of a segment runs when the segment is tapped`() {
        let phone = Phone()
        var runs: [String] = []
        let actions = ["List", "Map"].map { title in UIAction(title: title) { _ in runs.append(title) } }
        let control = UISegmentedControl(frame: rect(30, 200, 200, 32), actions: actions)
        control.isMomentary = true
        phone.root.addSubview(control)
        phone.tap(at: CGPoint(x: 200, y: 216))
        phone.tap(at: CGPoint(x: 200, y: 216))
        #expect(runs == ["Map", "Map"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `D71 a control that tracks on its own still knows where the finger left it`() {
        final class Own: UIStepper {
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
        }
        final class Segments: UISegmentedControl {
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
        }
        let phone = Phone(), stepper = Own(frame: rect(30, 200, 94, 32)), segments = Segments(items: ["a", "b"])
        segments.frame = rect(30, 300, 200, 32)
        stepper.value = 5
        phone.root.addSubview(stepper)
        phone.root.addSubview(segments)
        phone.endTurn()
        phone.tap(at: CGPoint(x: 40, y: 216))
        phone.tap(at: CGPoint(x: 40, y: 316))
        #expect(stepper.value == 4 && segments.selectedSegmentIndex == 0)
    }

    @Test func `a stepper steps between its limits, and wraps if told`() {
        let phone = Phone(), stepper = UIStepper(frame: rect(30, 200, 300, 300))
        #expect(stepper.frame == rect(30, 200, 94, 32))
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 3, 9)
        #expect(stepper.value == 3)
        phone.root.addSubview(stepper)
        let seen = changes(of: stepper) { stepper.value }, minus = CGPoint(x: 50, y: 216),
            plus = CGPoint(x: 110, y: 216)
        for place in [plus, minus, minus, minus] { phone.tap(at: place) }
        #expect(seen() == [2, 1])
        stepper.wraps = true
        phone.tap(at: minus)
        #expect(stepper.value == 3)
        stepper.maximumValue = 2
        #expect(stepper.value == 2)
    }

    @Test func `a slider follows a finger on its thumb, not on its track`() {
        let phone = Phone(), slider = UISlider(frame: rect(30, 200, 231, 31))
        slider.maximumValue = 100
        phone.root.addSubview(slider)
        let seen = changes(of: slider) { Double(slider.value) }
        func drag(from start: CGFloat, to end: CGFloat) {
            phone.touchDown(at: CGPoint(x: start, y: 215))
            phone.moveFinger(to: CGPoint(x: end, y: 215))
            phone.liftFinger()
        }
        drag(from: 200, to: 240)
        #expect(slider.value == 0 && seen().isEmpty)
        drag(from: 45, to: 145)
        #expect(slider.value == 50 && seen().last == 50)
        slider.setValue(400, animated: false)
        #expect(slider.value == 100)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: .zero, value: 100).maxX == 231)
    }

    @Test func `a progress view keeps to its range and its height`() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame.size == CGSize(width: 150, height: 4) && view.intrinsicContentSize.height == 4)
        view.setProgress(7, animated: false)
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
    }

    @Test func `a list has one refresh control, above its content`() {
        let controller = UITableViewController(), first = UIRefreshControl(), second = UIRefreshControl()
        controller.refreshControl = first
        controller.tableView.refreshControl = second
        #expect(first.superview == nil && controller.refreshControl === second && second.frame.maxY == 0)
        second.beginRefreshing()
        #expect(second.isRefreshing && !second.isHidden)
        second.endRefreshing()
        #expect(!second.isRefreshing && second.isHidden)
    }
}

import Testing
import UIKit

@MainActor struct VisualFormatTests {
    @MainActor private struct FormatBox {
        let host = Host()
        let box = UIView(frame: rect(0, 100, 300, 200))
        let views: [String: UIView]

        init() {
            let root = host.showPlainRoot()
            root.addSubview(box)
            var views: [String: UIView] = [:]
            for name in ["a", "b", "c"] {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(view)
                views[name] = view
            }
            self.views = views
        }

        func place(
            _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
        ) -> [String: CGRect] {
            for format in formats {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: options, metrics: metrics, views: views))
            }
            host.endTurn()
            return views.mapValues(\.frame)
        }
    }

    @Test func `B61 numbers, metrics, sizes and views that touch`() {
        let frames = FormatBox().place(
            "H:|-20-[a(50)][b(==a)]-gap-[c]-(5)-|", "V:|[a(40)]-10-[b(20)]", metrics: ["gap": 12])
        #expect(frames["a"] == rect(20, 0, 50, 40))
        #expect(frames["b"].map { ($0.minX, $0.width, $0.minY) } ?? (0, 0, 0) == (70, 50, 50))
        #expect(frames["c"].map { ($0.minX, $0.maxX) } ?? (0, 0) == (132, 295))
    }

    @Test func `B61 relations and priorities`() {
        let frames = FormatBox().place("|-0-[a(>=30,<=60,100@500)]-(>=8@900)-[b(10)]-(0@50)-|", "[a]-(0@100)-[b]")
        #expect(frames["a"]?.width == 60 && frames["b"]?.minX == 68)
    }

    @Test func `B62 the standard distance is 8, to the superview its margin`() {
        let bench = FormatBox()
        bench.box.layoutMargins = UIEdgeInsets(top: 1, left: 13, bottom: 3, right: 17)
        let frames = bench.place("H:|-[a(50)]-[b]-|", "V:|-[a]-|")
        #expect(frames["a"] == rect(13, 1, 50, 196))
        #expect(frames["b"].map { ($0.minX, $0.maxX) } ?? (0, 0) == (71, 283))
    }

    @Test func `B63 options line views up`() {
        let frames = FormatBox().place(
            "H:|[a(10)][b(20)][c(30)]|", options: [.alignAllTop, .alignAllBottom])
        #expect(frames["a"]?.height == frames["c"]?.height && frames["a"]?.minY == frames["b"]?.minY)
    }

    @Test func `B61 a format may run from the right to the left`() {
        let frames = FormatBox().place("H:|-10-[a(50)]-5-[b(20)]", options: .directionRightToLeft)
        #expect(frames["a"]?.maxX == 290 && frames["b"]?.maxX == 235)
    }

    @Test func `B61 a format makes the constraints that it says`() {
        let bench = FormatBox()
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(>=4)-[a(b)]", metrics: nil, views: bench.views)
        #expect(made.count == 2 && made.allSatisfy { !$0.isActive })
        let size = made.first { $0.firstAttribute == .height }
        #expect(size?.firstItem === bench.views["a"] && size?.secondItem === bench.views["b"])
        let distance = made.first { $0.firstAttribute == .top }
        #expect(distance?.relation == .greaterThanOrEqual && distance?.constant == 4)
    }

    @Test func `B19 a view on the readable guide is 672 points wide at most`() {
        let phone = Host(), narrow = phone.showPlainRoot()
        #expect(narrow.readableContentGuide.layoutFrame.width == 358)
        let pad = Host(.t1024), root = pad.showPlainRoot(), text = UIView()
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.heightAnchor.constraint(equalToConstant: 9),
            text.topAnchor.constraint(equalTo: guide.topAnchor)
        ])
        pad.endTurn()
        #expect(text.frame.minX == 176 && text.frame.width == 672)
    }
}

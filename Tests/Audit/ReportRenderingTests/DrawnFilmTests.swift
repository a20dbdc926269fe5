import AuditRules
import Foundation
@testable import ReportPage
@testable import ReportRendering
import SceneModel
import Testing

/// A film shows what was recorded, to a tenth of a point.
@Suite struct DrawnFilmTests {
    private var recordings: [[SceneSnapshot]] {
        SampleScreen.report.runs.map { $0.steps.compactMap(\.snapshot) }
    }

    /// The visible views' appearances and frames, parents first, in tenths of a point.
    private struct Picture: Equatable {
        var views: [String]
        var frames: [[Int]]
        var keyboard: [Int]
        var step: String
    }

    /// The page's script rebuilds the frames in the same way.
    private func pictures(_ film: DrawnFilm) -> [Picture] {
        var tree: [Int] = [], places: [[Int]] = [], keyboard: [Int] = []
        return film.frames.map { frame in
            if let shape = frame.tree {
                tree = shape
                places = Array(repeating: [0, 0, 0, 0, 0, 0], count: shape.count / 2)
            }
            if let frame = frame.keyboard { keyboard = Array(frame.dropFirst().prefix(2)) }
            for index in stride(from: 0, to: frame.moves.count, by: 7) {
                places[frame.moves[index]] = Array(frame.moves[(index + 1)..<(index + 7)])
            }
            var position = 0, frames: [[Int]] = []
            func walk(_ x: Int, _ y: Int) {
                let place = places[position], children = tree[position * 2]
                frames.append([place[0] + x, place[1] + y, place[2], place[3]])
                position += 1
                for _ in 0..<children { walk(place[0] + x, place[1] + y) }
            }
            if !tree.isEmpty { walk(0, 0) }
            return Picture(
                views: places.map { film.pieces[$0[5]] }, frames: frames, keyboard: keyboard,
                step: film.steps[frame.step])
        }
    }

    private func picture(_ snapshot: SceneSnapshot) -> Picture {
        func tenths(_ numbers: CGFloat...) -> [Int] { numbers.map { Int(($0 * 10).rounded()) } }
        let nodes = snapshot.root.nodes { !$0.isHidden }
        let keyboard = snapshot.keyboard.frameInScreen
        return Picture(
            views: nodes.map {
                NodeDrawing($0, in: CGRect(origin: .zero, size: $0.frameInScreen.size)).markup
            },
            frames: nodes.map {
                let frame = $0.frameInScreen
                return tenths(frame.minX, frame.minY, frame.width, frame.height)
            },
            keyboard: keyboard.minY < snapshot.screen.size.height ? tenths(keyboard.minX, keyboard.minY) : [],
            step: snapshot.step)
    }

    @Test func `a film's frames are the recording's pictures in order`() {
        for recording in recordings {
            let film = DrawnFilm(recording), shown = pictures(film)
            #expect(!shown.isEmpty)
            var rest = recording.map(picture)[...]
            for frame in shown {
                let place = rest.firstIndex(of: frame)
                #expect(place != nil, "\(frame.step)")
                if let place { rest = rest[place...] }
            }
            #expect(Set(recording.map(\.step)) == Set(shown.map(\.step)))
        }
    }

    @Test func `a film's JSON is the film, and each of its numbers has a piece`() throws {
        for recording in recordings {
            let film = DrawnFilm(recording), json = try film.json()
            let read = try JSONSerialization.jsonObject(with: Data(json.utf8))
            let keys = try #require(read as? [String: Any])
            #expect((keys["frames"] as? [Any])?.count == film.frames.count)
            #expect((keys["pieces"] as? [String]) == film.pieces)
            var used: Set<Int> = []
            for frame in film.frames {
                used.formUnion(stride(from: 6, to: frame.moves.count, by: 7).map { frame.moves[$0] })
                used.formUnion(stride(from: 1, to: frame.layers.count, by: 2).map { frame.layers[$0] })
                if let piece = frame.keyboard?.first { used.insert(piece) }
            }
            #expect(used.isSubset(of: Set(film.pieces.indices)) && film.pieces.first?.isEmpty == true)
        }
    }

    @Test func `frames that look the same are one`() throws {
        let still = try #require(recordings.first?.first)
        #expect(DrawnFilm([still, still, still]).frames.count == 1)
        #expect(DrawnFilm([]).frames.isEmpty && DrawnFilm([]).canvases.isEmpty)
    }

    @Test func `a bar that moves is one change for all that lies in it`() throws {
        var still = try #require(recordings.first?.first)
        let inner = SceneNode(
            id: 92, name: "Send", kind: .button, frameInScreen: CGRect(x: 10, y: 710, width: 50, height: 30),
            modelFrameInScreen: .zero)
        func bar(_ y: CGFloat) -> SceneNode {
            var inner = inner
            inner.frameInScreen.origin.y = y + 10
            return SceneNode(
                id: 91, name: "Bar", kind: .view, frameInScreen: CGRect(x: 0, y: y, width: 390, height: 50),
                modelFrameInScreen: .zero, children: [inner])
        }
        still.root.children = [bar(700)]
        var moved = still
        moved.root.children = [bar(400.25)]
        moved.time = still.time + 1
        var pushed = moved
        pushed.root.children[0].children[0].frameInScreen.origin.x = 40
        pushed.time = still.time + 2
        let film = DrawnFilm([still, moved, pushed])
        #expect(film.frames.count == 3 && film.frames[1].moves.prefix(6) == [1, 0, 4003, 3900, 500, 100])
        #expect(film.frames[2].moves.prefix(6) == [2, 400, 100, 500, 300, 100])
        #expect(
            pictures(film).map(\.frames.last) == [
                [100, 7100, 500, 300], [100, 4103, 500, 300], [400, 4103, 500, 300]
            ])
    }

    @Test func `the log has messages and changes in the order of time`() throws {
        let start = try #require(SampleScreen().recording.first)
        func picture(_ time: Double, inset: Double, offset: Double, top: CGFloat, safe: Double) -> SceneSnapshot {
            var picture = start
            picture.time = time
            picture.guides = SceneGuides(keyboardTop: 508, safeAreaBottom: safe)
            let geometry = SceneNode.Geometry(
                bounds: CGRect(x: 0, y: offset, width: 390, height: 600), contentInset: [0, 0, inset, 0])
            let box = SceneNode.Geometry(
                bounds: CGRect(x: 0, y: 0, width: 90, height: 40), center: CGPoint(x: 50, y: top))
            picture.root.children = [
                SceneNode(
                    id: 70, name: "Form", kind: .scrollView, frameInScreen: .zero, modelFrameInScreen: .zero,
                    geometry: geometry),
                SceneNode(
                    id: 71, name: "Send", kind: .button, frameInScreen: .zero, modelFrameInScreen: .zero, geometry: box)
            ]
            return picture
        }
        let first = picture(0, inset: 0, offset: 0, top: 700, safe: 810)
        let film = DrawnFilm(
            [first, first, picture(1, inset: 302, offset: 120, top: 398, safe: 508)],
            log: [SceneLogLine(at: 1, .app, "told"), SceneLogLine(at: 2, .person, "last")])
        #expect(
            film.log.map(\.text) == [
                "told", "Form: content inset at the bottom 0 → 302 pt", "Form: scrolled from 0 to 120 pt",
                "Safe area: its bottom edge goes from 810 to 508 pt", "Send: moves up by 302 pt", "last"
            ])
        #expect(film.log.map(\.source) == [.app, .screen, .screen, .screen, .screen, .person])
        #expect(film.frames.last?.guides == [5080, 5080] && film.frames.first?.guides == [5080, 8100])
    }

    @Test func `a keyboard that shrinks is one picture in all sizes`() throws {
        var picture = try #require(SampleScreen().recording.first { $0.step == "rising" })
        picture.keyboard.frameInScreen = CGRect(x: 0, y: 508, width: 390, height: 336)
        picture.keyboard.targetFrameInScreen = CGRect(x: 40, y: 300, width: 320, height: 240)
        var later = picture
        later.keyboard.frameInScreen = CGRect(x: 20, y: 400, width: 352, height: 288)
        later.time += 0.1
        let film = DrawnFilm([picture, later])
        let places = film.frames.compactMap(\.keyboard)
        #expect(places.map { Array($0.dropFirst()) } == [[0, 5080, 1219, 1400], [200, 4000, 1100, 1200]])
        #expect(Set(places.map { $0[0] }).count == 1)
        let still = SVGDrawing.render(later)
        #expect(still.contains("transform=\"translate(20 400) scale(1.1 1.2)\""))
    }

    @Test func `the line of the keyboard's guide moves with the keyboard that it follows`() throws {
        let picture = try #require(SampleScreen().recording.first { $0.step == "rising" })
        func lines(_ guide: Double) -> [Int]? {
            var picture = picture
            picture.keyboard.isMoving = true
            picture.keyboard.targetFrameInScreen.origin.y = 508
            picture.keyboard.frameInScreen.origin.y = 700.5
            picture.guides = SceneGuides(keyboardTop: guide, safeAreaBottom: 810)
            return DrawnFilm([picture]).frames.first?.guides
        }
        #expect(lines(508) == [7005, 8100])
        // The line of the keyboard's guide does not move with a keyboard that the guide ignores.
        #expect(lines(810) == [8100, 8100])
    }

    @Test func `a movement over many frames is one line with its distance`() {
        func moves(_ avoidance: SampleScreen.Avoidance) -> [String] {
            DrawnFilm(SampleScreen(avoidance: avoidance).recording).log.map(\.text)
        }
        #expect(moves(.guide) == ["Sign In: moves up by 302 pt", "Sign In: moves down by 302 pt"])
        #expect(moves(.none).isEmpty)
    }

    @Test func `numbers that are none become zero`() throws {
        var broken = try #require(recordings.first?.first)
        broken.time = .nan
        broken.root.frameInScreen = CGRect(x: CGFloat.infinity, y: .nan, width: 1, height: 1)
        let film = DrawnFilm([broken])
        #expect(film.frames.first?.at == 0 && film.frames.first?.moves.prefix(5) == [0, 0, 0, 0, 0])
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(film.json().utf8)) }
    }
}

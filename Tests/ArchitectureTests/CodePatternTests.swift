import TestSupport
import Testing

@Suite(.besideMainActor) struct CodePatternTests {
    private let checkout = Checkout.current

    @Test(arguments: ForbiddenPattern.all)
    func `a pattern matches its samples and no similar code`(pattern: ForbiddenPattern) throws {
        for sample in pattern.caught {
            let file = TextFile(path: "Sample.swift", text: sample)
            #expect(try !pattern.places(in: [file]).isEmpty, "\(pattern.name) misses: \(sample)")
        }
        for sample in pattern.passed {
            let file = TextFile(path: "Sample.swift", text: sample)
            #expect(try pattern.places(in: [file]).isEmpty, "\(pattern.name) takes offence at: \(sample)")
        }
    }

    @Test(arguments: ForbiddenPattern.traps)
    func `no source traps`(pattern: ForbiddenPattern) throws {
        expectNone(try pattern.places(in: checkout.sources + checkout.neighbours), pattern)
    }

    @Test func `no property is an implicitly unwrapped optional`() throws {
        let others = checkout.sources.filter { $0.folder != "SimulatedUIKit" } + checkout.neighbours
        expectNone(try ForbiddenPattern.implicitUnwrap.places(in: others), .implicitUnwrap)
    }

    /// Where Apple's UIKit raises an exception, the imitations of Apple's frameworks stop the process by a
    /// precondition.
    ///
    /// No other code does so.
    @Test func `only the imitation states preconditions`() throws {
        let imitations = ["SimulatedUIKit", "ObjectiveC"]
        let others = checkout.sources.filter { !imitations.contains($0.folder) } + checkout.neighbours
        expectNone(try ForbiddenPattern.precondition.places(in: others), .precondition)
    }

    @Test func `only sources in a Platform folder have conditional parts`() throws {
        let files =
            checkout.sources.filter { !$0.path.contains("/Platform/") }
            + checkout.neighbours
            .filter { $0.stem != "Package" }
        // The gallery's app uses the inspector only in debug builds, and only an `#if` can recognize a debug build.
        let app = "Examples/GalleryApp/SceneDelegate.swift"
        expectNone(try ForbiddenPattern.condition.places(in: files.filter { $0.path != app }), .condition)
        let conditions = try #require(checkout.file(app)).places(of: "^ *#if .*")
        #expect(conditions.count == 1 && conditions.allSatisfy { $0.hasSuffix("#if DEBUG") })
    }

    /// Five files need `#if`, because `#available` checks only the version of the system.
    ///
    /// Mac Catalyst and SDKs before iOS 18 lack Apple's update link, and older SDKs `isScrollAnimating`. Apple's display
    /// link needs an Objective-C method. Only Apple's Foundation tells to which bundle a class belongs. The package's
    /// manifest allows all platforms.
    @Test func `the library has five files with conditional parts`() throws {
        let library = checkout.sources.filter { $0.path.hasPrefix("Sources/Library/") }
        let places = try ForbiddenPattern.condition.places(in: library)
        let names = Set(
            places.compactMap { $0.split(separator: ":").first?.split(separator: "/").last.map(String.init) })
        let known: Set<String> = [
            "FrameLink.swift", "SystemClass.swift", "SystemVersion.swift", "UIScrollView+Animating.swift",
            "UpdateLink.swift"
        ]
        #expect(library.count > 60 && names == known, "\(places)")
    }

    @Test func `nothing asks whether UIKit can be imported`() throws {
        let files = checkout.files.filter { $0.isSwift }
        expectNone(try ForbiddenPattern.canImport.places(in: files), .canImport)
    }

    /// The folder `Deferring` is left out.
    ///
    /// In its tests, apps postpone work on purpose, and the tests wait in virtual time.
    @Test func `nothing waits for the wall clock`() throws {
        let tests = checkout.tests.filter { !$0.path.contains("/Deferring/") }
        let files = checkout.sources + tests + checkout.neighbours
        expectNone(try ForbiddenPattern.sleep.places(in: files), .sleep)
    }

    @Test func `an extension leaves the access to its members`() throws {
        expectNone(try ForbiddenPattern.extensionAccess.places(in: checkout.sources), .extensionAccess)
    }

    @Test func `an initializer in an app's extension skips no observer of the imitation`() throws {
        let imitations = checkout.sources.filter { $0.path.hasPrefix("Sources/Simulator/") }
        expectNone(try ForbiddenPattern.storedObserver.places(in: imitations, wholeText: true), .storedObserver)
    }

    @Test func `nothing is left to be done in a comment`() throws {
        let files = checkout.files.filter { $0.isSwift }
        expectNone(try ForbiddenPattern.reminder.places(in: files, wholeText: true), .reminder)
    }

    private func expectNone(_ places: [String], _ pattern: ForbiddenPattern) {
        #expect(places.isEmpty, "\(pattern.name): \(pattern.reason)\n\(places.joined(separator: "\n"))")
    }
}

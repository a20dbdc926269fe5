import TestSupport
import Testing

@Suite(.besideMainActor) struct NamingTests {
    private let checkout = Checkout.current
    private let vague = #"(?:Util|Utils|Utility|Utilities|Manager|Helper|Helpers)(?![a-z])"#
    private let declaration =
        #"(?:\b(?:class|struct|enum|protocol|actor|extension|typealias)|@_exported import)\s[^{\n]*"#

    /// Files whose names begin with `NS` are left out, because Apple has chosen these names.
    @Test func `no file is called a helper`() throws {
        for file in checkout.sources + checkout.tests + checkout.neighbours where !file.stem.hasPrefix("NS") {
            let places = try file.captures(of: "(" + vague + ")", in: file.stem)
            #expect(places.isEmpty, "\(file.path): name it after its job")
        }
    }

    /// Types with Apple's prefixes are left out, because Apple has chosen names such as `NSLayoutManager`.
    @Test func `no type is called a helper`() throws {
        let name = #"\b(?:class|struct|enum|protocol|actor|typealias)\s+(?!NS|UI|CA|CG)\w*"# + vague
        let sample = TextFile(path: "Sample.swift", text: "final class KeyboardManager {}\nclass NSLayoutManager {}")
        #expect(try sample.places(of: name).count == 1)
        for file in checkout.sources + checkout.tests + checkout.neighbours {
            let places = try file.places(of: name)
            #expect(places.isEmpty, "name it after its job: \(places)")
        }
    }

    /// The file `Type+Aspect.swift` extends `Type`, and the file `Outer.Inner.swift` extends `Outer`.
    @Test func `a source file declares or extends what it is named after`() throws {
        for file in checkout.sources where try file.stem != "main" && file.codeLineCount > file.imports.count {
            let type = file.stem.prefix { $0 != "+" && $0 != "." }
            let function = try file.places(of: #"^public func "# + type + #"\b"#)
            let places = try file.places(of: declaration + #"\b"# + type + #"\b"#) + function
            #expect(!places.isEmpty, "\(file.path) neither declares nor extends \(type)")
        }
    }

    /// Apple's declarations are in folders named like the groups of Apple's documentation, and the rest is in
    /// `Machinery`.
    @Test func `the simulated UIKit's machinery is apart from its faces`() throws {
        let apple = #"^((?:UI|NS|CA|CF|CG)[A-Z]|AttributeScopes|NotificationCenter|\w+\+Export$)"#
        let files = checkout.sources.filter { $0.folder == "SimulatedUIKit" }
        let (machinery, faces) = (files.filter(\.isMachinery), files.filter { !$0.isMachinery })
        #expect(!machinery.isEmpty && !faces.isEmpty)
        for file in faces {
            let places = try file.captures(of: apple, in: file.stem)
            #expect(!places.isEmpty, "\(file.path) has no name of Apple's: it belongs into Machinery")
        }
        for file in machinery where !file.code.contains("@_spi(Simulation)") {
            let witness = #"override|func hash|static func [=!]=|init\?\(rawValue:|var rawValue:"#
            let places = try file.places(of: #"^ *(?:public|open) (?!protocol _|"# + witness + ")")
            #expect(places.isEmpty, "apps see it: it belongs into the folder of its documentation group: \(places)")
        }
    }
}

extension TextFile {
    fileprivate var isMachinery: Bool { path.contains("/SimulatedUIKit/Machinery/") }
}

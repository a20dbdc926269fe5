import Testing

@Suite struct SelfContainmentTests {
    private let checkout = Checkout.current
    private let elsewhere = #"\.\./sha"# + #"red\b|(?<![\w./:-])/(?:work|home|Users|root|opt|private|Volumes)/\w"#

    @Test func `the package has no dependencies`() throws {
        let manifest = try #require(checkout.file("Package.swift"))
        #expect(!manifest.code.contains(".package("))
        #expect(!checkout.exists("Package.resolved"))
    }

    @Test func `no file names a place outside the checkout`() throws {
        for file in checkout.files {
            let places = try file.placesInText(of: elsewhere)
            #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
        }
    }

    @Test(arguments: ["../sha" + "red/data", "see /ho" + "me/ann/file", "\"/Use" + "rs/ann\"", "(/wo" + "rk/main)"])
    func `a place outside is seen`(sample: String) throws {
        #expect(try TextFile(path: "Sample.md", text: sample).placesInText(of: elsewhere).count == 1)
    }

    @Test(arguments: ["https://example.org/home/ann", "Docs/home/index", "../shares"])
    func `an address or a path inside is not`(sample: String) throws {
        #expect(try TextFile(path: "Sample.md", text: sample).placesInText(of: elsewhere).isEmpty)
    }
}

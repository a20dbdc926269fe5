import Testing

/// The app and the workflow are not compiled or run by any other test.
@Suite struct ExampleAppTests {
    private let checkout = Checkout.current

    @Test func `the app lists every screen of the gallery`() throws {
        let list = try #require(checkout.file("Examples/GalleryApp.swiftpm/Sources/GalleryScreen.swift"))
        let shown = Set(try list.captures(of: #"\{ (\w+)\(\) \}"#).compactMap(\.first))
        let catalogue = checkout.sources.filter { $0.folder == "ScenarioCatalog" }
        let played = try catalogue.flatMap { file in
            try file.captures(of: #"\b([A-Z]\w+ViewController)\("#, in: file.code).compactMap(\.first)
        }
        #expect(shown == Set(played))
    }

    @Test(arguments: ["Tideline", "TidelineClassics", "TidelineSwiftUI", "Gallery", "GalleryApp"])
    func `CI builds each product for iOS and runs the Linux checks`(product: String) throws {
        let workflow = try #require(checkout.file(".github/workflows/ci.yml"))
        #expect(workflow.text.contains("scheme: \(product) }"))
        #expect(workflow.text.contains("run: .ci/run"))
    }
}

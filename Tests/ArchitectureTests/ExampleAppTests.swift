import Foundation
import Testing

@Suite struct ExampleAppTests {
    private let checkout = Checkout.current

    @Test func `the app lists every screen of the gallery`() throws {
        let list = try #require(checkout.file("Examples/GalleryApp/GalleryScreen.swift"))
        let shown = Set(try list.captures(of: #"\{ (\w+)\(\) \}"#).compactMap(\.first))
        let catalogue = checkout.sources.filter { $0.folder == "AuditedGallery" }
        let played = try catalogue.flatMap { file in
            try file.captures(of: #"\b([A-Z]\w+ViewController)\("#, in: file.code).compactMap(\.first)
        }
        #expect(shown == Set(played))
    }

    @Test func `CI builds what ships for iOS and runs the Linux checks`() throws {
        let workflow = try #require(checkout.file(".github/workflows/ci.yml"))
        #expect(workflow.text.contains("scheme: [Tideline, TidelineClassics, TidelineSwiftUI, TidelineObjC, Gallery]"))
        #expect(workflow.text.contains("run: .ci/run"))
    }

    @Test func `CI runs the tests of each app in Apple's simulator and keeps their results`() throws {
        let workflow = try #require(checkout.file(".github/workflows/ci.yml"))
        let job = try #require(workflow.text.components(separatedBy: "\n  xcode:\n").dropFirst().first)
        let schemes = checkout.files.filter { $0.path.hasSuffix(".xcscheme") }.map { $0.name.dropLast(9) }
        let played = try workflow.captures(of: #"scheme: \[(.*)\]"#, in: job).first?.first ?? ""
        #expect(played.components(separatedBy: ", ").sorted() == schemes.map(String.init).sorted())
        let project = try workflow.captures(of: #"test -project (\S+)"#, in: job).first?.first ?? ""
        #expect(checkout.exists(project + "/project.pbxproj"))
        #expect(job.contains("-resultBundlePath ${{ matrix.scheme }}.xcresult"))
        #expect(job.contains("path: ${{ matrix.scheme }}.xcresult"))
    }
}

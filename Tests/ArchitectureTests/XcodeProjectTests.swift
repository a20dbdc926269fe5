import Testing

/// Linux lacks Xcode, so these tests check that Xcode could open the project.
@Suite struct XcodeProjectTests {
    private static let path = "Examples/Tideline.xcodeproj/project.pbxproj"
    private let checkout = Checkout.current

    @Test func `the project names only what exists`() throws {
        let faults = try project().faults(in: checkout)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `the project depends only on the package that it shows`() throws {
        let project = try project()
        #expect(project.all("XCLocalSwiftPackageReference").map { $0.object["relativePath"] as? String } == [".."])
        #expect(project.all("XCRemoteSwiftPackageReference").isEmpty)
    }

    @Test func `the project asks for the package's language and system`() throws {
        let manifest = try #require(checkout.file("Package.swift"))
        let system = try manifest.captures(of: #"\.iOS\(\.v(\d+)\)"#).first?.first
        let settings = try project().targets.flatMap(\.settings.values)
        #expect(settings.count == 8)
        #expect(settings.allSatisfy { $0["IPHONEOS_DEPLOYMENT_TARGET"] as? String == "\(system ?? "none").0" })
        #expect(settings.allSatisfy { $0["SWIFT_VERSION"] as? String == "6.0" })
    }

    @Test(arguments: [
        ("path = GalleryAppTests;", "path = GalleryTests;", "there is no Examples/GalleryTests"),
        ("path = Certificate;", "path = Phone;", "there is no Examples/Phone/App"),
        ("\t\t\t\tInfo.plist,", "\t\t\t\tList.plist,", "there is no Examples/GalleryApp/List.plist"),
        ("= GalleryApp/Info.plist", "= Info.plist", "there is no Examples/Info.plist"),
        ("relativePath = ..;", "relativePath = ../..;", "there is no Examples/../../Package.swift"),
        ("productName = TidelineTesting;", "productName = Testing;", "the package has no product Testing"),
        ("productName = TidelineTesting;", "productName = Testing;", "GalleryAppTests does not link TidelineTesting"),
        ("productName = TidelineTesting;", "productName = UIKit;", "the package has no product UIKit"),
        ("productName = TidelineTesting;", "productName = Gallery;", "GalleryAppTests and its app link Gallery"),
        (
            "productName = TidelineTesting;", "productName = TidelineClassics;",
            "GalleryAppTests and its app link Tideline"
        ),
        (
            "productName = PhoneCertificate;", "productName = TidelineReport;",
            "Certificate links TidelineReport and does not import it"
        ),
        ("name = Debug;", "name = Test;", "Certificate lacks a configuration"),
        ("PRODUCT_BUNDLE_IDENTIFIER", "BUNDLE", "CertificateTests, Release: no PRODUCT_BUNDLE_IDENTIFIER"),
        ("/GalleryApp.app/", "/Certificate.app/", "GalleryAppTests runs in another app than GalleryApp"),
        ("BUNDLE_LOADER = \"$(TEST_HOST)\";", "", "GalleryAppTests runs in another app than GalleryApp"),
        ("name = CertificateTests;", "name = Tests;", "no scheme has Tests")
    ])
    func `a fault in the project is found`(text: String, other: String, fault: String) throws {
        let faults = try project { $0.replacing(text, with: other) }.faults(in: checkout)
        #expect(faults.contains(fault), "\(faults.joined(separator: "\n"))")
    }

    @Test func `a product that is waited for and not linked is found`() throws {
        let project = try project { text in
            let lines = text.split(separator: "\n").filter { !$0.hasSuffix("/* TidelineTesting in Frameworks */,") }
            return lines.joined(separator: "\n")
        }
        let faults = try project.faults(in: checkout)
        #expect(faults.contains("GalleryAppTests half links TidelineTesting"))
        #expect(faults.contains { $0.hasPrefix("nothing names the object ") })
    }

    @Test(arguments: ["BlueprintName = \"", "BuildableName = \"", "BlueprintIdentifier = \"", "container:"])
    func `a scheme without its target is found`(key: String) throws {
        let faults = try project(schemes: { $0.replacing(key, with: key + "A") }).faults(in: checkout)
        #expect(faults.contains { $0.hasPrefix("no target is ") } && faults.contains("no scheme has GalleryAppTests"))
    }

    @Test func `an id without an object is found`() throws {
        let project = try project()
        for id in project.objects.keys where id != project.root {
            let renamed = try self.project { text in
                // In the project file, two tabs precede an object's own id, and more tabs precede uses of the id.
                text.replacing("\n\t\t\(id)", with: "\n\t\tA")
            }
            #expect(try renamed.faults(in: checkout).contains("no object has the id \(id)"))
        }
    }

    private func project(
        _ change: (String) -> String = { $0 }, schemes changeScheme: (String) -> String = { $0 }
    ) throws -> XcodeProject {
        let file = try #require(checkout.file(Self.path))
        let schemes = checkout.files.filter { $0.path.hasSuffix(".xcscheme") }
        return try XcodeProject(
            TextFile(path: file.path, text: change(file.text)),
            schemes: schemes.map { TextFile(path: $0.path, text: changeScheme($0.text)) })
    }
}

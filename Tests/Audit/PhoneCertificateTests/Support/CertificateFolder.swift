import Foundation
import PhoneCertificate
import TestSupport
import Testing

struct CertificateFolder {
    let names: [String]
    let records: [CertificateRecord]

    /// The records that were sent from phones.
    static var sent: CertificateFolder {
        get throws {
            try CertificateFolder(PackageFolder.root.appendingPathComponent("Docs/Facts/Certificates"))
        }
    }

    init(_ folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        names = files.map(\.lastPathComponent)
        records = try files.map { try CertificateRecord(json: Data(contentsOf: $0)) }
    }

    var verdict: CertificateVerdict { CertificateVerdict(of: records, names: names) }

    /// Fails for records of the simulated UIKit, wrong file names, and contradictions.
    func check() {
        for (name, record) in zip(names, records) where name != record.fileName {
            Issue.record("\(name) is a record of \(record.device), iOS \(record.system): call it \(record.fileName)")
        }
        for (name, record) in zip(names, records) where record.maker == .simulated {
            Issue.record("\(name) is a record of the simulated UIKit, which certifies nothing: take it away")
        }
        for refutation in verdict.refutations { Issue.record("\(refutation.sentence)") }
    }
}

struct ImportLine: Sendable {
    let module: String
    let attributes: String
    let path: String

    var usesSimulation: Bool { attributes.contains("@_spi(Simulation)") }
    var isTestable: Bool { attributes.contains("@testable") }
}

extension TextFile {
    /// `import struct M.Name` is an import of `M`.
    var imports: [ImportLine] {
        get throws {
            let attributes =
                #"^[ \t]*((?:@\w+(?:\([^)]*\))?\s+)*)(?:(?:public|package|internal|fileprivate|private)\s+)?"#
            let name = #"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w[\w-]*)"#
            return try captures(of: attributes + name, in: code).map {
                ImportLine(module: $0[1], attributes: $0[0], path: path)
            }
        }
    }
}

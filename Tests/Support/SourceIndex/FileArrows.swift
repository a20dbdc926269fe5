/// The arrows between the files of a folder.
///
/// An arrow leads from a file that refers to a declaration to the file that has the declaration. Members of an extension
/// are declared in the file of the extension, and not in the file of the extended type.
package struct FileArrows {
    package struct Arrow: Hashable {
        package var from, to: String
        package var name: String
    }

    package let all: Set<Arrow>

    package init(_ occurrences: [CompilerIndex.Occurrence]) {
        let definitions = occurrences.filter { $0.roles.contains(.definition) }
        let homes = Dictionary(definitions.map { ($0.symbol, $0.file) }) { first, _ in first }
        all = Set(
            occurrences.filter { $0.roles.contains(.reference) }.compactMap { reference in
                guard let home = homes[reference.symbol], home != reference.file else { return nil }
                return Arrow(from: reference.file, to: home, name: reference.name)
            })
    }
}

import Foundation

/// The parts of an Xcode project and its schemes that these tests can read without Xcode.
struct XcodeProject {
    typealias Object = [String: Any]

    /// An app, or tests that run in an app.
    struct Target {
        let id: String
        let name: String
        /// The folders with the target's Swift files, relative to the checkout's root.
        let folders: [String]
        /// The package products that the target depends on, and the products that the target links.
        let needed, products: Set<String>
        /// The settings of each configuration override the project's settings.
        let settings: [String: Object]
        /// The id of the app in which a test target runs; nil if the target is itself an app.
        let host: String?
    }

    /// The folder relative to the checkout's root.
    let folder: String
    let name: String
    let schemes: [TextFile]
    let objects: [String: Object]
    let root: String

    init(_ file: TextFile, schemes: [TextFile]) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(file.text.utf8), options: [], format: nil)
        let top = list as? Object ?? [:], place = file.path.split(separator: "/").dropLast().map(String.init)
        (folder, name) = (place.dropLast().joined(separator: "/"), place.last ?? "")
        objects = top["objects"] as? [String: Object] ?? [:]
        root = top["rootObject"] as? String ?? ""
        self.schemes = schemes
    }

    func all(_ kind: String) -> [(id: String, object: Object)] {
        objects.filter { $0.value["isa"] as? String == kind }.map { ($0.key, $0.value) }.sorted { $0.id < $1.id }
    }

    var targets: [Target] {
        let common = configurations(of: objects[root] ?? [:])
        return all("PBXNativeTarget").map { id, object in
            let own = configurations(of: object)
            return Target(
                id: id, name: object["name"] as? String ?? "",
                folders: references(object["fileSystemSynchronizedGroups"]).compactMap { places[$0] },
                needed: products(object["packageProductDependencies"]),
                products: products(
                    references(object["buildPhases"]).flatMap { references(objects[$0]?["files"]) }
                        .compactMap { objects[$0]?["productRef"] as? String }),
                settings: own.merging(common) { own, common in common.merging(own) { $1 } },
                host: references(object["dependencies"]).first.flatMap { objects[$0]?["target"] as? String })
        }
    }

    /// The folder of each group, relative to the checkout's root, by the group's id.
    var places: [String: String] {
        var places: [String: String] = [:]
        func visit(_ id: String, in folder: String) {
            guard let group = objects[id], group["sourceTree"] as? String == "<group>" else { return }
            let place = [folder, group["path"] as? String ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
            if group["path"] != nil { places[id] = place }
            for child in references(group["children"]) { visit(child, in: place) }
        }
        visit(objects[root]?["mainGroup"] as? String ?? "", in: folder)
        return places
    }

    func references(_ list: Any?) -> [String] { list as? [String] ?? [] }

    private func products(_ list: Any?) -> Set<String> {
        Set(references(list).compactMap { objects[$0]?["productName"] as? String })
    }

    private func configurations(of owner: Object) -> [String: Object] {
        let list = objects[owner["buildConfigurationList"] as? String ?? ""] ?? [:]
        return references(list["buildConfigurations"]).reduce(into: [:]) { all, id in
            all[objects[id]?["name"] as? String ?? id] = objects[id]?["buildSettings"] as? Object
        }
    }
}

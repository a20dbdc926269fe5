import Foundation

extension XcodeProject {
    /// The faults that would keep Xcode from opening or building the project, one sentence each.
    func faults(in checkout: Checkout) throws -> [String] {
        let text = checkout.file("Package.swift") ?? TextFile(path: "", text: "")
        let manifest = try Manifest(text), libraries = try Self.libraries(of: text)
        return try references() + paths(in: checkout)
            + targets.flatMap { target in
                try configurations(of: target) + hosting(of: target)
                    + linkage(of: target, libraries: libraries, manifest: manifest, in: checkout)
            } + blueprints()
    }

    /// Finds ids in the project file that belong to no object, and objects that no other object mentions.
    private func references() -> [String] {
        var named: Set<String> = [root]
        func visit(_ value: Any) {
            switch value {
            case let text as String: if text.wholeMatch(of: /[0-9A-F]{24}/) != nil { named.insert(text) }
            case let list as [Any]: list.forEach(visit)
            case let object as Object: for (key, value) in object { [key, value].forEach(visit) }
            default: break
            }
        }
        objects.values.forEach(visit)
        let ids = Set(objects.keys)
        return named.subtracting(ids).sorted().map { "no object has the id \($0)" }
            + ids.subtracting(named).sorted().map { "nothing names the object \($0)" }
    }

    private func paths(in checkout: Checkout) -> [String] {
        var sought: [String] = []
        for (id, group) in all("PBXFileSystemSynchronizedRootGroup") {
            sought.append(places[id] ?? "place in a group for \(id)")
            for exception in references(group["exceptions"]) {
                let files = references(objects[exception]?["membershipExceptions"])
                sought += files.map { (places[id] ?? "") + "/" + $0 }
            }
        }
        for settings in targets.flatMap(\.settings.values) {
            if let list = settings["INFOPLIST_FILE"] as? String { sought.append(folder + "/" + list) }
        }
        for (_, package) in all("XCLocalSwiftPackageReference") {
            sought.append("\(folder)/\(package["relativePath"] as? String ?? "")/Package.swift")
        }
        return Set(sought).filter { !checkout.exists($0) }.sorted().map { "there is no \($0)" }
    }

    private func configurations(of target: Target) -> [String] {
        var faults = target.folders.isEmpty ? ["\(target.name) has no folder"] : []
        if Set(target.settings.keys) != ["Debug", "Release"] { faults.append("\(target.name) lacks a configuration") }
        for (name, settings) in target.settings {
            let needed = ["PRODUCT_BUNDLE_IDENTIFIER", "SWIFT_VERSION", "IPHONEOS_DEPLOYMENT_TARGET"]
            faults += needed.filter { settings[$0] == nil }.map { "\(target.name), \(name): no \($0)" }
        }
        return faults.sorted()
    }

    /// A test target names its app by `TestTargetID`, `TEST_HOST` and `BUNDLE_LOADER`.
    private func hosting(of target: Target) -> [String] {
        guard let host = targets.first(where: { $0.id == target.host }) else { return [] }
        let attributes = (objects[root]?["attributes"] as? Object)?["TargetAttributes"] as? [String: Object]
        let path = "$(BUILT_PRODUCTS_DIR)/\(host.name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(host.name)"
        let agree =
            attributes?[target.id]?["TestTargetID"] as? String == host.id
            && target.settings.values.allSatisfy {
                $0["TEST_HOST"] as? String == path && $0["BUNDLE_LOADER"] as? String == "$(TEST_HOST)"
            }
        return agree ? [] : ["\(target.name) runs in another app than \(host.name)"]
    }

    /// A target links the products that it imports, except those that its app already links.
    ///
    /// If an app and its tests link the same module, Xcode builds the module as a framework. If a product of the
    /// package has the same name as the module, this build fails.
    private func linkage(
        of target: Target, libraries: Set<String>, manifest: Manifest, in checkout: Checkout
    ) throws -> [String] {
        let files = checkout.files.filter { file in
            file.isSwift && target.folders.contains { file.path.hasPrefix($0 + "/") }
        }
        let imports = Set(try files.flatMap { try $0.imports }.map(\.module)), linked = target.products
        let hosts = targets.first { $0.id == target.host }?.products ?? []
        let twice = manifest.modules(behind: linked).intersection(manifest.modules(behind: hosts))
        return linked.symmetricDifference(target.needed).sorted().map { "\(target.name) half links \($0)" }
            + linked.subtracting(libraries).sorted().map { "the package has no product \($0)" }
            + linked.subtracting(imports).sorted().map { "\(target.name) links \($0) and does not import it" }
            + imports.intersection(libraries).subtracting(linked).subtracting(hosts).sorted()
            .map { "\(target.name) does not link \($0)" }
            + twice.intersection(libraries).sorted().map { "\(target.name) and its app link \($0)" }
    }

    private func blueprints() throws -> [String] {
        let pattern =
            #"BlueprintIdentifier = "(\w+)"\s+BuildableName = "([^"]+)"\s+BlueprintName = "(\w+)"\s+"#
            + #"ReferencedContainer = "container:([^"]+)""#
        let named = try schemes.flatMap { try $0.captures(of: pattern) }
        let known = targets.map { [$0.id, $0.name + ($0.host == nil ? ".app" : ".xctest"), $0.name, name] }
        return Set(named).subtracting(known).map { "no target is \($0.joined(separator: ", "))" }.sorted()
            + known.filter { !named.contains($0) }.map { "no scheme has \($0[2])" }
    }

    /// The library products that the manifest declares on a Mac.
    private static func libraries(of manifest: TextFile) throws -> Set<String> {
        let forMacs = manifest.text.replacing(/\nif simulatesUIKit \{[\s\S]*?\n\} else \{/, with: "")
        return Set(try manifest.captures(of: #"\.library\(\s*name: "(\w+)""#, in: forMacs).compactMap(\.first))
    }
}

extension Manifest {
    fileprivate func modules(behind products: Set<String>) -> Set<String> {
        var found: Set<String> = [], left = products
        while let name = left.popFirst() {
            if found.insert(name).inserted { left.formUnion(target(name)?.dependencies ?? []) }
        }
        return found
    }
}

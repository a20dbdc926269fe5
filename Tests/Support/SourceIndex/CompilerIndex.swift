import Foundation

/// The index of the sources that the compiler writes during a build.
///
/// The index lists where each declaration is read, written and called. A library of the toolchain reads the index, and
/// its functions return strings as a base address and a length.
package struct CompilerIndex {
    package struct Occurrence {
        /// The unified symbol resolution, a text that identifies one declaration.
        package var symbol: String
        package var name: String
        package var isProperty: Bool
        package var roles: Roles
        package var file: String
        /// Counted from one.
        package var line: Int
        package var relations: [Relation]
    }

    package struct Relation {
        package var roles: Roles
        package var symbol: String
    }

    package struct Roles: OptionSet {
        package let rawValue: UInt64
        package init(rawValue: UInt64) { self.rawValue = rawValue }
        package static let definition = Roles(rawValue: 1 << 1)
        package static let reference = Roles(rawValue: 1 << 2)
        package static let read = Roles(rawValue: 1 << 3)
        package static let write = Roles(rawValue: 1 << 4)
        package static let call = Roles(rawValue: 1 << 5)
        package static let overrideOf = Roles(rawValue: 1 << 11)
        package static let accessorOf = Roles(rawValue: 1 << 15)
        package static let containedBy = Roles(rawValue: 1 << 16)
    }

    private typealias Handle = UnsafeMutableRawPointer
    private typealias Create = @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
    private typealias Dispose = @convention(c) (Handle) -> Void
    private typealias Text = @convention(c) (Handle?) -> iovec
    private typealias Number = @convention(c) (Handle?) -> Int32
    private typealias Mask = @convention(c) (Handle?) -> UInt64
    private typealias Part = @convention(c) (Handle?) -> Handle?
    private typealias Visit = @convention(c) (Handle?, Handle?) -> Bool
    private typealias Apply = @convention(c) (Handle?, Handle?, Visit) -> Bool

    private let library: Handle
    private let store: Handle

    /// The build that contains the running tests.
    private static let folder: String = {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return products.appendingPathComponent("index/store").path
    }()

    /// Whether the compiler's index describes the sources of this package.
    ///
    /// A debug build always has such an index, and an optimized build only on request.
    package static let tellsOfSources = {
        let units = try? FileManager.default.contentsOfDirectory(atPath: folder + "/v5/units")
        return units?.contains { $0.hasPrefix("UIView.swift.o-") } ?? false
    }()

    /// Nil if the toolchain's library is missing.
    package init?() {
        guard let library = Self.toolchainLibrary(), let create = dlsym(library, "indexstore_store_create") else {
            return nil
        }
        typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
        let open = unsafeBitCast(create, to: Open.self)
        guard let store = open(Self.folder, nil) else { return nil }
        (self.library, self.store) = (library, store)
    }

    /// The library is two folders above the toolchain's Foundation library, which this process has loaded.
    private static func toolchainLibrary() -> Handle? {
        guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return nil }
        let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasSuffix("/libFoundation.so") }), let start = line.firstIndex(of: "/")
        else { return nil }
        let folder = URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
        return dlopen(folder.appendingPathComponent("../../libIndexStore.so").standardized.path, RTLD_NOW)
    }

    private func function<Function>(_ name: String, _ type: Function.Type) -> Function {
        unsafeBitCast(dlsym(library, "indexstore_" + name), to: type)
    }

    private func text(_ name: String, of handle: Handle?) -> String {
        let part = function(name, Text.self)(handle)
        guard let base = part.iov_base else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: base, count: part.iov_len), as: UTF8.self)
    }

    /// Calls a closure for each element; the library passes the elements to a C function.
    private func each(_ name: String, of handle: Handle?, _ body: @escaping (Handle?) -> Void) {
        final class Box { let body: (Handle?) -> Void; init(_ body: @escaping (Handle?) -> Void) { self.body = body } }
        let box = Box(body)
        _ = function(name, Apply.self)(handle, Unmanaged.passUnretained(box).toOpaque()) { context, element in
            context.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().body(element) }
            return true
        }
    }

    /// Returns the places in a folder at which symbols occur.
    ///
    /// The compiler's index has a unit for each compiled file, and the result is in the order of these units.
    package func occurrences(below folder: String) -> [Occurrence] {
        var found: [Occurrence] = []
        var seen: Set<String> = []
        for name in unitNames() {
            guard let unit = function("unit_reader_create", Create.self)(store, name, nil) else { continue }
            defer { function("unit_reader_dispose", Dispose.self)(unit) }
            let file = text("unit_reader_get_main_file", of: unit)
            guard file.hasPrefix(folder), FileManager.default.fileExists(atPath: file) else { continue }
            var records: [String] = []
            each("unit_reader_dependencies_apply_f", of: unit) { dependency in
                let isRecord = function("unit_dependency_get_kind", Number.self)(dependency) == 2
                if isRecord { records.append(text("unit_dependency_get_name", of: dependency)) }
            }
            for record in records where seen.insert(record).inserted { found += occurrences(in: record, of: file) }
        }
        return found
    }

    private func unitNames() -> [String] {
        final class Box { var names: [String] = [] }
        typealias VisitName = @convention(c) (Handle?, iovec) -> Bool
        typealias ApplyNames = @convention(c) (Handle, UInt32, Handle?, VisitName) -> Bool
        let box = Box()
        let context = Unmanaged.passUnretained(box).toOpaque()
        _ = function("store_units_apply_f", ApplyNames.self)(store, 1, context) { context, name in
            guard let context, let base = name.iov_base else { return true }
            let bytes = UnsafeRawBufferPointer(start: base, count: name.iov_len)
            Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().names.append(
                String(decoding: bytes, as: UTF8.self))
            return true
        }
        return box.names
    }

    private func occurrences(in record: String, of file: String) -> [Occurrence] {
        guard let reader = function("record_reader_create", Create.self)(store, record, nil) else { return [] }
        defer { function("record_reader_dispose", Dispose.self)(reader) }
        var found: [Occurrence] = []
        each("record_reader_occurrences_apply_f", of: reader) { found.append(occurrence($0, file)) }
        return found
    }

    private func occurrence(_ handle: Handle?, _ file: String) -> Occurrence {
        let symbol = function("occurrence_get_symbol", Part.self)(handle)
        var relations: [Relation] = []
        each("occurrence_relations_apply_f", of: handle) { relation in
            let other = function("symbol_relation_get_symbol", Part.self)(relation)
            relations.append(
                Relation(
                    roles: Roles(rawValue: function("symbol_relation_get_roles", Mask.self)(relation)),
                    symbol: text("symbol_get_usr", of: other)))
        }
        typealias Place = @convention(c) (Handle?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void
        var line: UInt32 = 0
        function("occurrence_get_line_col", Place.self)(handle, &line, nil)
        return Occurrence(
            symbol: text("symbol_get_usr", of: symbol), name: text("symbol_get_name", of: symbol),
            // In the compiler's index, 19, 20 and 21 stand for properties of instances, of classes and of types.
            isProperty: (19...21).contains(function("symbol_get_kind", Number.self)(symbol)),
            roles: Roles(rawValue: function("occurrence_get_roles", Mask.self)(handle)), file: file, line: Int(line),
            relations: relations)
    }
}

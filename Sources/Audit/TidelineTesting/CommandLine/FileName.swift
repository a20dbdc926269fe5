/// The names of files and folders for names from an app.
enum FileName {
    /// Returns a file name that stays in its folder, and that no other name shares.
    ///
    /// A name of lower-case letters, digits and hyphens stays as it is. Any other name gets eight digits that depend on
    /// all of it, since some file systems take `Login` and `login` for one file.
    static func of(_ name: String) -> String {
        let kept = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        let word = String(kept).split(separator: "-").joined(separator: "-")
        guard word != name else { return name }
        let digits = String(hash(of: name), radix: 16)
        let tail = String(repeating: "0", count: 8 - digits.count) + digits
        return word.isEmpty ? tail : "\(word)-\(tail)"
    }

    /// The FNV-1a hash, which is the same in every process.
    private static func hash(of text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

/// The error for an unusable argument, file or system; the text names the culprit and the remedy.
struct Complaint: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

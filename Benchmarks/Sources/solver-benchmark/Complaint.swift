/// An argument, a file or a system that can't be used; the text names the culprit and the remedy.
struct Complaint: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

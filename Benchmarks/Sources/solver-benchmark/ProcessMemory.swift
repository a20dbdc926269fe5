import CAllocator
import Foundation

/// The memory of this process, as the kernel reports it.
enum ProcessMemory {
    /// Begins to record the largest memory use, and returns the present memory use.
    ///
    /// First the function returns the memory that parsing has freed to the system. Otherwise the solver could reuse
    /// this memory, and the process would not grow. The solver would then seem to need no memory.
    static func start() throws(Complaint) -> Int {
        malloc_trim(0)
        guard let mark = FileHandle(forWritingAtPath: "/proc/self/clear_refs"),
            (try? mark.write(contentsOf: Data("5".utf8))) != nil
        else { throw Complaint("/proc/self/clear_refs can't be written. Run this on Linux, where it can.") }
        return try bytes("VmRSS")
    }

    /// Makes the process keep memory that a solver frees, so that a warm solver causes no page faults.
    static func keep() {
        mallopt(M_TRIM_THRESHOLD, Int32.max)
        mallopt(M_MMAP_THRESHOLD, 1 << 25)
    }

    /// Returns the largest memory use since `start`.
    static func peak() throws(Complaint) -> Int { try bytes("VmHWM") }

    private static func bytes(_ name: String) throws(Complaint) -> Int {
        let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        for line in String(decoding: status, as: UTF8.self).split(separator: "\n") where line.hasPrefix(name + ":") {
            if let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) {
                return kilobytes * 1024
            }
        }
        throw Complaint("/proc/self/status has no \(name). Run this on Linux.")
    }
}

import Foundation

#if canImport(os)
import os
#endif

/// Reports a fault in the same way as the system's own checkers.
@available(iOSApplicationExtension, unavailable)
enum RuntimeWarning {
    /// Xcode lists messages of this subsystem as runtime issues.
    static func report(_ fault: KeyboardInspector.Fault) {
        let text = "\(fault.page): \(fault.message). \(fault.remedy)"
        #if canImport(os)
        os_log(.fault, log: OSLog(subsystem: "com.apple.runtime-issues", category: "Tideline"), "%{public}s", text)
        #else
        FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
        #endif
    }
}

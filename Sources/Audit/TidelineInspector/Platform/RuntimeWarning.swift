import Foundation

#if canImport(os)
import os
#endif

/// Tells a fault as the system's own checkers do.
@available(iOSApplicationExtension, unavailable)
enum RuntimeWarning {
    /// Xcode lists messages of this subsystem as runtime issues; elsewhere the line goes to the standard error.
    static func report(_ fault: KeyboardInspector.Fault) {
        let text = "\(fault.page): \(fault.message). \(fault.remedy)"
        #if canImport(os)
        os_log(.fault, log: OSLog(subsystem: "com.apple.runtime-issues", category: "Tideline"), "%{public}s", text)
        #else
        FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
        #endif
    }
}

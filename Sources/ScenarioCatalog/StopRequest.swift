import Foundation

/// A wish to stop that a signal can utter: once to begin nothing more, twice to end what runs.
public final class StopRequest: Sendable {
    /// Ctrl-C, from the first call of ``listen()`` on.
    public static let interrupt = StopRequest()

    /// Readable once something was wished.
    let descriptor: Int32
    private let entrance: Int32

    /// Creates a wish that has not been uttered.
    public init() {
        let ends = Pipe()
        descriptor = dup(ends.fileHandleForReading.fileDescriptor)
        entrance = dup(ends.fileHandleForWriting.fileDescriptor)
        for end in [descriptor, entrance] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        close(descriptor)
        close(entrance)
    }

    /// Wishes it; safe inside a signal's handler.
    public func utter() {
        var byte: UInt8 = 1
        _ = write(entrance, &byte, 1)
    }

    /// Lets Ctrl-C utter ``interrupt`` instead of ending the process.
    public static func listen() {
        _ = interrupt
        signal(SIGINT) { _ in StopRequest.interrupt.utter() }
        // A process that starts this one may have put off its own signals, and a child inherits that.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Takes one wish out; call only when ``descriptor`` is readable.
    func take() {
        var byte: UInt8 = 0
        _ = read(descriptor, &byte, 1)
    }
}

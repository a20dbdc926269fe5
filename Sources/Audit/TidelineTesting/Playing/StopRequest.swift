import Foundation

/// A request to stop, which a signal can make: the first to begin no more runs, the second to end those that play.
public final class StopRequest: Sendable {
    /// Ctrl-C, from the first call of ``listen()`` on.
    public static let interrupt = StopRequest()

    /// Readable once a request was made.
    let descriptor: Int32
    private let entrance: Int32

    /// Creates a request that nothing has made yet.
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

    /// Makes the request; safe inside a signal's handler.
    public func make() {
        var byte: UInt8 = 1
        _ = write(entrance, &byte, 1)
    }

    /// Lets Ctrl-C make ``interrupt`` instead of ending the process.
    public static func listen() {
        _ = interrupt
        signal(SIGINT) { _ in StopRequest.interrupt.make() }
        // A process that starts this one may have put off its own signals, and a child inherits that.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Takes one request out; call only when ``descriptor`` is readable.
    func take() {
        var byte: UInt8 = 0
        _ = read(descriptor, &byte, 1)
    }
}

import Foundation

/// A request to stop, which a signal can make: the first to begin no more runs, the second to end those that play.
public final class StopRequest: Sendable {
    /// Ctrl-C and the wish of a server to end, from the first call of ``listen()`` on.
    public static let interrupt = StopRequest()
    /// The signal that has come; 0 for none.
    ///
    /// After ``listen()`` a signal's handler alone writes it, in one instruction.
    private nonisolated(unsafe) static var received: Int32 = 0
    private static let signals = [SIGINT, SIGTERM]

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

    /// Lets Ctrl-C and SIGTERM make ``interrupt`` instead of ending the process.
    public static func listen() {
        // It exists before a signal comes, whose handler may make nothing.
        _ = interrupt
        received = 0
        // A process that starts this one may have put off its own signals, and a child inherits that.
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        for number in signals {
            signal(number) { number in
                StopRequest.received = number
                StopRequest.interrupt.make()
            }
            sigaddset(&unblocked, number)
        }
        pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    }

    /// Lets both signals end the process at once, as they would any other.
    static func deafen() { for number in signals { signal(number, SIG_DFL) } }

    /// Ends the process by the signal that has come, so that a shell stops its script.
    static func endBySignal() {
        raise(received == 0 ? SIGINT : received)
    }

    /// Takes one request out; call only when ``descriptor`` is readable.
    func take() {
        var byte: UInt8 = 0
        _ = read(descriptor, &byte, 1)
    }
}

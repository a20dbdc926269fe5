import Foundation

/// A request to stop playing, which a signal can make.
///
/// After the first request no run begins. The second request ends the current runs.
public final class StopRequest: Sendable {
    /// The request that SIGINT (Ctrl-C) and SIGTERM make after a call of ``listen()``.
    public static let interrupt = StopRequest()
    /// The number of the received signal, or 0.
    ///
    /// After ``listen()``, only the handler of a signal writes this number, in one instruction.
    private nonisolated(unsafe) static var received: Int32 = 0
    private static let signals = [SIGINT, SIGTERM]

    /// A file descriptor that becomes readable when a request is made.
    let descriptor: Int32
    private let entrance: Int32

    /// Creates an object for a request; ``make()`` makes the request.
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

    /// Makes the request; a signal's handler may call it.
    public func make() {
        var byte: UInt8 = 1
        _ = write(entrance, &byte, 1)
    }

    /// Makes Ctrl-C and SIGTERM trigger ``interrupt``; the process goes on.
    public static func listen() {
        // Create `interrupt` before a signal arrives, because a signal's handler must not create objects.
        _ = interrupt
        received = 0
        // A parent process may have blocked these signals, and a child process inherits the block. Unblock them.
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

    /// Restores the default behaviour, in which both signals end the process immediately.
    static func deafen() { for number in signals { signal(number, SIG_DFL) } }

    /// Ends the process with the received signal, so that a shell that called it stops its script too.
    static func endBySignal() {
        raise(received == 0 ? SIGINT : received)
    }

    /// Removes one request; call it only if ``descriptor`` is readable.
    func take() {
        var byte: UInt8 = 0
        _ = read(descriptor, &byte, 1)
    }
}

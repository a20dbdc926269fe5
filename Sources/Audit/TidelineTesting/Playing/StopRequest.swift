import Foundation

/// A request to stop playing, which a signal can make.
///
/// A request ends the current runs, and no further run begins.
public final class StopRequest: Sendable {
    /// The request that SIGINT (Ctrl-C) and SIGTERM make after a call of ``listen()``.
    public static let interrupt = StopRequest()
    /// The number of the received signal, or 0.
    ///
    /// After ``listen()``, only a signal's handler writes this number, in one instruction.
    private nonisolated(unsafe) static var received: Int32 = 0
    private static let signals = [SIGINT, SIGTERM]

    /// A file descriptor that becomes readable after a request.
    let descriptor: Int32
    private let entrance: Int32

    /// Creates an object that waits for a request.
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

    /// Makes the request; a signal's handler may call this method.
    public func make() {
        var byte: UInt8 = 1
        _ = write(entrance, &byte, 1)
    }

    /// From now on, Ctrl-C and SIGTERM make the request ``interrupt`` and do not end the process.
    public static func listen() {
        // A signal's handler must not create objects, so `interrupt` exists before a signal arrives.
        _ = interrupt
        received = 0
        // A child process inherits blocked signals from its parent process. So this process unblocks its signals.
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

    static func deafen() { for number in signals { signal(number, SIG_DFL) } }

    /// Ends this process by the received signal, so that a shell script that called it stops too.
    static func endBySignal() {
        raise(received == 0 ? SIGINT : received)
    }

    var isMade: Bool { !ChildProcess.readable([descriptor], within: .zero).isEmpty }
}

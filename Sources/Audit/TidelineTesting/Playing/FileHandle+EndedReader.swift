import Foundation

extension FileHandle {
    /// Writes to a pipe, and throws if the reading process has ended.
    ///
    /// A write to an ended process also causes the signal SIGPIPE, which would end this process. The method blocks the
    /// signal only for this thread, because a signal handler would affect the whole process.
    func write(toReader data: Data) throws {
        var pipeSignal = sigset_t(), former = sigset_t()
        sigemptyset(&pipeSignal)
        sigaddset(&pipeSignal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipeSignal, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        do { try write(contentsOf: data) } catch {
            // If a process ignores SIGPIPE, the signal is never pending, and `sigwait` would wait for ever.
            var pending = sigset_t()
            if sigpending(&pending) == 0, sigismember(&pending, SIGPIPE) == 1 {
                var taken: Int32 = 0
                sigwait(&pipeSignal, &taken)
            }
            throw error
        }
    }
}

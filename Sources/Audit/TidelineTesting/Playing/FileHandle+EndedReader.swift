import Foundation

extension FileHandle {
    /// Writes to a pipe.
    ///
    /// If the reading process has ended, the call throws, and this process goes on. The call blocks the signal SIGPIPE
    /// for this thread only, because a signal's handler would apply to the whole process.
    func write(toReader data: Data) throws {
        var pipeSignal = sigset_t(), former = sigset_t()
        sigemptyset(&pipeSignal)
        sigaddset(&pipeSignal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipeSignal, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        do { try write(contentsOf: data) } catch {
            // Take the signal only if it is pending. In a process that ignores SIGPIPE, the signal is never pending,
            // and `sigwait` would wait for ever.
            var pending = sigset_t()
            if sigpending(&pending) == 0, sigismember(&pending, SIGPIPE) == 1 {
                var taken: Int32 = 0
                sigwait(&pipeSignal, &taken)
            }
            throw error
        }
    }
}

import Foundation

extension FileHandle {
    /// Writes to a pipe whose reader may have ended: that throws, and no signal ends this process.
    ///
    /// The signal is held back for this thread alone, since what a signal does belongs to the whole process.
    func write(toReader data: Data) throws {
        var pipeSignal = sigset_t(), former = sigset_t()
        sigemptyset(&pipeSignal)
        sigaddset(&pipeSignal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipeSignal, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        do { try write(contentsOf: data) } catch {
            // A process that ignores the signal never gets it.
            var pending = sigset_t()
            if sigpending(&pending) == 0, sigismember(&pending, SIGPIPE) == 1 {
                var taken: Int32 = 0
                sigwait(&pipeSignal, &taken)
            }
            throw error
        }
    }
}

/// Runs asynchronous code that never waits, to its end.
///
/// A walk suspends only for its host's time, and a host with a virtual clock never does.
@MainActor
public enum Immediate {
    /// Runs the code; returns nil if the code waits and continues later.
    public static func result<Value, Failure: Error>(
        of work: @escaping @MainActor () async throws(Failure) -> Value
    ) -> Result<Value, Failure>? {
        var result: Result<Value, Failure>?
        _ = Task.immediate {
            do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
        }
        return result
    }
}

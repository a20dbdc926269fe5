/// Runs asynchronous code to its end, if the code never waits.
///
/// An audit's script waits only until some time has passed. A virtual clock jumps to this time immediately, so the
/// script never waits in real time.
@MainActor
public enum Immediate {
    /// Runs the code, and returns nil if the code waits.
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

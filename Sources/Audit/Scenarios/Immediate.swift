/// Runs asynchronous code to its end, if this code never waits.
///
/// The script of an audit waits only for time to pass. Where the phone's clock is virtual, time passes at once, so the
/// script never waits.
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

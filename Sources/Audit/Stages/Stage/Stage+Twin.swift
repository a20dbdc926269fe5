public import SceneModel
public import UIKit

extension Stage {
    /// Plays the recorded actions again with a hidden keyboard.
    ///
    /// Release this stage first. A second stage then repeats each action, at the same time after its start. On a
    /// simulated phone, the second stage receives no keyboard notification.
    ///
    /// - Parameters:
    ///   - make: makes a new controller for the window of the second stage; called once.
    ///   - trial: returns what changes the second stage's pages; called once.
    ///
    /// - Returns: one snapshot for each snapshot of ``recording``, taken at the same time; empty if the host cannot
    ///   repeat the actions.
    func picturesOfTwin(
        showing make: @MainActor (UIWindow) -> UIViewController,
        trying trial: @MainActor (any AuditHost) -> ChangeTrial?
    ) async -> [SceneSnapshot] {
        guard let last = recording.last, let host = host.makeTwin() else { return [] }
        let twin = Stage(on: host)
        twin.trial = trial(host)
        await twin.repeatActions(of: self, showing: make(host.window), until: last.time)
        await twin.letGo()
        return zip(recording, actionCounts).map { twin.picture(at: $0.time, after: $1) }
    }

    /// Plays the recorded actions again with a hidden keyboard, on the screen as it is.
    public func picturesOfTwin(showing make: @MainActor (UIWindow) -> UIViewController) async -> [SceneSnapshot] {
        await picturesOfTwin(showing: make, trying: { _ in nil })
    }

    private func picture(at time: Double, after count: Int) -> SceneSnapshot {
        // Times and counts only grow along the recording, so a binary search finds the snapshot.
        var low = 0, high = recording.count
        while low < high {
            let middle = (low + high) / 2
            if recording[middle].time <= time + 1e-6, actionCounts[middle] <= count {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return recording[max(0, low - 1)]
    }
}

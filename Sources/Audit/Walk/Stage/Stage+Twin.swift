public import SceneModel
public import UIKit

extension Stage {
    /// Takes pictures of the screen with a keyboard that stays hidden, at the instants of ``recording``, after equal
    /// actions at equal times.
    ///
    /// Another stage repeats the actions, so release this stage first. On a simulated device no keyboard notification
    /// is posted, and the only bars are those that the app docks itself.
    ///
    /// - Parameter make: makes a new controller of the screen for the window of the other stage; called once.
    /// - Returns: one picture for each of ``recording``; empty if the recording is empty or the host has no twin.
    public func picturesOfTwin(
        showing make: @MainActor (UIWindow) -> UIViewController
    ) async -> [SceneSnapshot] {
        guard let last = recording.last, let host = host.makeTwin() else { return [] }
        let twin = Stage(on: host)
        await twin.repeatActions(of: self, showing: make(host.window), until: last.time)
        await twin.letGo()
        return zip(recording, actionCounts).map { twin.picture(at: $0.time, after: $1) }
    }

    /// Returns the last picture up to a time and up to a number of actions.
    private func picture(at time: Double, after count: Int) -> SceneSnapshot {
        // Times and counts only grow, so a binary search finds the picture.
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

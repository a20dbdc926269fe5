public import SceneModel
public import UIKit

extension Stage {
    /// What the same screen shows at the instants of ``recording``, when the same is done to it at the same times without any
    /// keyboard.
    ///
    /// Another stage plays it: let go of this stage first. On a simulated device no notification is posted and no bar comes;
    /// only a bar that the app docks itself is there.
    ///
    /// - Parameter make: makes the screen's controller anew, for the window of the other stage; called once.
    /// - Returns: a picture for each of ``recording``; empty where nothing was recorded, and where the
    ///   host has no twin.
    public func picturesOfTwin(
        showing make: @MainActor (UIWindow) -> UIViewController
    ) async -> [SceneSnapshot] {
        guard let last = recording.last, let host = host.makeTwin() else { return [] }
        let twin = Stage(on: host)
        await twin.repeatActions(of: self, showing: make(host.window), until: last.time)
        await twin.letGo()
        return zip(recording, actionCounts).map { twin.picture(at: $0.time, after: $1) }
    }

    /// The last picture until a time that shows no more than so many actions.
    private func picture(at time: Double, after count: Int) -> SceneSnapshot {
        // Times and counts never fall.
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

// Fidelity: partial — work on the main queue runs in run-loop turns of virtual time, except `notify` of a
// `DispatchWorkItem`

import Foundation

// Each function replaces the libdispatch function in its `@_cdecl` attribute; see `Interposed`.

@_spi(Simulation)
@_cdecl("dispatch_async")
public func deferring_dispatch_async(
    _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard let work = DeferringThread.work else { return Interposed.async?(queue, block) ?? () }
    guard !Interposed.isMainQueue(queue) else { return work.add(.once(block)) }
    Interposed.async?(queue, Interposed.elsewhere(block, for: work))
}

/// A barrier on the main queue is ordinary work.
@_spi(Simulation)
@_cdecl("dispatch_barrier_async")
public func deferring_dispatch_barrier_async(
    _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard let work = DeferringThread.work else { return Interposed.barrierAsync?(queue, block) ?? () }
    guard !Interposed.isMainQueue(queue) else { return work.add(.once(block)) }
    Interposed.barrierAsync?(queue, Interposed.elsewhere(block, for: work))
}

/// Swift schedules its tasks through this function.
///
/// A task without an actor must not block its thread. So the simulation can run the task in a run-loop turn. No virtual
/// time passes while the task runs. If a test plays a screen again, the task begins at the same virtual time.
@_spi(Simulation)
@_cdecl("dispatch_async_f")
public func deferring_dispatch_async_f(
    _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    guard let work = DeferringThread.work, !work.isOuterTask(context) else {
        return Interposed.asyncFunction?(queue, context, function) ?? ()
    }
    if Interposed.isMainQueue(queue) {
        work.add(.once { function(context) })
    } else if Interposed.isTaskQueue(queue) {
        work.add(.elsewhere { function(context) })
    } else {
        Interposed.asyncFunction?(queue, context, function)
    }
}

/// The delay passes in virtual time.
@_spi(Simulation)
@_cdecl("dispatch_after")
public func deferring_dispatch_after(
    _ when: UInt64, _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard let work = DeferringThread.work else { return Interposed.after?(when, queue, block) ?? () }
    guard let delay = Interposed.delay(until: when) else { return }
    guard !Interposed.isMainQueue(queue) else { return work.add(.once(block), after: delay) }
    let queue = Interposed.RetainedHandle(queue)
    work.add(.once { Interposed.async?(queue.handle, Interposed.elsewhere(block, for: work)) }, after: delay)
}

/// Sleeping tasks use this function.
@_spi(Simulation)
@_cdecl("dispatch_after_f")
public func deferring_dispatch_after_f(
    _ when: UInt64, _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
    guard let work = DeferringThread.work, Interposed.isMainQueue(queue) || Interposed.isTaskQueue(queue) else {
        return Interposed.afterFunction?(when, queue, context, function) ?? ()
    }
    guard let delay = Interposed.delay(until: when) else { return }
    let body = { function(context) }
    work.add(Interposed.isMainQueue(queue) ? .once(body) : .elsewhere(body), after: delay)
}

/// The dispatch group counts the work as finished after the run-loop turn of the work.
@_spi(Simulation)
@_cdecl("dispatch_group_async")
public func deferring_dispatch_group_async(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ block: @escaping @convention(block) () -> Void
) {
    guard let work = DeferringThread.work else { return Interposed.groupAsync?(group, queue, block) ?? () }
    guard Interposed.isMainQueue(queue) else {
        return Interposed.groupAsync?(group, queue, Interposed.elsewhere(block, for: work)) ?? ()
    }
    let group = Interposed.RetainedHandle(group)
    Interposed.groupEnter?(group.handle)
    work.add(
        .once {
            block()
            Interposed.groupLeave?(group.handle)
        })
}

/// The clock checks after each run-loop turn whether the group is empty.
@_spi(Simulation)
@_cdecl("dispatch_group_notify")
public func deferring_dispatch_group_notify(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ block: @escaping @convention(block) () -> Void
) {
    guard let work = DeferringThread.work, Interposed.isMainQueue(queue) else {
        return Interposed.groupNotify?(group, queue, block) ?? ()
    }
    let group = Interposed.RetainedHandle(group)
    work.add(block, once: { Interposed.groupWait?(group.handle, 0) == 0 })
}

extension Interposed {
    /// Returns a closure that runs a block on the thread of another queue, in real time.
    ///
    /// If the block postpones work, the work still belongs to the phone.
    fileprivate static func elsewhere(_ block: @escaping Block, for work: DeferredWork) -> Block {
        work.countElsewhere(1)
        return { DeferringThread.elsewhere(of: work, block) }
    }

    fileprivate final class RetainedHandle {
        let handle: UnsafeMutableRawPointer
        init(_ handle: UnsafeMutableRawPointer) {
            self.handle = handle
            Interposed.retain?(handle)
        }
        deinit { Interposed.release?(handle) }
    }
}

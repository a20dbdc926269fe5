// Fidelity: partial — timers of the main queue; handlers that are C functions are never called

// Each function below replaces the libdispatch function that its `@_cdecl` attribute names.
//
// Each main-queue timer also has a source in libdispatch, which gets no times and no handlers. Libdispatch ends a
// program that releases a suspended source. So the source is still activated, suspended and cancelled.

@_spi(Simulation)
@_cdecl("dispatch_source_create")
public func deferring_dispatch_source_create(
    _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    let source = Interposed.sourceCreate?(type, handle, mask, queue)
    if let work = DeferringThread.work, let source, let queue, Interposed.isMainQueue(queue),
        Interposed.isTimerSource(type)
    {
        MainQueueTimer.enter(source, for: work)
    }
    return source
}

/// A timer of another queue measures its delay in real time.
@_spi(Simulation)
@_cdecl("dispatch_source_set_timer")
public func deferring_dispatch_source_set_timer(
    _ source: UnsafeMutableRawPointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
    if let timer = MainQueueTimer.of(source) {
        return timer.set(after: Interposed.delay(until: start), interval: interval)
    }
    guard let setTimer = Interposed.setTimer else { return }
    guard DeferringThread.workInTurn != nil, let delay = Interposed.delay(until: start) else {
        return setTimer(source, start, interval, leeway)
    }
    DeferringThread.inRealTime { setTimer(source, Interposed.inRealTime(delay), interval, leeway) }
}

@_spi(Simulation)
@_cdecl("dispatch_source_set_event_handler")
public func deferring_dispatch_source_set_event_handler(
    _ source: UnsafeMutableRawPointer, _ handler: (@convention(block) () -> Void)?
) {
    guard let timer = MainQueueTimer.of(source) else { return Interposed.setEventHandler?(source, handler) ?? () }
    timer.take(handler, as: \.event)
}

@_spi(Simulation)
@_cdecl("dispatch_source_set_cancel_handler")
public func deferring_dispatch_source_set_cancel_handler(
    _ source: UnsafeMutableRawPointer, _ handler: (@convention(block) () -> Void)?
) {
    guard let timer = MainQueueTimer.of(source) else { return Interposed.setCancelHandler?(source, handler) ?? () }
    timer.take(handler, as: \.cancellation)
}

@_spi(Simulation)
@_cdecl("dispatch_source_set_registration_handler")
public func deferring_dispatch_source_set_registration_handler(
    _ source: UnsafeMutableRawPointer, _ handler: (@convention(block) () -> Void)?
) {
    guard let timer = MainQueueTimer.of(source) else {
        return Interposed.setRegistrationHandler?(source, handler) ?? ()
    }
    timer.take(handler, as: \.registration)
}

@_spi(Simulation)
@_cdecl("dispatch_source_get_data")
public func deferring_dispatch_source_get_data(_ source: UnsafeMutableRawPointer) -> UInt {
    MainQueueTimer.of(source)?.data ?? Interposed.sourceData?(source) ?? 0
}

@_spi(Simulation)
@_cdecl("dispatch_source_cancel")
public func deferring_dispatch_source_cancel(_ source: UnsafeMutableRawPointer) {
    Interposed.sourceCancel?(source)
    MainQueueTimer.of(source)?.cancel()
}

@_spi(Simulation)
@_cdecl("dispatch_activate")
public func deferring_dispatch_activate(_ object: UnsafeMutableRawPointer) {
    Interposed.activate?(object)
    MainQueueTimer.of(object)?.activate()
}

@_spi(Simulation)
@_cdecl("dispatch_suspend")
public func deferring_dispatch_suspend(_ object: UnsafeMutableRawPointer) {
    Interposed.suspend?(object)
    MainQueueTimer.of(object)?.suspend()
}

@_spi(Simulation)
@_cdecl("dispatch_resume")
public func deferring_dispatch_resume(_ object: UnsafeMutableRawPointer) {
    Interposed.resume?(object)
    MainQueueTimer.of(object)?.resume()
}

@_spi(Simulation)
@_cdecl("dispatch_retain")
public func deferring_dispatch_retain(_ object: UnsafeMutableRawPointer) {
    Interposed.retain?(object)
    MainQueueTimer.countReference(to: object, 1)
}

@_spi(Simulation)
@_cdecl("dispatch_release")
public func deferring_dispatch_release(_ object: UnsafeMutableRawPointer) {
    // Count down before the release, because a new object may get the same address immediately afterwards.
    MainQueueTimer.countReference(to: object, -1)
    Interposed.release?(object)
}

extension Interposed {
    typealias SetHandler = @convention(c) (UnsafeMutableRawPointer, Block?) -> Void
    typealias SourceData = @convention(c) (UnsafeMutableRawPointer) -> UInt

    static let setEventHandler = unsafeBitCast(next("dispatch_source_set_event_handler"), to: SetHandler?.self)
    static let setCancelHandler = unsafeBitCast(next("dispatch_source_set_cancel_handler"), to: SetHandler?.self)
    static let setRegistrationHandler = unsafeBitCast(
        next("dispatch_source_set_registration_handler"), to: SetHandler?.self)
    static let sourceData = unsafeBitCast(next("dispatch_source_get_data"), to: SourceData?.self)
    static let sourceCancel = unsafeBitCast(next("dispatch_source_cancel"), to: Handle?.self)
    static let activate = unsafeBitCast(next("dispatch_activate"), to: Handle?.self)
    static let suspend = unsafeBitCast(next("dispatch_suspend"), to: Handle?.self)
    static let resume = unsafeBitCast(next("dispatch_resume"), to: Handle?.self)
}

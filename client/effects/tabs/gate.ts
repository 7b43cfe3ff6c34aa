import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** Holds back what only the leader may do. */
export interface Gate {
  open(): void
  close(): void
  /** Runs this now, or once the gate opens. Answers a function that withdraws it until then. */
  runWhenOpen(run: () => void): () => void
}

export const createGate = (): Gate => {
  let isOpen = false
  const waiting = new Set<() => void>()
  return {
    open() {
      isOpen = true
      for (const run of waiting) {
        waiting.delete(run)
        run()
      }
    },
    close() {
      isOpen = false
    },
    runWhenOpen(run) {
      if (isOpen) run()
      else waiting.add(run)
      return () => void waiting.delete(run)
    },
  }
}

/**
 * Makes the bodies of ports run behind the gate: a follower's machine calls them too, but takes the leader's
 * answer.
 */
export const gatePorts = <Ports extends Record<string, AnyActorLogic>>(gate: Gate, ports: Ports): Ports => {
  for (const port of Object.values(ports)) {
    const { start } = port
    port.start = (snapshot, scope) => {
      const isWanted = () => scope.self.getSnapshot().status === 'active'
      gate.runWhenOpen(() => isWanted() && start?.(snapshot, scope))
    }
  }
  return ports
}

/** Makes timers ring behind the gate. A timer that was due while the gate was closed rings as it opens. */
export const gateClock = (gate: Gate, clock: Clock): Clock => ({
  setTimeout(ring, delay) {
    let withdraw = () => {}
    const timer = clock.setTimeout(() => {
      withdraw = gate.runWhenOpen(ring)
    }, delay)
    return () => {
      clock.clearTimeout(timer)
      withdraw()
    }
  },
  clearTimeout(cancel) {
    cancel()
  },
})

import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** Holds back what only the leader does. */
export interface Gate {
  open(): void
  close(): void
  /** Runs it now, or once the gate opens. Answers how to withdraw it until then. */
  pass(run: () => void): () => void
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
    pass(run) {
      if (isOpen) run()
      else waiting.add(run)
      return () => void waiting.delete(run)
    },
  }
}

/**
 * The same ports, whose bodies run behind the gate: a follower's machine has called them, but the leader's
 * answer is taken.
 */
export const gatePorts = <Ports extends Record<string, AnyActorLogic>>(gate: Gate, ports: Ports): Ports => {
  for (const port of Object.values(ports)) {
    const { start } = port
    port.start = (snapshot, scope) => {
      const isWanted = () => scope.self.getSnapshot().status === 'active'
      gate.pass(() => isWanted() && start?.(snapshot, scope))
    }
  }
  return ports
}

/** A clock whose timers ring behind the gate; one that was due before rings as it opens. */
export const gateClock = (gate: Gate, clock: Clock): Clock => ({
  setTimeout(ring, delay) {
    let withdraw = () => {}
    const timer = clock.setTimeout(() => {
      withdraw = gate.pass(ring)
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

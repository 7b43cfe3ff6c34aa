import type { AnyEventObject } from 'xstate'
import type { Told } from '#tests/walks/browser/page-recorder.ts'

interface TakenEvent extends AnyEventObject {
  error?: { code?: string; message?: string }
  alert?: { text: string }
}

/**
 * Runs inside the page before its own code: keeps the page's clock, and what recordActors tells of its
 * actors. It is sent there as text, so it stands alone.
 */
export const watchActors = () => {
  const TICK_MS = 100
  /** A later tick had to wait for a processor, or for Bombadil to look. */
  const LONGEST_TICK_MS = 300
  const CLOCK = 'explore.clock'
  const explored: NonNullable<Window['aquatintExplored']> = {
    clock: Number(sessionStorage.getItem(CLOCK) ?? 0),
    actors: {},
    ended: {},
    raised: {},
    busy: [],
    alerts: [],
    page: { what: '', since: 0 },
    news: null,
  }
  window.aquatintExplored = explored
  window.aquatintUntold = []

  let before = performance.now()
  setInterval(() => {
    const now = performance.now()
    explored.clock += Math.min(now - before, LONGEST_TICK_MS)
    before = now
    sessionStorage.setItem(CLOCK, String(explored.clock))
  }, TICK_MS)

  globalThis.aquatintTell = (text) => {
    window.aquatintUntold?.push(text)
    const told: Omit<Told, 'event'> & { event: TakenEvent } = JSON.parse(text)
    const { actor, machine, event, value, context, tags, status } = told
    const before = explored.actors[actor]
    if (event.type === 'alert.raised' && event.alert) explored.raised[event.alert.text] = explored.clock
    if (status !== 'active') {
      delete explored.actors[actor]
      explored.ended[machine] = explored.clock
      return
    }
    const isAnswer = event.type.startsWith('xstate.')
    const refused = event.type.startsWith('xstate.error.')
      ? { code: event.error?.code ?? 'UPSTREAM_UNAVAILABLE', message: event.error?.message ?? '' }
      : (before?.refused ?? null)
    const wasPending = isAnswer ? (before?.pendingSince ?? null) : null
    const pendingSince = tags.includes('pending') ? (wasPending ?? explored.clock) : null
    const at = explored.clock
    explored.actors[actor] = { machine, value, context, tags, status, at, pendingSince, refused }
  }
}

declare global {
  interface Window {
    /** Texts of recordActors that the edge has not been told. */
    aquatintUntold?: string[]
  }
}

import type { AnyEventObject, StateValue } from 'xstate'
import type { Truth } from '../truth.ts'

/** A running actor of the page, as the properties see it. */
export interface SeenActor {
  machine: string
  value: StateValue
  context: Record<string, unknown>
  tags: string[]
  /** The last refusal that it took; null before any. */
  refused: { code: string; message: string } | null
}

/** What the edge tells every page each half second. */
export interface EdgeNews {
  seed: number
  /** Milliseconds since the last storm; 0 in one. */
  calmFor: number
  truth: Truth | null
  /** What an actor of a page did and its pure machine would not. */
  disagreements: string[]
}

/** All that the properties read of a page (specification/seen.ts). */
export interface Explored {
  /** The latest actor of each machine. */
  actors: Record<string, SeenActor>
  news: EdgeNews | null
}

interface TellActor {
  actor: string
  machine: string
  event: AnyEventObject & { error?: { code?: string; message?: string } }
  value: StateValue
  context: Record<string, unknown>
  tags: string[]
  status: string
}

declare global {
  interface Window {
    aquatintExplored?: Explored
  }
}

/**
 * Runs inside the page, before its own code, and takes what recordActors tells. It is sent there as text, so it stands alone.
 */
export const watchPage = () => {
  const explored: Explored = { actors: {}, news: null }
  window.aquatintExplored = explored
  let untold: string[] = []

  globalThis.aquatintTell = (text) => {
    untold.push(text)
    const { machine, event, value, context, tags, status }: TellActor = JSON.parse(text)
    if (status !== 'active') {
      delete explored.actors[machine]
      return
    }
    const refused = event.type.startsWith('xstate.error.')
      ? { code: event.error?.code ?? 'UPSTREAM_UNAVAILABLE', message: event.error?.message ?? '' }
      : (explored.actors[machine]?.refused ?? null)
    explored.actors[machine] = { machine, value, context, tags, refused }
  }

  const guestCart = (): string => {
    const cart = explored.actors['cart-start']
    return cart?.context.isGuest ? String(cart.context.token ?? '') : ''
  }
  const hear = async () => {
    const told = untold
    untold = []
    try {
      const path = `/__explore/news?cart=${encodeURIComponent(guestCart())}`
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify(told) })
      explored.news = await answer.json()
    } catch {
      untold = [...told, ...untold]
      explored.news = null
    }
    setTimeout(hear, 500)
  }
  setTimeout(hear, 500)
  addEventListener('pagehide', () => navigator.sendBeacon('/__explore/told', JSON.stringify(untold)))
}

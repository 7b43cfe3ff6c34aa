import type { KeptReport, PageReport } from './explored.ts'

/**
 * Runs inside the page: tells the edge what the actors do and what the journal keeps, and takes its news. It
 * is sent there as text, so it stands alone.
 */
export const tellEdge = () => {
  const explored = window.aquatintExplored
  if (!explored) return
  const NEWS_MS = 500
  /** By then an actor's last event is in IndexedDB. */
  const STILL_MS = 2_000
  const JOURNAL_MS = 3_000
  const load = crypto.randomUUID()
  let before = 0
  let journalReadAt = 0

  const guestCart = (): string => {
    const cart = Object.values(explored.actors).find(({ machine }) => machine === 'cart-start')
    return cart?.context.isGuest ? String(cart.context.token ?? '') : ''
  }

  const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  /** Answers null while there is no journal: opening it would create it. */
  const readJournal = async (): Promise<unknown[] | null> => {
    const there = await indexedDB.databases()
    if (!there.some(({ name, version }) => name === 'aquatint' && version === 2)) return null
    const database = await answerOf(indexedDB.open('aquatint'))
    try {
      return await answerOf(database.transaction('parts').objectStore('parts').getAll())
    } finally {
      database.close()
    }
  }
  /**
   * The journal forgets a line's actor when the line leaves the screen; the next page that shows it begins
   * another under its name, even if it is left before it is shown.
   */
  const isForgotten = (machine: string): boolean =>
    machine === 'quantity' && !/^\/(cart|projects)\b/.test(location.pathname)
  /**
   * Of several actors of one machine some may be forgotten while they run. The one that took an event last is
   * not, unless it has ended.
   */
  const readLatest = () => {
    const latest = new Map<string, { name: string; at: number }>()
    for (const [name, { machine, at }] of Object.entries(explored.actors))
      if (!isForgotten(machine) && at >= (latest.get(machine)?.at ?? explored.ended[machine] ?? 0))
        latest.set(machine, { name, at })
    return [...latest.values()]
  }
  /** Reads the journal between two looks at the actors, so that one that is still in both was kept whole. */
  const readKept = async (): Promise<KeptReport | null> => {
    if (explored.clock - journalReadAt < JOURNAL_MS) return null
    journalReadAt = explored.clock
    const still = readLatest().filter(({ at }) => explored.clock - at >= STILL_MS)
    const parts = await readJournal().catch(() => null)
    if (!parts) return null
    const now = readLatest()
    const live = still.flatMap(({ name, at }) => {
      const actor = explored.actors[name]
      if (!actor || !now.some((one) => one.name === name && one.at === at)) return []
      const { machine, value, context, status } = actor
      return [{ machine, value, context, status }]
    })
    return { parts, tab: sessionStorage.getItem('aquatint.tab') ?? '', live }
  }

  const hear = async () => {
    const kept = await readKept()
    const told = [...(window.aquatintUntold ?? [])]
    try {
      const path = `/__explore/news?cart=${encodeURIComponent(guestCart())}`
      const report: PageReport = { load, before, told, kept }
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify(report) })
      explored.news = await answer.json()
      before += told.length
      window.aquatintUntold?.splice(0, told.length)
    } catch {
      explored.news = null
    }
    setTimeout(hear, NEWS_MS)
  }
  setTimeout(hear, NEWS_MS)
  addEventListener('pagehide', () => {
    const report: PageReport = { load, before, told: window.aquatintUntold ?? [], kept: null }
    navigator.sendBeacon('/__explore/told', JSON.stringify(report))
  })
}

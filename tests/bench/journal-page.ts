import { openIndexedStore } from '#client/effects/journal/indexed-store.ts'
import { openJournal } from '#client/effects/journal/journal.ts'
import { scopeStore } from '#client/effects/tabs/tab-store.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { record } from '#machines/journal/record.ts'
import { replay } from '#machines/journal/replay.ts'
import { EVENTS, edit, makeQuantityLine } from './edits.ts'

/** What can be measured in a page that stores with Chromium itself. */
export interface JournalPage {
  /** Answer live events a second: without a journal, and with one until all is durable. */
  without(): Promise<number>
  recorded(): Promise<number>
  /** Call it after each `recorded`: it throws unless everything is there, and prepares the next run. */
  checkAndReopen(): Promise<void>
  /** Answers replayed events a second. */
  replayed(): Promise<number>
  /** Answers, for many events that come alone, the milliseconds until each is durable. */
  durable(): Promise<number[]>
  /** Writes so many entries to a transaction, and answers how many there are in all. */
  write(together: number): Promise<number>
}

const DURABLE = 300
const MOST_TRANSACTIONS = 2_000
const STREAM = 'quantity 4711'
const TAB = 'bench'

const timed = async (run: () => unknown): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

const rate = async (run: () => unknown): Promise<number> => (1_000 * EVENTS) / (await timed(run))

/** Opens a journal as `openTab` does for a tab's own actors. */
const open = async (database: string) => {
  const store = scopeStore(await openIndexedStore(database), TAB)
  const journal = await openJournal({
    machines: { quantity: makeQuantityLine() },
    open: async () => store,
    now: Date.now,
    page: window,
    onFailure({ message }) {
      throw new Error(message)
    },
  })
  return { store, journal, machine: record(makeQuantityLine(), journal.recorder, STREAM) }
}

let run = await open('to begin with')

const recorded = (): Promise<number> =>
  rate(async () => {
    await edit(run.machine)
    await run.journal.flush()
  })

const checkAndReopen = async (): Promise<void> => {
  const kept = await run.store.read(STREAM)
  const { seq } = replay(makeQuantityLine(), kept?.entries ?? [], kept?.snapshot)
  if (seq !== EVENTS) throw new Error(`Of ${EVENTS} events, ${seq} were kept.`)
  run = await open(crypto.randomUUID())
}

/** Gathers all that an actor has taken; no snapshot may replace entries. */
const takeAll = async (): Promise<JournalEntry[]> => {
  const entries: JournalEntry[] = []
  const append = (stream: string, machineVersion: string, event: JournalEntry['event']) =>
    void entries.push({ stream, seq: entries.length, at: Date.now(), machineVersion, event })
  await edit(record(makeQuantityLine(), { append }, STREAM))
  return entries
}

const durable = async (): Promise<number[]> => {
  const { journal, machine } = await open('durable')
  const actor = await edit(machine)
  const times: number[] = []
  for (let n = 0; n < DURABLE; n += 1) {
    await journal.flush()
    const event = { type: 'line.reread' as const, quantity: n }
    times.push(
      await timed(() => {
        actor.send(event)
        return journal.flush()
      }),
    )
  }
  return times
}

const write = async (together: number): Promise<number> => {
  const entries = (await takeAll()).slice(0, MOST_TRANSACTIONS * together)
  const store = scopeStore(await openIndexedStore(`by ${together}`), TAB)
  for (let n = 0; n < entries.length; n += together) await store.append(entries.slice(n, n + together))
  return entries.length
}

let taken: JournalEntry[] = []

const bench: JournalPage = {
  without: () => rate(() => edit(makeQuantityLine())),
  recorded,
  checkAndReopen,
  async replayed() {
    if (taken.length === 0) taken = await takeAll()
    return rate(() => replay(makeQuantityLine(), taken))
  },
  durable,
  write,
}
Object.assign(globalThis, { bench })

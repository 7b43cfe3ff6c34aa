import { createActor, fromPromise, waitFor } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot, KeptStream } from '#machines/journal/kept.ts'
import type { Recorder } from '#machines/journal/record.ts'
import type { StoreFailure } from '#machines/journal-writer/failure.ts'
import { journalWriterMachine } from '#machines/journal-writer/machine.ts'
import type { Cut, WrittenBurst } from '#machines/journal-writer/ports.ts'
import { selectIsAtRest } from '#machines/journal-writer/selectors.ts'
import { createLedger } from './ledger.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore } from './store.ts'

interface WriterDeps {
  store: JournalStore
  /** What is there already. */
  kept: readonly KeptStream[]
  /** Milliseconds since 1970. */
  now: () => number
  /** Nothing more is kept beyond this page. */
  onFailure: (failure: StoreFailure) => void
}

/** Writes what actors take: runs machines/journal-writer, and fills its ports. */
export const createWriter = ({ store: first, kept, now, onFailure }: WriterDeps) => {
  const ledger = createLedger(kept)
  let store = first

  const boundActor = async (root: string) => {
    if (!ledger.isRunning(root)) return
    const { snapshots, ended } = ledger.takeSnapshots(root)
    await store.boundStreams(snapshots)
    if (ended.length > 0) await store.drop(ended)
  }

  const actors = {
    endTurn: fromPromise(() => Promise.resolve()),
    writeBurst: fromPromise(async (): Promise<WrittenBurst> => {
      const entries = ledger.takeWaiting()
      if (entries.length === 0) return { long: [] }
      try {
        await store.append(entries)
      } catch (error) {
        ledger.putBack(entries)
        throw error
      }
      return { long: ledger.findLong(entries) }
    }),
    boundActors: fromPromise<void, WrittenBurst>(async ({ input: { long } }) => {
      for (const root of long) await boundActor(root)
    }),
    cutStreams: fromPromise<void, Cut>(async ({ input: { hasLeft } }) => {
      const roots = ledger.listRoots()
      const gone = roots.filter(
        (root) => ledger.isRunning(root) === false || (hasLeft && !ledger.isRunning(root)),
      )
      // First and all at once: whoever has signed out may leave the page before the others are bound.
      if (gone.length > 0) await store.drop(gone.flatMap((root) => ledger.forget(root)))
      for (const root of roots) await boundActor(root)
    }),
    fallBack: fromPromise(async () => {
      const used = store
      store = createMemoryStore()
      await fillFrom(store, used, ledger.listWaiting())
    }),
  }
  const actor = createActor(journalWriterMachine.provide({ actors }))
  actor.on('store.failed', ({ failure }) => onFailure(failure))
  actor.start()

  const waitUntilAtRest = async () => void (await waitFor(actor, selectIsAtRest))
  const flush = (): Promise<void> => {
    actor.send({ type: 'flush.asked' })
    return waitUntilAtRest()
  }

  const recorder: Recorder = {
    append(stream, machineVersion, event, ref) {
      if (ledger.enter({ stream, at: now(), machineVersion, event }, ref)) actor.send({ type: 'entry.taken' })
    },
  }

  return {
    recorder,
    /** Resolves once all that was taken is written. */
    flush,
    /**
     * Begins to write what waits without waiting for what is being written: the page may be gone before. What
     * the page hears from now on, such as that its requests were given up, is written only if it comes back:
     * the next page asks again.
     */
    leave: (): void => actor.send({ type: 'page.left' }),
    comeBack: (): void => actor.send({ type: 'page.shown' }),
    /**
     * Lets go of all that led to where the actors are now. What no actor has taken up goes only with
     * `hasLeft`.
     */
    cut(hasLeft: boolean): Promise<void> {
      actor.send({ type: 'cut.asked', hasLeft })
      return waitUntilAtRest()
    },
    /** What is kept, with all that was taken so far. */
    async readKept() {
      await flush()
      return { streams: await store.listStreams(), asides: await store.listAsides() }
    },
  }
}

/**
 * Fills a store with what another keeps of this page: another tab may have written where these were to be.
 */
const fillFrom = async (memory: JournalStore, used: JournalStore, waiting: readonly JournalEntry[]) => {
  const isOurs = (one: JournalEntry | JournalSnapshot) =>
    !waiting.some(({ stream, seq }) => stream === one.stream && seq <= one.seq)
  const kept = await used.listStreams().catch(() => [])
  await memory.boundStreams(kept.flatMap(({ snapshot }) => (snapshot && isOurs(snapshot) ? snapshot : [])))
  await memory.append(kept.flatMap((stream) => stream.entries.filter(isOurs)))
}

import { fromPromise } from 'xstate'
import type { JournalStore } from '#client/effects/journal/store.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { toFailure } from '#machines/journal-writer/failure.ts'
import type { StoreAnswer } from '#machines/tab/events.ts'
import type { ReadJournal, StoreOrder } from '#machines/tab/ports.ts'
import { obey } from './obey.ts'
import { lastSeqOf, type SharedActors } from './shared-actors.ts'

interface StoreDeps {
  journal: JournalStore
  shared: SharedActors
  /** Writes what waits to be written: a snapshot stands for all that was written before it. */
  flush: () => void
}

/** Keeps what stands for the entries of the shared actors. */
export const createStorePort = ({ journal, shared, flush }: StoreDeps) =>
  obey<StoreOrder, StoreAnswer>((answer) => {
    const answerFailure = (error: unknown) =>
      answer({ type: 'write.failed', failure: toFailure(error), taken: [] })
    const boundAll = () => {
      flush()
      return journal.boundStreams(shared.takeSnapshots())
    }
    return {
      'store.bound': () => void boundAll().catch(answerFailure),
      'store.setAside': ({ asides }) => void journal.setAside(asides).then(boundAll).catch(answerFailure),
    }
  })

interface ReadDeps extends Pick<StoreDeps, 'journal' | 'shared'> {
  streams: readonly string[]
}

/** Reads what is kept, and holds it against what this tab's copies have taken. */
export const createReadJournal = ({ journal, shared, streams }: ReadDeps) =>
  fromPromise<ReadJournal>(async () => {
    const settled = await Promise.allSettled(streams.map(journal.read))
    const read: KeptStream[] = settled.flatMap((one) =>
      one.status === 'fulfilled' && one.value ? [one.value] : [],
    )
    return {
      streams: read,
      at: Date.now(),
      isFurther: streams.some((stream) => lastSeqOf(read, stream) > shared.seqOf(stream)),
      isShort: streams.some((stream) => lastSeqOf(read, stream) < shared.seqOf(stream)),
    }
  })

import { createActor, fromPromise } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { lateStoreMachine } from '#machines/late-store/machine.ts'
import type { JournalStore } from './store.ts'

/**
 * A store that may open late: runs machines/late-store, and fills its ports. Until then it reads `meanwhile`.
 * What is written waits; as the store opens it is kept at once, or all of it is refused, when the store has
 * something there already that was not known.
 */
export const createLateStore = (opening: Promise<JournalStore>, meanwhile: JournalStore): JournalStore => {
  let store = meanwhile
  const waiting: JournalEntry[] = []
  const moved = Promise.withResolvers<void>()
  moved.promise.catch(() => {})

  const actors = {
    openStore: fromPromise(async () => {
      store = await opening
    }),
    writeWaiting: fromPromise(() => {
      const written = waiting.length > 0 ? store.append(waiting) : Promise.resolve()
      moved.resolve(written)
      return written
    }),
  }
  const actor = createActor(lateStoreMachine.provide({ actors }))
  actor.subscribe((snapshot) => {
    if (snapshot.matches('inMemory')) moved.resolve()
  })
  actor.start()

  const isOpening = () => actor.getSnapshot().matches('opening')
  /** What comes before it is known that nothing of it can stay is refused with the rest. */
  const runInTurn = <Value>(write: () => Promise<Value>): Promise<Value> =>
    actor.getSnapshot().status === 'active' ? moved.promise.then(write) : write()

  return {
    async append(entries) {
      if (!isOpening()) return runInTurn(() => store.append(entries))
      waiting.push(...entries)
      await meanwhile.append(entries)
      await moved.promise
    },
    read: (stream) => store.read(stream),
    listStreams: () => store.listStreams(),
    listAsides: () => store.listAsides(),
    boundStreams: (snapshots) => runInTurn(() => store.boundStreams(snapshots)),
    drop: (streams) => runInTurn(() => store.drop(streams)),
    setAside: (asides) => runInTurn(() => store.setAside(asides)),
    forgetAsides: () => runInTurn(() => store.forgetAsides()),
  }
}

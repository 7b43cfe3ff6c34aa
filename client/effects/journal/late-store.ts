import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalStore } from './store.ts'

/**
 * A store that may open late. Until then `meanwhile` is read, and what is written waits: it is kept at once
 * as the store opens, or all of it is refused, when the store has something there already that was not known.
 */
export const createLateStore = (opening: Promise<JournalStore>, meanwhile: JournalStore): JournalStore => {
  let store = meanwhile
  let isOpening = true
  let waiting: JournalEntry[] = []

  const move = async () => {
    const opened = await opening.catch(() => meanwhile)
    isOpening = false
    if (opened === meanwhile) return
    store = opened
    if (waiting.length > 0) await store.append(waiting)
    waiting = []
  }
  const moved = move()
  /** What is taken before it is known that nothing of it can stay is refused with the rest. */
  let inLine: Promise<void> | null = moved
  const letPass = () => {
    inLine = null
  }
  void moved.then(letPass, letPass)
  const inTurn = <Value>(write: () => Promise<Value>): Promise<Value> =>
    inLine ? inLine.then(write) : write()

  return {
    async append(entries) {
      if (!isOpening) return inTurn(() => store.append(entries))
      waiting.push(...entries)
      await meanwhile.append(entries)
      await moved
    },
    read: (stream) => store.read(stream),
    streams: () => store.streams(),
    asides: () => store.asides(),
    bound: (snapshots) => inTurn(() => store.bound(snapshots)),
    drop: (streams) => inTurn(() => store.drop(streams)),
    setAside: (asides) => inTurn(() => store.setAside(asides)),
    forgetAsides: () => inTurn(() => store.forgetAsides()),
  }
}

import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { conflict } from './conflict.ts'
import type { JournalStore, SetAside } from './store.ts'

/** Keeps the journal until the page is left, where the browser forbids more or has no more room. */
export const createMemoryStore = (): JournalStore => {
  const entries = new Map<string, readonly JournalEntry[]>()
  const snapshots = new Map<string, JournalSnapshot>()
  const asides = new Map<string, SetAside>()

  const drop = (stream: string) => {
    entries.delete(stream)
    snapshots.delete(stream)
  }
  const lastSeqOf = (stream: string): number =>
    entries.get(stream)?.at(-1)?.seq ?? snapshots.get(stream)?.seq ?? -1

  const read = (stream: string) => {
    const snapshot = snapshots.get(stream) ?? null
    const kept = entries.get(stream) ?? []
    return snapshot || kept.length > 0 ? { stream, snapshot, entries: kept } : null
  }

  return {
    async append(added) {
      const byStream = Map.groupBy(added, ({ stream }) => stream)
      for (const [stream, its] of byStream) {
        let last = lastSeqOf(stream)
        for (const { seq } of its) {
          if (seq <= last) throw conflict()
          last = seq
        }
      }
      for (const [stream, its] of byStream) entries.set(stream, [...(entries.get(stream) ?? []), ...its])
    },
    read: async (stream) => read(stream),
    listStreams: async () =>
      [...new Set([...snapshots.keys(), ...entries.keys()])].sort().flatMap((stream) => read(stream) ?? []),
    async boundStreams(bounding) {
      for (const snapshot of bounding) {
        const { stream, seq } = snapshot
        if (seq < (snapshots.get(stream)?.seq ?? -1)) continue
        snapshots.set(stream, snapshot)
        entries.set(
          stream,
          (entries.get(stream) ?? []).filter((entry) => entry.seq > seq),
        )
      }
    },
    drop: async (streams) => streams.forEach(drop),
    async setAside(aside) {
      for (const one of aside) {
        asides.set(one.kept.stream, one)
        drop(one.kept.stream)
      }
    },
    listAsides: async () => [...asides.values()],
    forgetAsides: async () => asides.clear(),
  }
}

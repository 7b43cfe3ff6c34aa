import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { JournalStore, SetAside } from './store.ts'

/** Keeps the journal until the page is left: where the browser forbids more, and where there is no more room. */
export const createMemoryStore = (): JournalStore => {
  const entries = new Map<string, Map<number, JournalEntry>>()
  const snapshots = new Map<string, JournalSnapshot>()
  const asides = new Map<string, SetAside>()

  const drop = (stream: string) => {
    entries.delete(stream)
    snapshots.delete(stream)
  }
  const isThere = ({ stream, seq }: JournalEntry) => entries.get(stream)?.has(seq) ?? false

  const read = (stream: string) => {
    const snapshot = snapshots.get(stream) ?? null
    const kept = [...(entries.get(stream)?.values() ?? [])].sort((one, other) => one.seq - other.seq)
    return snapshot || kept.length > 0 ? { stream, snapshot, entries: kept } : null
  }

  return {
    async append(added) {
      if (added.some(isThere)) throw new DOMException('It is there already.', 'ConstraintError')
      for (const entry of added) {
        const kept = entries.get(entry.stream)
        if (kept) kept.set(entry.seq, entry)
        else entries.set(entry.stream, new Map([[entry.seq, entry]]))
      }
    },
    read: async (stream) => read(stream),
    streams: async () =>
      [...new Set([...snapshots.keys(), ...entries.keys()])].sort().flatMap((stream) => read(stream) ?? []),
    async bound(bounding) {
      for (const snapshot of bounding) {
        const { stream, seq } = snapshot
        snapshots.set(stream, snapshot)
        const later = [...(entries.get(stream) ?? [])].filter(([number]) => number > seq)
        entries.set(stream, new Map(later))
      }
    },
    drop: async (streams) => streams.forEach(drop),
    async setAside(aside) {
      for (const one of aside) {
        asides.set(one.kept.stream, one)
        drop(one.kept.stream)
      }
    },
    asides: async () => [...asides.values()],
    async clear() {
      for (const map of [entries, snapshots, asides]) map.clear()
    },
  }
}

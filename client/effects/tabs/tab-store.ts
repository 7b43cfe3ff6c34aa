import type { JournalStore, SetAside } from '#client/effects/journal/store.ts'
import type { KeptStream } from '#machines/journal/kept.ts'

/** Gives one tab its own part of a store: there its streams begin with its name, here they do not. */
export const scopeStore = (store: JournalStore, tab: string): JournalStore => {
  const prefix = `${tab}:`
  const isOurs = ({ stream }: { stream: string }) => stream.startsWith(prefix)
  const removePrefix = <Named extends { stream: string }>(named: Named): Named => ({
    ...named,
    stream: named.stream.slice(prefix.length),
  })
  const addPrefix = <Named extends { stream: string }>(named: Named): Named => ({
    ...named,
    stream: `${prefix}${named.stream}`,
  })
  const moveStream = (move: typeof removePrefix, { stream, snapshot, entries }: KeptStream): KeptStream => ({
    ...move({ stream }),
    snapshot: snapshot && move(snapshot),
    entries: entries.map(move),
  })
  const listOurs = async () => (await store.listStreams()).filter(isOurs)
  const moveAside = (move: typeof removePrefix, { kept, failure }: SetAside) => ({
    kept: moveStream(move, kept),
    failure,
  })

  return {
    append: (entries) => store.append(entries.map(addPrefix)),
    async read(stream) {
      const kept = await store.read(`${prefix}${stream}`)
      return kept && moveStream(removePrefix, kept)
    },
    listStreams: async () => (await listOurs()).map((kept) => moveStream(removePrefix, kept)),
    boundStreams: (snapshots) => store.boundStreams(snapshots.map(addPrefix)),
    drop: (streams) => store.drop(streams.map((stream) => `${prefix}${stream}`)),
    setAside: (asides) => store.setAside(asides.map((aside) => moveAside(addPrefix, aside))),
    listAsides: async () =>
      (await store.listAsides())
        .filter(({ kept }) => isOurs(kept))
        .map((aside) => moveAside(removePrefix, aside)),
    forgetAsides: store.forgetAsides,
  }
}

/** Names the streams of closed tabs whose last entry is older than `since`, in milliseconds since 1970. */
export const findStrays = (
  kept: readonly KeptStream[],
  living: ReadonlySet<string>,
  since = Number.POSITIVE_INFINITY,
): string[] =>
  kept.flatMap(({ stream, snapshot, entries }) => {
    const [tab = '', plain] = stream.split(':')
    const at = entries.at(-1)?.at ?? snapshot?.at ?? 0
    return plain !== undefined && !living.has(tab) && at < since ? [stream] : []
  })

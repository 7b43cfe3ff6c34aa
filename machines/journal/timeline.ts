import type { JournalEntry } from './entry.ts'
import type { ExportedStream } from './export.ts'

/** One event of an export, with its place in its stream. */
export interface Moment {
  /** Two streams may have one name: what was set aside, and what began anew. */
  stream: ExportedStream
  /** In the stream's entries, from 0. */
  index: number
  entry: JournalEntry
}

/**
 * Puts the events of several streams in the order in which they were taken. A stream's own entries keep their
 * order where the clock was set back between them.
 */
export const timelineOf = (streams: readonly ExportedStream[]): readonly Moment[] => {
  const dated = streams.flatMap((stream) => {
    let latest = Number.NEGATIVE_INFINITY
    return stream.entries.map((entry, index) => {
      latest = Math.max(latest, entry.at)
      return { moment: { stream, index, entry }, latest }
    })
  })
  return dated.sort((one, other) => one.latest - other.latest).map(({ moment }) => moment)
}

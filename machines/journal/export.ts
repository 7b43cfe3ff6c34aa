import type { AnyStateMachine } from 'xstate'
import type { JournalEntry } from './entry.ts'
import type { JournalFailure } from './failure.ts'
import type { JournalSnapshot, KeptStream } from './kept.ts'
import { versionOf } from './record.ts'
import { createRedactor } from './redact.ts'

/**
 * What each actor took, as it leaves the browser with a report: without what only the person concerned may
 * know. It replays to the same states as the original, and to the same data, redacted.
 */
export interface JournalExport {
  version: 1
  /** Milliseconds since 1970. */
  at: number
  /** Path, query and hash. */
  page: string
  userAgent: string
  /** In CSS pixels. */
  viewport: { width: number; height: number }
  streams: readonly ExportedStream[]
  /** Names of streams that there was no room for: those whose last event is oldest. */
  omitted: readonly string[]
}

export interface ExportedStream {
  stream: string
  /** The machine's id. */
  machine: string
  machineVersion: string
  /** Stands for what came before the entries; null when nothing did. */
  snapshot: JournalSnapshot | null
  entries: readonly JournalEntry[]
  /** Why this could not be read; null when the actor went on from it. */
  setAside: JournalFailure | null
}

/**
 * Bounds what is sent: UTF-8 of its JSON, quoted once more. The graph takes as many characters and a note.
 */
export const MOST_BYTES = 200_000
export const MOST_STREAMS = 200
/** Characters of a name, or of a page's address. */
export const LONGEST_NAME = 2_000

export const toExported = (
  machine: AnyStateMachine,
  { stream, snapshot, entries }: KeptStream,
  setAside: JournalFailure | null = null,
): ExportedStream => {
  const machineVersion = (entries.at(-1) ?? snapshot)?.machineVersion ?? versionOf(machine)
  return { stream, machine: machine.id, machineVersion, snapshot, entries, setAside }
}

type Gathered = Omit<JournalExport, 'version' | 'omitted'>

/** Redacts what was gathered, and leaves out the streams whose last event is oldest where it is too much. */
export const createExport = ({ page, ...gathered }: Gathered): JournalExport => {
  const { streams, ...rest } = createRedactor(gathered)({ ...gathered, page: withoutSecrets(page) })
  const sized = streams.map((stream) => ({ stream, bytes: sentBytesOf(stream) }))
  const latestFirst = sized.toSorted((one, other) => lastOf(other.stream) - lastOf(one.stream))
  let room =
    MOST_BYTES -
    sentBytesOf({ ...rest, version: 1, streams: [], omitted: streams.map(({ stream }) => stream) })
  const fitting = latestFirst.slice(0, MOST_STREAMS).flatMap(({ stream, bytes }) => {
    room -= bytes + 1
    return room >= 0 ? [stream] : []
  })
  const omitted = streams.filter((stream) => !fitting.includes(stream)).map(({ stream }) => stream)
  return { version: 1, ...rest, streams: streams.filter((stream) => fitting.includes(stream)), omitted }
}

export const sentBytesOf = (value: unknown): number => bytesOf(JSON.stringify(value))

export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const lastOf = ({ entries, snapshot }: ExportedStream): number => (entries.at(-1) ?? snapshot)?.at ?? 0

/** Takes out of an address what opens something: it may be the link that resets a password, or an order. */
const withoutSecrets = (page: string): string => {
  const { pathname, searchParams, hash } = new URL(page, 'http://page')
  for (const [name, value] of [...searchParams]) {
    if (value.includes('@') || /token|uid|^cart$/i.test(name)) searchParams.set(name, '…')
  }
  const query = searchParams.size > 0 ? `?${decodeURIComponent(String(searchParams))}` : ''
  return `${pathname.replace(/(reset-password-confirm)\/.*/, '$1/…')}${query}${hash}`
}

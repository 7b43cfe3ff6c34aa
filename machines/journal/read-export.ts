import type { AnyEventObject, Snapshot } from 'xstate'
import type { JournalEntry } from './entry.ts'
import { bytesOf, type ExportedStream, type JournalExport, LONGEST_NAME, MOST_STREAMS } from './export.ts'
import { type JournalFailure, Unreadable } from './failure.ts'
import type { JournalSnapshot, Timer } from './kept.ts'

/** Bounds an export, as UTF-8 of its JSON, by what services take of any request. */
const MOST_BYTES = 1_048_576

/**
 * Reads an export from parsed JSON. Checks its shape and its size, not that it replays. Throws Unreadable,
 * whose message names the first place that is wrong.
 */
export const readExport = (value: unknown): JournalExport => {
  const { version, at, page, userAgent, viewport, streams, omitted } = readRecord(value, 'The journal')
  if (version !== 1) throw wrong('version', 'is not 1')
  if (bytesOf(value) > MOST_BYTES) throw wrong('The journal', `is larger than ${MOST_BYTES} bytes`)
  const { width, height } = readRecord(viewport, 'viewport')
  return {
    version,
    at: readTime(at, 'at'),
    page: readText(page, 'page'),
    userAgent: readText(userAgent, 'userAgent'),
    viewport: { width: readNumber(width, 'viewport.width'), height: readNumber(height, 'viewport.height') },
    streams: readList(streams, 'streams', readStream, MOST_STREAMS),
    omitted: readList(omitted, 'omitted', readText),
  }
}

const readStream = (value: unknown, place: string): ExportedStream => {
  const { stream, machine, machineVersion, snapshot, entries, setAside } = readRecord(value, place)
  return {
    stream: readText(stream, `${place}.stream`),
    machine: readText(machine, `${place}.machine`),
    machineVersion: readText(machineVersion, `${place}.machineVersion`),
    snapshot: readOrNull(snapshot, `${place}.snapshot`, readSnapshot),
    entries: readList(entries, `${place}.entries`, readEntry),
    setAside: readOrNull(setAside, `${place}.setAside`, readFailure),
  }
}

const readEntry = (value: unknown, place: string): JournalEntry => {
  const { stream, seq, at, machineVersion, event } = readRecord(value, place)
  return {
    stream: readText(stream, `${place}.stream`),
    seq: readNumber(seq, `${place}.seq`),
    at: readTime(at, `${place}.at`),
    machineVersion: readText(machineVersion, `${place}.machineVersion`),
    event: readEvent(event, `${place}.event`),
  }
}

const readSnapshot = (value: unknown, place: string): JournalSnapshot => {
  const { stream, seq, at, machineVersion, state, timers } = readRecord(value, place)
  if (!isState(state)) throw wrong(`${place}.state`, 'is no state')
  return {
    stream: readText(stream, `${place}.stream`),
    seq: readNumber(seq, `${place}.seq`),
    at: readTime(at, `${place}.at`),
    machineVersion: readText(machineVersion, `${place}.machineVersion`),
    state,
    timers: readList(timers, `${place}.timers`, readTimer),
  }
}

const readTimer = (value: unknown, place: string): Timer => {
  const { id, event, dueAt } = readRecord(value, place)
  return {
    id: readText(id, `${place}.id`),
    event: readEvent(event, `${place}.event`),
    dueAt: readTime(dueAt, `${place}.dueAt`),
  }
}

const readEvent = (value: unknown, place: string): AnyEventObject => {
  const event = readRecord(value, place)
  return { ...event, type: readText(event.type, `${place}.type`) }
}

const KINDS = ['garbled', 'unknownVersion', 'broken'] as const

const readFailure = (value: unknown, place: string): JournalFailure => {
  const failure = readRecord(value, place)
  const kind = KINDS.find((one) => one === failure.kind)
  if (!kind) throw wrong(`${place}.kind`, 'is unknown')
  return { kind, message: readText(failure.message, `${place}.message`) }
}

const MOST_IN_A_LIST = 5_000

const wrong = (place: string, what: string) => new Unreadable('garbled', `${place} ${what}.`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isState = (value: unknown): value is Snapshot<unknown> =>
  isRecord(value) && ['active', 'done', 'error', 'stopped'].includes(String(value.status))

const readRecord = (value: unknown, place: string): Record<string, unknown> => {
  if (!isRecord(value)) throw wrong(place, 'is no object')
  return value
}

const readText = (value: unknown, place: string): string => {
  if (typeof value !== 'string' || value.length > LONGEST_NAME) throw wrong(place, 'is no text')
  return value
}

const readNumber = (value: unknown, place: string): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(place, 'is no number')
  return value
}

/** Reads milliseconds since 1970 that a Date can hold. */
const readTime = (value: unknown, place: string): number => {
  const at = readNumber(value, place)
  if (Math.abs(at) > 8.64e15) throw wrong(place, 'is no time')
  return at
}

const readList = <Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string) => Item,
  most: number = MOST_IN_A_LIST,
): Item[] => {
  if (!Array.isArray(value)) throw wrong(place, 'is no list')
  if (value.length > most) throw wrong(place, `has more than ${most}`)
  return value.map((item, index) => read(item, `${place}[${index}]`))
}

const readOrNull = <Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string) => Item,
): Item | null => (value === null ? null : read(value, place))

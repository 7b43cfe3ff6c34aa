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
  const { version, at, page, userAgent, viewport, streams, omitted } = record(value, 'The journal')
  if (version !== 1) throw wrong('version', 'is not 1')
  if (bytesOf(value) > MOST_BYTES) throw wrong('The journal', `is larger than ${MOST_BYTES} bytes`)
  const { width, height } = record(viewport, 'viewport')
  return {
    version,
    at: time(at, 'at'),
    page: text(page, 'page'),
    userAgent: text(userAgent, 'userAgent'),
    viewport: { width: number(width, 'viewport.width'), height: number(height, 'viewport.height') },
    streams: list(streams, 'streams', readStream, MOST_STREAMS),
    omitted: list(omitted, 'omitted', text),
  }
}

const readStream = (value: unknown, place: string): ExportedStream => {
  const { stream, machine, machineVersion, snapshot, entries, setAside } = record(value, place)
  return {
    stream: text(stream, `${place}.stream`),
    machine: text(machine, `${place}.machine`),
    machineVersion: text(machineVersion, `${place}.machineVersion`),
    snapshot: orNull(snapshot, `${place}.snapshot`, readSnapshot),
    entries: list(entries, `${place}.entries`, readEntry),
    setAside: orNull(setAside, `${place}.setAside`, readFailure),
  }
}

const readEntry = (value: unknown, place: string): JournalEntry => {
  const { stream, seq, at, machineVersion, event } = record(value, place)
  return {
    stream: text(stream, `${place}.stream`),
    seq: number(seq, `${place}.seq`),
    at: time(at, `${place}.at`),
    machineVersion: text(machineVersion, `${place}.machineVersion`),
    event: readEvent(event, `${place}.event`),
  }
}

const readSnapshot = (value: unknown, place: string): JournalSnapshot => {
  const { stream, seq, at, machineVersion, state, timers } = record(value, place)
  if (!isState(state)) throw wrong(`${place}.state`, 'is no state')
  return {
    stream: text(stream, `${place}.stream`),
    seq: number(seq, `${place}.seq`),
    at: time(at, `${place}.at`),
    machineVersion: text(machineVersion, `${place}.machineVersion`),
    state,
    timers: list(timers, `${place}.timers`, readTimer),
  }
}

const readTimer = (value: unknown, place: string): Timer => {
  const { id, event, dueAt } = record(value, place)
  return {
    id: text(id, `${place}.id`),
    event: readEvent(event, `${place}.event`),
    dueAt: time(dueAt, `${place}.dueAt`),
  }
}

const readEvent = (value: unknown, place: string): AnyEventObject => {
  const event = record(value, place)
  return { ...event, type: text(event.type, `${place}.type`) }
}

const KINDS = ['garbled', 'unknownVersion', 'broken'] as const

const readFailure = (value: unknown, place: string): JournalFailure => {
  const failure = record(value, place)
  const kind = KINDS.find((one) => one === failure.kind)
  if (!kind) throw wrong(`${place}.kind`, 'is unknown')
  return { kind, message: text(failure.message, `${place}.message`) }
}

const MOST_IN_A_LIST = 5_000

const wrong = (place: string, what: string) => new Unreadable('garbled', `${place} ${what}.`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isState = (value: unknown): value is Snapshot<unknown> =>
  isRecord(value) && ['active', 'done', 'error', 'stopped'].includes(String(value.status))

const record = (value: unknown, place: string): Record<string, unknown> => {
  if (!isRecord(value)) throw wrong(place, 'is no object')
  return value
}

const text = (value: unknown, place: string): string => {
  if (typeof value !== 'string' || value.length > LONGEST_NAME) throw wrong(place, 'is no text')
  return value
}

const number = (value: unknown, place: string): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(place, 'is no number')
  return value
}

/** Reads milliseconds since 1970 that a Date can hold. */
const time = (value: unknown, place: string): number => {
  const at = number(value, place)
  if (Math.abs(at) > 8.64e15) throw wrong(place, 'is no time')
  return at
}

const list = <Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string) => Item,
  most: number = MOST_IN_A_LIST,
): Item[] => {
  if (!Array.isArray(value)) throw wrong(place, 'is no list')
  if (value.length > most) throw wrong(place, `has more than ${most}`)
  return value.map((item, index) => read(item, `${place}[${index}]`))
}

const orNull = <Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string) => Item,
): Item | null => (value === null ? null : read(value, place))

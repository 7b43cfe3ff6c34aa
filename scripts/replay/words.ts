import type { AnyMachineSnapshot } from 'xstate'
import { dataInWords, eventInWords, stateInWords } from '#machines/chart/words.ts'
import type { ExportedStream } from '#machines/journal/export.ts'
import { type Moment, timelineOf } from '#machines/journal/timeline.ts'
import { listChangedKeys, type Trace, type TracedStep } from '#machines/journal/trace.ts'
import type { Reported } from './reported.ts'

/** What each replayed stream led to. */
export type Traces = ReadonlyMap<ExportedStream, Trace>

const dayAndTimeInWords = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', ' UTC')
const timeInWords = (at: number) => new Date(at).toISOString().slice(11, -1)

/**
 * Writes a report as lines: where it was made, then each event in order of time, where it led, and what it
 * changed.
 */
export const reportInWords = ({ note, journal }: Reported, traces: Traces): string[] => {
  const { at, page, userAgent, viewport, omitted } = journal
  const moments = timelineOf([...traces.keys()])
  const failed = [...traces.values()].flatMap(({ steps }) => steps.filter(({ isFailed }) => isFailed))
  return [
    `${dayAndTimeInWords(at)}  ${stripControls(page)}`,
    `${stripControls(userAgent)}, ${viewport.width} × ${viewport.height}`,
    ...(note === null ? [] : [`Note: ${stripControls(note)}`]),
    `${count(traces.size, 'stream')}, ${count(moments.length, 'event')}, ${failed.length} failed`,
    ...(omitted.length > 0 ? [`Left out, as there was no room: ${stripControls(omitted.join(', '))}`] : []),
    ...[...traces].flatMap(unreadableInWords),
    '',
    ...moments.flatMap((moment) => momentInWords(moment, traces.get(moment.stream))),
  ]
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

const unreadableInWords = ([{ stream, setAside }, { failure }]: [ExportedStream, Trace]): string[] => [
  ...(setAside
    ? [`${stripControls(stream)} was set aside in the browser: ${stripControls(setAside.message)}`]
    : []),
  ...(failure ? [`${stripControls(stream)} cannot be replayed: ${stripControls(failure.message)}`] : []),
]

const momentInWords = ({ stream, index, entry }: Moment, trace: Trace | undefined): string[] => {
  const { event } = entry
  const words = event.type === 'xstate.init' ? `begins${inputInWords(event.input)}` : eventInWords(event)
  const step = trace?.steps[index]
  const before = index > 0 ? trace?.steps[index - 1]?.snapshot : trace?.begun
  const mark = step?.isFailed ? '✗' : ' '
  return [
    `${timeInWords(entry.at)} ${mark} ${stripControls(stream.stream).padEnd(NAME)} ${stripControls(words)}${step ? ` → ${placeOf(step)}` : ''}`,
    ...(step ? changesInWords(before ?? null, step.snapshot) : []),
  ]
}

const NAME = 16
const INDENT = ' '.repeat(12 + 1 + 1 + 1 + NAME + 1)

const inputInWords = (input: unknown) => (input === undefined ? '' : ` ${dataInWords(input)}`)

const placeOf = ({ snapshot: { value, status, error } }: TracedStep): string =>
  status === 'error' ? `broken: ${stripControls(String(error))}` : stateInWords(value)

const changesInWords = (before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string[] =>
  listChangedKeys(before, after).map(
    (key) => `${INDENT}${stripControls(key)}: ${stripControls(dataInWords(after.context[key]))}`,
  )

/** Removes control signs: a file from elsewhere must not move the cursor of the terminal that prints it. */
const stripControls = (text: string): string =>
  text.replace(/\p{Cc}/gu, (control) => (control === '\n' ? ' ' : '·'))

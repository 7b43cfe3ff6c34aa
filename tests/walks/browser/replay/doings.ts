import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { DONE, ERROR, isAnswer, isRefusal, isTimer, typeInWords } from '#machines/chart/event-types.ts'
import type { Moment } from '#machines/journal/timeline.ts'
import type { RefusalData } from '#machines/refusal.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { browserWalks } from '../browser-walks.ts'
import { isArrival, searchAddress } from './pages.ts'

/** What one moment of a report needs done, on the screen or behind it. */
export type Doing =
  /** Null means the address where the page is. */
  | { kind: 'loads'; address: string | null }
  | { kind: 'goes'; address: string }
  /** The page's own search went there, following on something done before. */
  | { kind: 'arrives'; address: string }
  | { kind: 'does'; machine: string; event: AnyEventObject }
  /** On the newest notice. */
  | { kind: 'presses'; label: string }
  | { kind: 'answers' | 'passes'; machine: string; port: string }
  | { kind: 'refuses'; machine: string; port: string; refusal: RefusalData }
  | { kind: 'waits'; machine: string; timer: string }
  /** It follows on something done before. */
  | { kind: 'follows'; words: string }
  | { kind: 'cannot'; words: string }

export const walkOf = (machine: string): BrowserWalk | undefined =>
  browserWalks.find(({ walk }) => walk.name === machine)

export const followsOf = ({ stream, entry }: Moment): Doing => ({
  kind: 'follows',
  words: `${stream.stream}: ${typeInWords(entry.event.type)}`,
})

/** Finds the label of a pressed notice, which a person goes by; null for anything else. */
const pressOf = ({ type, id }: AnyEventObject, before: AnyMachineSnapshot | null): Doing | null => {
  if (type !== 'alert.acted') return null
  const notices: readonly { id: string; action: { label: string } | null }[] = before?.context.alerts ?? []
  const label = notices.find((one) => one.id === id)?.action?.label
  return label === undefined ? null : { kind: 'presses', label }
}

const answerOf = (moment: Moment, walk: BrowserWalk | undefined): Doing => {
  const { machine, stream } = moment.stream
  const { type, error } = moment.entry.event
  const port = type.slice((isAnswer(type) ? DONE : ERROR).length)
  // The request that met a spent token tells of it.
  if (machine === 'token-refresh') return followsOf(moment)
  const isHeld = walk?.ports[port] !== undefined
  if (isAnswer(type)) return isHeld ? { kind: 'answers', machine, port } : followsOf(moment)
  if (isHeld) return { kind: 'refuses', machine, port, refusal: error }
  return { kind: 'cannot', words: `${stream}: ${port} refused, and no walk says how it comes to that.` }
}

/** `before` is the actor's state before the moment. */
export const doingOf = (moment: Moment, before: AnyMachineSnapshot | null): Doing => {
  const { event } = moment.entry
  const { machine, stream } = moment.stream
  const { type } = event
  const walk = walkOf(machine)
  if (isTimer(type)) return { kind: 'waits', machine, timer: type }
  if (isAnswer(type) || isRefusal(type)) return answerOf(moment, walk)
  // It happened within another actor, which the report told first.
  if (stream.includes('/') || walk?.hears.includes(type)) return followsOf(moment)
  if (isArrival(moment)) return { kind: 'goes', address: searchAddress(event.place) }
  const press = machine === 'alerts' ? pressOf(event, before) : null
  if (press) return press
  if (walk?.performs[type]) return { kind: 'does', machine, event }
  const why = walk ? 'no control of its screen makes this' : `there is no browser walk of ${machine}`
  return { kind: 'cannot', words: `${stream}: ${type}, as ${why}.` }
}

import { stateInWords } from '#machines/chart/words.ts'
import type { Moment } from '#machines/journal/timeline.ts'
import { type Doing, doingOf, followsOf, walkOf } from './doings.ts'
import { arrivalsOfSearch, findOpenedPage, isPageLoad, searchAddress } from './pages.ts'
import { afterOf, beforeOf, type Traces } from './traces.ts'

/** One moment of a report: when it was, what to do for it, and where it led the actor. */
export interface ReplayStep {
  at: number
  doing: Doing
  leadsTo: string
}

/**
 * In milliseconds. Nobody does two things within so little, so what comes this close to a press on a notice
 * follows on it.
 */
const BREATH = 20

/** Decides what to do for each moment, in order of time; `end` is the address where the report was made. */
export const stepsOf = (traces: Traces, moments: readonly Moment[], end: string): ReplayStep[] => {
  const presses = moments.filter(({ entry }) => entry.event.type === 'alert.acted')
  const comesOfPress = (moment: Moment) =>
    !presses.includes(moment) && presses.some(({ entry }) => Math.abs(entry.at - moment.entry.at) < BREATH)
  const wanted = arrivalsOfSearch(traces, moments)
  const arrivals = new Set<Moment>()
  const steps = moments.filter(isTold).map((moment): ReplayStep => {
    const after = afterOf(traces, moment)
    const page = isPageLoad(moment) ? findOpenedPage(moments.slice(moments.indexOf(moment)), end) : null
    if (page?.arrival) arrivals.add(page.arrival)
    const decide = (): Doing => {
      if (page) return { kind: 'loads', address: page.address }
      if (wanted.has(moment)) return { kind: 'arrives', address: searchAddress(moment.entry.event.place) }
      if (arrivals.has(moment)) return followsOf(moment)
      const doing = doingOf(moment, beforeOf(traces, moment))
      return doing.kind === 'does' && comesOfPress(moment) ? followsOf(moment) : doing
    }
    return {
      at: moment.entry.at,
      doing: decide(),
      leadsTo: after ? `${moment.stream.stream} → ${stateInWords(after.value)}` : '',
    }
  })
  return letPass(dropOpening(steps))
}

/** An actor begins with its page, which is told already. */
const isTold = (moment: Moment) => isPageLoad(moment) || moment.entry.event.type !== 'xstate.init'

const BY_THEMSELVES: readonly Doing['kind'][] = ['answers', 'arrives', 'waits', 'follows']

/** Leaves out what a page asks while it opens: opening waits for that, whatever the report asked. */
const dropOpening = (steps: readonly ReplayStep[]): ReplayStep[] => {
  let isOpening = true
  return steps.filter(({ doing: { kind } }) => {
    if (kind === 'loads') isOpening = true
    else if (!BY_THEMSELVES.includes(kind)) isOpening = false
    return !isOpening || kind === 'loads'
  })
}

export const operationOf = (machine: string, port: string): string | undefined =>
  walkOf(machine)?.ports[port]?.operation

/** Lets an operation pass again after its last refusal. */
const letPass = (steps: readonly ReplayStep[]): ReplayStep[] =>
  steps.flatMap((step, index) => {
    const { doing } = step
    if (doing.kind !== 'refuses') return [step]
    const { machine, port } = doing
    const operation = operationOf(machine, port)
    const isLast = !steps
      .slice(index + 1)
      .some(
        ({ doing: later }) =>
          later.kind === 'refuses' && operationOf(later.machine, later.port) === operation,
      )
    return isLast ? [step, { at: step.at, doing: { kind: 'passes', machine, port }, leadsTo: '' }] : [step]
  })

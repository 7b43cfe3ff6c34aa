import type { Walk } from '../walker/walk.ts'
import { exampleOf, examplesOf, examplesTold, isSame } from './examples.ts'
import type { Outcome } from './outcome.ts'
import type { Port, Shops } from './port.ts'

/** What a port can hear. */
export interface Heard {
  origin: string
  when: string
  outcome: Outcome
  /** The name of the walk's example of it; null where it has none. */
  example: string | null
  /** Why it has none. */
  reason: string | null
}

export interface Compared {
  heard: readonly Heard[]
  /** Examples that nothing leads to yet, each with the reason why the walk has it. */
  unheard: readonly string[]
  /** In words. */
  holes: readonly string[]
}

/**
 * Runs all that can happen to a port of a walk's machine, and compares what it hears with the walk's
 * examples.
 */
export const compare = async (shops: Shops, walk: Walk, id: string, port: Port): Promise<Compared> => {
  const { circumstances, reasons, tells } = port
  const examples = [...examplesOf(walk, id), ...examplesTold(walk, tells)]
  const heard: Heard[] = []
  const failed: string[] = []
  for (const { origin, when, hear } of circumstances)
    try {
      const outcome = await hear(shops)
      const example = exampleOf(examples, outcome)?.name ?? null
      const reason = example === null ? (reasons[when] ?? null) : null
      heard.push({ origin, when, outcome, example, reason })
    } catch (error) {
      failed.push(`${error} (${origin}, ${when})`)
    }

  const isHeard = (one: Outcome) => heard.some(({ outcome }) => isSame(one, outcome))
  const unheard = port.unheard.map(({ example, reason }) => ({ outcome: { answer: example }, reason }))
  const impossible = examples.filter(
    ({ outcome }) => !isHeard(outcome) && !unheard.some((one) => isSame(one.outcome, outcome)),
  )
  const missing = heard.filter(({ example, reason }) => example === null && reason === null)
  const idle = [
    ...Object.keys(reasons).filter((when) => !heard.some((one) => one.when === when && one.reason !== null)),
    ...unheard.filter(({ outcome }) => isHeard(outcome)).map(({ outcome }) => inWords(outcome)),
  ]
  return {
    heard,
    unheard: unheard.map(({ outcome, reason }) => `${inWords(outcome)}, of nothing yet: ${reason}`),
    holes: [
      ...failed,
      ...impossible.map(({ outcome }) => `The walk’s example cannot occur: ${inWords(outcome)}`),
      ...missing.map(({ origin, when, outcome }) => `No walk has: ${inWords(outcome)} (${origin}, ${when})`),
      ...idle.map((what) => `The reason is for nothing: ${what}`),
    ],
  }
}

export const inWords = (outcome: Outcome): string => {
  if ('answer' in outcome) return `answers ${JSON.stringify(outcome.answer) ?? 'nothing'}`
  if ('told' in outcome) return `tells ${JSON.stringify(outcome.told)}`
  const { code, message, fields, others } = outcome.refusal
  const details = [
    ...Object.entries(fields).map(([field, said]) => `${field}: ${said}`),
    ...others.map((said) => `no field: ${said}`),
  ]
  return `refuses ${code} «${message}»${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}

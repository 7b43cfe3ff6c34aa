import { isDeepStrictEqual } from 'node:util'
import { type RefusalData, readRefusal } from '#machines/refusal.ts'
import type { Walk } from '../walker/walk.ts'
import type { Outcome } from './outcome.ts'
import type { Port, Shops } from './port.ts'

/** One thing that a port can hear, and all that leads to it. */
export interface Row {
  outcome: Outcome
  origins: readonly { origin: string; when: string }[]
  /** Whether a walk has an example of it, or why none does. */
  walked: boolean | { reason: string }
}

export interface Compared {
  rows: readonly Row[]
  /** Examples that nothing leads to yet, and why the walk has them; in words. */
  unheard: readonly string[]
  /** In words. */
  holes: readonly string[]
}

interface Heard {
  origin: string
  when: string
  outcome: Outcome
}

/** What the service's words carry, such as which service is down, tells no machine anything. */
const kindOf = ({ code, fields, others }: RefusalData) => ({
  code,
  fields: Object.keys(fields).toSorted(),
  others: others.length,
})

const isSame = (one: Outcome, other: Outcome) => isDeepStrictEqual(one, other)

const isOneKind = (one: Outcome, other: Outcome) =>
  'refusal' in one && 'refusal' in other
    ? isDeepStrictEqual(kindOf(one.refusal), kindOf(other.refusal))
    : isSame(one, other)

/** Runs all that can happen to a port of a walk's machine, and holds the walk's examples of it against what was heard. */
export const compare = async (
  shops: Shops,
  { answers, refusals }: Walk,
  id: string,
  port: Port,
): Promise<Compared> => {
  const heard: Heard[] = []
  const failed: string[] = []
  for (const { origin, when, hear } of port.circumstances)
    try {
      heard.push({ origin, when, outcome: await hear(shops) })
    } catch (error) {
      failed.push(`${error} (${origin}, ${when})`)
    }
  const examples: Outcome[] = [
    ...(answers[id] ?? []).map((answer) => ({ answer })),
    ...(refusals[id] ?? []).map((error) => ({ refusal: readRefusal(error) })),
  ]

  const isWalked = ({ outcome }: Heard) => examples.some((example) => isOneKind(example, outcome))
  const reasonOf = ({ when }: Heard) => port.reasons[when]
  const isExcused = (one: Outcome) => port.unheard.some(({ example }) => isSame(one, { answer: example }))
  const impossible = examples.filter(
    (example) => !heard.some(({ outcome }) => isSame(example, outcome)) && !isExcused(example),
  )
  const missing = heard.filter((one) => !isWalked(one) && reasonOf(one) === undefined)
  const idle = Object.keys(port.reasons).filter(
    (when) => !heard.some((one) => one.when === when && !isWalked(one)),
  )

  const early = port.unheard.filter(({ example }) =>
    heard.some(({ outcome }) => isSame(outcome, { answer: example })),
  )

  const rows: Row[] = []
  for (const one of heard) {
    const reason = reasonOf(one)
    const walked = isWalked(one) || (reason !== undefined ? { reason } : false)
    const row = rows.find(
      (each) => isSame(each.outcome, one.outcome) && isDeepStrictEqual(each.walked, walked),
    )
    const { origin, when } = one
    if (row) rows[rows.indexOf(row)] = { ...row, origins: [...row.origins, { origin, when }] }
    else rows.push({ outcome: one.outcome, origins: [{ origin, when }], walked })
  }
  return {
    rows,
    unheard: port.unheard.map(
      ({ example, reason }) => `${inWords({ answer: example })}, of nothing yet: ${reason}`,
    ),
    holes: [
      ...failed,
      ...impossible.map((example) => `The walk's example cannot occur: ${inWords(example)}`),
      ...missing.map(({ origin, when, outcome }) => `No walk has: ${inWords(outcome)} (${origin}, ${when})`),
      ...idle.map((when) => `The reason is for nothing: ${when}`),
      ...early.map(({ reason }) => `The reason is for nothing: ${reason}`),
    ],
  }
}

export const inWords = (outcome: Outcome): string => {
  if ('answer' in outcome) return `answers ${JSON.stringify(outcome.answer) ?? 'nothing'}`
  const { code, message, fields, others } = outcome.refusal
  const details = [
    ...Object.entries(fields).map(([field, said]) => `${field}: ${said}`),
    ...others.map((said) => `no field: ${said}`),
  ]
  return `refuses ${code} «${message}»${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}

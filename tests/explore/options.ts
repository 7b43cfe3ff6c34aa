import { parseArgs } from 'node:util'

export const ROLES = ['guest', 'customer', 'staff', 'artist'] as const
export type Role = (typeof ROLES)[number]

export interface ExploreOptions {
  minutes: number
  /** For the first visit; each further visit takes the next. */
  seed: number
  /** Null takes all roles in turn. */
  role: Role | null
  /** The folder of an earlier run, to repeat its gestures. */
  reproduce: string | null
  /** Makes the two short visits of `npm test`, over the client that is built already. */
  isTest: boolean
  /** For each property, puts something wrong that must break it. */
  prove: boolean
  /** Properties to prove; an empty list means all. */
  properties: string[]
}

const numberOf = (name: string, text: string): number => {
  const number = Number(text)
  if (!Number.isFinite(number) || number <= 0)
    throw new Error(`--${name} must be a number above 0, not ${text}.`)
  return number
}

const roleOf = (text: string): Role => {
  const role = ROLES.find((one) => one === text)
  if (!role) throw new Error(`--role must be one of ${ROLES.join(', ')}, not ${text}.`)
  return role
}

/**
 * `--minutes 5 [--seed N] [--role guest|customer|staff|artist] [--reproduce DIR]`, or `--prove [PROPERTY
 * ...]`
 */
export const readOptions = (args: readonly string[]): ExploreOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string' },
      role: { type: 'string' },
      reproduce: { type: 'string' },
      test: { type: 'boolean', default: false },
      prove: { type: 'boolean', default: false },
    },
  })
  return {
    minutes: numberOf('minutes', values.minutes),
    seed: values.seed ? Math.floor(numberOf('seed', values.seed)) : Date.now() % 1_000_000,
    role: values.role ? roleOf(values.role) : null,
    reproduce: values.reproduce ?? null,
    isTest: values.test,
    prove: values.prove,
    properties: positionals,
  }
}

import { Refusal, type RefusalCode } from '#machines/refusal.ts'
import type { Walk } from './walk.ts'

const CODES: Readonly<Record<RefusalCode, true>> = {
  UNAUTHENTICATED: true,
  FORBIDDEN: true,
  NOT_FOUND: true,
  BAD_USER_INPUT: true,
  CONFLICT: true,
  RATE_LIMITED: true,
  UPSTREAM_UNAVAILABLE: true,
  NO_TOKEN: true,
  NO_USER: true,
}

const isCode = (text: string): text is RefusalCode => text in CODES

/**
 * Lists every way in which a port can fail: each code alone, each code at each field that the walk knows, and
 * an error that is no refusal.
 */
export const errorsOf = ({ refusals }: Walk): unknown[] => {
  const known = Object.values(refusals)
    .flat()
    .filter((error) => error instanceof Refusal)
  const fields = new Set(known.flatMap((refusal) => Object.keys(refusal.fields)))
  const codes = Object.keys(CODES).filter(isCode)
  return [
    ...codes.map((code) => new Refusal(code, 'Said of it all.')),
    ...codes.flatMap((code) =>
      [...fields].map((field) => new Refusal(code, 'Said of it all.', { [field]: `Said of ${field}.` })),
    ),
    ...(fields.size > 1 ? [atAll(fields)] : []),
    new Error('The line is down.'),
  ]
}

const atAll = (fields: ReadonlySet<string>) =>
  new Refusal(
    'BAD_USER_INPUT',
    'Said of it all.',
    Object.fromEntries([...fields].map((field) => [field, `Said of ${field}.`])),
  )

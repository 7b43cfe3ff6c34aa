import { CombinedGraphQLErrors } from '@apollo/client'
import { Refusal, type RefusalCode } from '#machines/refusal.ts'

const CODES: readonly RefusalCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
]

const isCode = (code: unknown): code is RefusalCode => CODES.some((known) => known === code)

/** Names, by a part of the answer, the refusal for lacking it. */
type Parts = Readonly<Record<string, RefusalCode>>

/**
 * Turns what the graph threw into a port's refusal. Other errors stay as they are: the graph was not reached.
 */
const toRefusal = (error: unknown, parts: Parts): unknown => {
  if (!CombinedGraphQLErrors.is(error)) return error
  const [first] = error.errors
  const said = first?.extensions?.code
  const code = isCode(said) ? said : 'UPSTREAM_UNAVAILABLE'
  const lacking = code === 'UPSTREAM_UNAVAILABLE' ? undefined : parts[`${first?.path?.at(-1)}`]
  return new Refusal(lacking ?? code, first?.message ?? error.message)
}

/** Asks the graph for a machine: answers the data, or throws a Refusal. */
export const ask = async <Data>(
  answer: Promise<{ data?: Data | undefined }>,
  parts: Parts = {},
): Promise<Data> => {
  try {
    const { data } = await answer
    if (data === undefined) throw new Error('The graph answered nothing.')
    return data
  } catch (error) {
    throw toRefusal(error, parts)
  }
}

interface UserError {
  field: string | null
  message: string
  code: string
}

/**
 * Throws what a mutation refused as data: all that is wrong with each field, and each thing that is wrong
 * with none.
 */
export const refuseUserErrors = (userErrors: readonly UserError[]) => {
  const [first] = userErrors
  if (!first) return
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { field, message, code } of userErrors) {
    if (field === null && !isCode(code)) others.push(message)
    if (field !== null) fields[field] = field in fields ? `${fields[field]} ${message}` : message
  }
  const message = others.length > 0 ? others.join(' ') : first.message
  throw new Refusal(isCode(first.code) ? first.code : 'BAD_USER_INPUT', message, fields, others)
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header by which a request keeps its id from one process to the next. */
export const REQUEST_ID = 'x-request-id'

/** As proxies make them: hexadecimal, a UUID or a ULID. Nothing else comes into logs and headers. */
const FORM = /^[\w-]{8,64}$/

/**
 * The id of a request: the caller's where that is one of the shop's processes or a trusted proxy and the id
 * has a bounded form, else a new one. No two requests of any process have the same.
 */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>, isTrusted: boolean): string => {
  const given = headers[REQUEST_ID]
  return isTrusted && typeof given === 'string' && FORM.test(given) ? given : randomUUID()
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header by which a request keeps its id from one process to the next. */
export const REQUEST_ID = 'x-request-id'

/** As proxies make them: hexadecimal, a UUID or a ULID. Nothing else may enter logs and headers. */
const FORM = /^[\w-]{8,64}$/

/**
 * Answers the id of a request: the caller's, if that is one of the shop's processes or a trusted proxy and
 * the id has a bounded form; otherwise a new one. No two requests of any process share one.
 */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>, isTrusted: boolean): string => {
  const given = headers[REQUEST_ID]
  return isTrusted && typeof given === 'string' && FORM.test(given) ? given : randomUUID()
}

import type { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'

/**
 * Names each operation by ids of its own (W3C Trace Context), so that where the shop is traced all that is
 * done for it is one trace.
 */
export const createTraceLink = (): ApolloLink =>
  new SetContextLink(({ headers }) => ({
    headers: { ...headers, traceparent: `00-${makeRandomHex(16)}-${makeRandomHex(8)}-01` },
  }))

const makeRandomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

import type { FastifyReply } from 'fastify'
import { makeRequestHeaders } from '#services/shared/http/current-request.ts'

/** Milliseconds until a service must begin to answer. */
const PATIENCE_MS = 30_000

/** These headers belong to one connection and not to the message (RFC 9110, 7.6.1). */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

export interface ServiceCall {
  method: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** Aborts when nobody waits for the answer any more; without it the call runs to its end. */
  signal?: AbortSignal
}

/** Passes a service's answer on, or 503 without one. */
export const passOn = async (reply: FastifyReply, address: string, call: ServiceCall) =>
  answerAs(reply, await askService(address, call), call.signal)

/** Answers as a service did; `answer` is null where it did not. */
export const answerAs = (reply: FastifyReply, answer: Response | null, signal?: AbortSignal) => {
  if (signal?.aborted) return reply.hijack()
  if (!answer) return reply.code(503).header('cache-control', 'no-store').send({ detail: 'Not available.' })
  return reply.code(answer.status).headers(headersOf(answer)).send(answer.body)
}

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OF_A_CONNECTION.has(name)))

/**
 * Answers null when the service does not begin to answer in time. Reading the answer may take as long as its
 * reader needs. Each call has a connection of its own, so that a quick answer never waits behind a slow one.
 */
export async function askService(
  address: string,
  { headers, signal, ...call }: ServiceCall,
): Promise<Response | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE_MS)
  try {
    return await fetch(address, {
      ...call,
      headers: { ...headers, ...makeRequestHeaders(), 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

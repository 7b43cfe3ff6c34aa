import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'aquatint_wrote'

/** Longer than a replica may be behind (services/shared/database/replica.ts). */
const SECONDS = 5

/**
 * Knows whether a visitor has written within the last 5 s, so that they see what they wrote wherever the next
 * request is answered. Their browser remembers it: the next request may come to another process.
 */
export interface JustWrote {
  readonly value: boolean
  note(): void
}

/** Without replicas it makes no difference. */
const ALWAYS: JustWrote = { value: true, note: () => {} }

export const justWroteOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { hasReplicas, secure }: { hasReplicas: boolean; secure: boolean },
): JustWrote => {
  if (!hasReplicas) return ALWAYS
  const name = secure ? `__Host-${NAME}` : NAME
  let isNoted = false
  return {
    get value() {
      return isNoted || request.cookies[name] !== undefined
    },
    note() {
      if (isNoted) return
      isNoted = true
      reply.setCookie(name, '1', { httpOnly: true, sameSite: 'strict', path: '/', secure, maxAge: SECONDS })
    },
  }
}

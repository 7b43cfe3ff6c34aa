import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'aquatint_refresh'

const FOURTEEN_DAYS = 14 * 24 * 60 * 60

/** The refresh token of this browser. It is out of reach of scripts and is read by the graph alone. */
export interface RefreshCookie {
  readonly value: string | null
  keep(refresh: string): void
  clear(): void
}

/**
 * Over https its name begins with `__Host-`: browsers take such a cookie from this host only, so that no
 * sibling of the domain can put one of its own in its place. They ask for the path / with it.
 */
export const refreshCookieOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): RefreshCookie => {
  const name = secure ? `__Host-${NAME}` : NAME
  const path = secure ? '/' : '/graphql'
  const write = (value: string, maxAge: number) =>
    reply.setCookie(name, value, { httpOnly: true, sameSite: 'strict', path, secure, maxAge })
  return {
    value: request.cookies[name] || null,
    keep: (refresh) => write(refresh, FOURTEEN_DAYS),
    clear: () => write('', 0),
  }
}

import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const REFRESH_COOKIE = 'aquatint_refresh'

const FOURTEEN_DAYS = 14 * 24 * 60 * 60

/** The refresh token of this browser. It is out of reach of scripts and travels to the graph alone. */
export interface RefreshCookie {
  readonly value: string | null
  keep(refresh: string): void
  clear(): void
}

export const refreshCookieOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): RefreshCookie => {
  const write = (value: string, maxAge: number) =>
    reply.setCookie(REFRESH_COOKIE, value, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/graphql',
      secure,
      maxAge,
    })
  return {
    value: request.cookies[REFRESH_COOKIE] || null,
    keep: (refresh) => write(refresh, FOURTEEN_DAYS),
    clear: () => write('', 0),
  }
}

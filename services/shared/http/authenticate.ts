import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import { type Clock, systemClock } from '../clock.ts'
import { type AccessClaims, accessClaims } from './claims.ts'
import { forbidden, unauthenticated } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, by the access token of `Authorization: JWT {access}`; null without one. */
    user: AccessClaims | null
  }
}

/** Reads who asks on every route of `host` and answers 401 `token_not_valid` to an expired or bad token. */
export function authenticate(
  host: FastifyInstance,
  { jwtSecret, clock = systemClock }: { jwtSecret: string; clock?: Clock },
): void {
  const key = new TextEncoder().encode(jwtSecret)
  host.decorateRequest('user', null)
  host.addHook('onRequest', async (request) => {
    const token = /^JWT (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token) request.user = await readAccess(token, key, clock())
  })
}

async function readAccess(token: string, key: Uint8Array, currentDate: Date): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate })
    return accessClaims.parse(payload)
  } catch {
    throw tokenNotValid()
  }
}

export const tokenNotValid = (detail = 'Given token not valid for any token type') =>
  unauthenticated(detail, 'token_not_valid')

/** Throws 401 for a guest. */
export function requireUser({ user }: FastifyRequest): AccessClaims {
  if (!user) throw unauthenticated()
  return user
}

/** Throws 401 for a guest and 403 for anyone who is not staff. */
export function requireStaff(request: FastifyRequest): AccessClaims {
  const user = requireUser(request)
  if (!user.is_staff) throw forbidden()
  return user
}

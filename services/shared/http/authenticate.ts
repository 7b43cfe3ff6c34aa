import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import type { Clock } from '../clock.ts'
import { ACCESS_AUDIENCE, type AccessClaims, accessClaims, ISSUER } from './claims.ts'
import { forbidden, unauthenticated } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The claims of the access token in `Authorization: JWT {access}`; null without one. */
    user: AccessClaims | null
  }
}

/**
 * Tells whether the session of an access token still lives: nobody has signed out of it or ended it from
 * elsewhere.
 */
export type SessionCheck = (presented: { sid: string; access: string }) => Promise<boolean>

/** What a service needs to know who asks. */
export interface Authentication {
  jwtSecret: string
  isLive: SessionCheck
  clock: Clock
}

/** Reads the access token on every route of `host`. Throws as {@link readAccess} does. */
export function authenticate(host: FastifyInstance, authentication: Authentication): void {
  host.decorateRequest('user', null)
  host.addHook('onRequest', async (request) => {
    const access = /^JWT (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (access) request.user = await readAccess(access, authentication)
  })
}

/**
 * Throws 401 `token_not_valid` for anything but a live access token of ours, and where its session has ended.
 */
export async function readAccess(
  access: string,
  { jwtSecret, isLive, clock }: Authentication,
): Promise<AccessClaims> {
  const claims = await readClaims(access, { key: new TextEncoder().encode(jwtSecret), currentDate: clock() })
  if (!(await isLive({ sid: claims.sid, access }))) throw tokenNotValid()
  return claims
}

async function readClaims(
  access: string,
  { key, currentDate }: { key: Uint8Array; currentDate: Date },
): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(access, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ACCESS_AUDIENCE,
      currentDate,
    })
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

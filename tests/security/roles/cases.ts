import type { Ground } from './ground.ts'
import type { Role } from './shop.ts'

/** What each role is answered, in the order of ROLES. */
export type Answers<T> = readonly [none: T, owner: T, other: T, artist: T, staff: T]

export const everybody = <T>(answer: T): Answers<T> => [answer, answer, answer, answer, answer]
export const signedIn = (status = 200): Answers<number> => [401, status, status, status, status]
export const staffOnly = (status = 200): Answers<number> => [401, 403, 403, 403, status]
export const ownerOnly = (status = 200): Answers<number> => [404, status, 404, 404, 404]
export const ownerAndStaff = (status = 200): Answers<number> => [404, status, 404, 404, status]

export interface RestRequest {
  path: string
  body?: unknown
  headers?: Record<string, string>
}

export interface RestCase {
  /** As it is registered, whatever its parts are called: `GET /api/v2/cart/:/`. */
  route: string
  /** What the request is about, where a route has several. */
  about?: string
  ask(ground: Ground, role: Role): RestRequest | Promise<RestRequest>
  answers: Answers<number>
}

/** A case in one line. */
export const rest = (
  route: string,
  ask: RestCase['ask'],
  answers: Answers<number>,
  about?: string,
): RestCase => ({ route, ask, answers, ...(about !== undefined && { about }) })

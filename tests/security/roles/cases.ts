import type { Ground } from './ground.ts'
import type { Role } from './shop.ts'

/** The answer to each role, in the order of ROLES. */
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
  /** As registered, with parameters unnamed: `GET /api/v2/cart/:/`. */
  route: string
  /** Tells the cases of one route apart. */
  about?: string
  ask(ground: Ground, role: Role): RestRequest | Promise<RestRequest>
  answers: Answers<number>
}

/** Writes a case on one line. */
export const rest = (
  route: string,
  ask: RestCase['ask'],
  answers: Answers<number>,
  about?: string,
): RestCase => ({ route, ask, answers, ...(about !== undefined && { about }) })

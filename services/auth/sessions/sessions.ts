import { randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../../shared/database/driver.ts'
import { type SessionCheck, tokenNotValid } from '../../shared/http/authenticate.ts'
import { unauthenticated } from '../../shared/http/problem.ts'
import type { SecurityLog } from '../../shared/security/log.ts'
import type { TokenPair } from '../contract.ts'
import type { RightsOf } from '../second-factor/staff-rights.ts'
import type { User, UserStore } from '../users/store.ts'
import type { Place } from './place.ts'
import { decide, expiryOf, isLive, type Session } from './rotation.ts'
import * as store from './store.ts'
import type { Tokens } from './tokens.ts'

export interface Sessions {
  /**
   * Begins a session for a sign-in. Throws 401 where the password has changed since the sign-in was checked,
   * or where a code is now asked for and none was given (`byCode`).
   */
  begin(user: User, place: Place, proof: { byCode: boolean }): Promise<TokenPair>
  /** Spends a refresh token for the next pair. Throws 401; reuse of a spent one ends the session. */
  refresh(token: string, place: Place): Promise<TokenPair>
  /** Answers a new access token for a session that still lives. Throws 401. */
  renewAccess(sid: string): Promise<string>
  isLive: SessionCheck
  /**
   * Ends the session of this refresh token, spent or not. Answers its user; null when there is no such
   * session.
   */
  end(token: string): Promise<string | null>
  /** Ends every session of its user, on any device. Answers the user; null when there is no such session. */
  endEverywhere(token: string): Promise<string | null>
}

const CHANGED = 'Your account was just changed. Please sign in again.'

interface SessionDependencies {
  database: Database
  users: UserStore
  tokens: Tokens
  rightsOf: RightsOf
  /** How many days a session lasts, however much it is used. */
  sessionDays: number
  security: SecurityLog
  clock: Clock
}

export function createSessions({
  database,
  users,
  tokens,
  rightsOf,
  sessionDays,
  security,
  clock,
}: SessionDependencies): Sessions {
  const accessOf = async (user: User, sid: string) =>
    tokens.access({ ...user, ...(await rightsOf(user)) }, sid)

  const pairOf = async ({ id, generation, issued, expires }: Session, user: User): Promise<TokenPair> => ({
    access: await accessOf(user, id),
    refresh: await tokens.refresh({ sid: id, generation }, { issued, expires }),
  })

  const ownerOf = async ({ user_uuid }: Session): Promise<User> => {
    const user = await users.byUuid(user_uuid)
    if (!user) throw tokenNotValid()
    return user
  }

  return {
    async begin(user, place, { byCode }) {
      const issued = clock()
      const session = {
        id: randomUUID(),
        user_uuid: user.uuid,
        begun: issued,
        generation: 1,
        issued,
        expires: expiryOf(issued, issued, sessionDays),
        ended: null,
        ...place,
      }
      await database.transaction(async (tx) => {
        if (!(await store.holdsStill(tx, user, byCode))) throw unauthenticated(CHANGED)
        await store.purgeExpired(tx, issued)
        await store.add(tx, session)
      })
      return pairOf(session, user)
    },

    async refresh(token, place) {
      const { sid, generation } = await tokens.readRefresh(token)
      let stolenFrom: string | undefined
      const session = await database.transaction(async (tx) => {
        const now = clock()
        const held = await store.lock(tx, sid)
        const decision = decide(held, generation, await store.spentAt(tx, sid, generation), now)
        if (held && decision === 'rotate') {
          const expires = expiryOf(held.begun, now, sessionDays)
          return store.rotate(tx, sid, { issued: now, expires, ...place })
        }
        if (decision === 'end') stolenFrom = await store.end(tx, sid, now)
        return decision === 'repeat' ? held : undefined
      })
      if (stolenFrom) security.record({ event: 'token_reused', outcome: 'refused', actor: stolenFrom })
      if (!session) throw tokenNotValid('Token is blacklisted')
      return pairOf(session, await ownerOf(session))
    },

    async renewAccess(sid) {
      const session = await store.find(database, sid)
      if (!isLive(session, clock())) throw tokenNotValid()
      return accessOf(await ownerOf(session), sid)
    },

    async isLive({ sid }) {
      return isLive(await store.find(database, sid), clock())
    },

    async end(token) {
      const { sid } = await tokens.readRefresh(token)
      return (await store.end(database, sid, clock())) ?? null
    },

    async endEverywhere(token) {
      const { sid } = await tokens.readRefresh(token)
      const session = await store.find(database, sid)
      if (session) await store.endAll(database, session.user_uuid, clock())
      return session?.user_uuid ?? null
    },
  }
}

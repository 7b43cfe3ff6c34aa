import type { Clock } from '../../shared/clock.ts'
import type { Database, Queryable } from '../../shared/database/driver.ts'
import { invalid } from '../../shared/http/problem.ts'
import type { Mailer } from '../../shared/mail/mailer.ts'
import type { SecurityLog } from '../../shared/security/log.ts'
import type { Shop } from '../../shared/shop.ts'
import * as sessions from '../sessions/store.ts'
import { isRight } from '../users/credentials.ts'
import { hashPassword } from '../users/password-hash.ts'
import { findPasswordFaults } from '../users/password-rules.ts'
import type { User, UserStore } from '../users/store.ts'
import { changedMail } from './mails.ts'
import { isGood, spendReset, uuidOf } from './resets.ts'

export interface PasswordDeps {
  database: Database
  users: UserStore
  mailer: Mailer
  shop: Shop
  security: SecurityLog
  clock: Clock
}

/**
 * Checks link and password, and answers a function that sets the password, spends the link and ends every
 * session of the user. Throws 400 by field: `uid` for no user id, `token` alike whether or not there is such
 * a user, or `new_password`; a password that will not do leaves the link good.
 */
export async function prepareReset(
  deps: PasswordDeps,
  { uid, token, password }: { uid: string; token: string; password: string },
): Promise<(tx: Queryable) => Promise<void>> {
  const { database, users, security, clock } = deps
  const uuid = uuidOf(uid)
  if (uuid === null) throw invalid({ uid: ["Invalid user id or user doesn't exist."] })
  const user = (await isGood(database, uuid, token, clock())) ? await users.byUuid(uuid) : undefined
  if (!user) {
    security.record({ event: 'password_reset_confirmed', outcome: 'failure', actor: null })
    throw staleLink()
  }
  const hash = await hashOf(password, user, 'new_password')
  return async (tx) => {
    if (!(await spendReset(tx, user.uuid, token, clock()))) throw staleLink()
    await setPassword(deps, tx, user, { hash, by: 'link' })
  }
}

/**
 * Sets a new password for somebody who knows the present one, and ends every session but this one. Throws 400
 * by field. A repeat whose first answer was lost, with the password already set, counts as done.
 */
export async function changePassword(
  deps: PasswordDeps,
  { uuid, sid }: { uuid: string; sid: string },
  { current, next }: { current: string; next: string },
): Promise<void> {
  const user = await deps.users.byUuid(uuid)
  if (!user || !(await isRight(user, current))) {
    if (user && (await isRight(user, next))) return
    deps.security.record({ event: 'password_changed', outcome: 'failure', actor: uuid })
    throw invalid({ current_password: ['Invalid password.'] })
  }
  const hash = await hashOf(next, user, 'new_password')
  await deps.database.transaction((tx) => setPassword(deps, tx, user, { hash, by: 'owner', keeping: sid }))
  deps.security.record({ event: 'password_changed', outcome: 'success', actor: uuid })
  deps.security.record({
    event: 'sessions_ended',
    outcome: 'success',
    actor: uuid,
    reason: 'password_changed',
  })
}

/** Throws 400 at `password` where it is not the user's. */
export async function confirmPassword(
  { users, security }: Pick<PasswordDeps, 'users' | 'security'>,
  uuid: string,
  password: string,
): Promise<void> {
  const user = await users.byUuid(uuid)
  const isOwn = user !== undefined && (await isRight(user, password))
  security.record({ event: 'password_confirmed', outcome: isOwn ? 'success' : 'failure', actor: uuid })
  if (!isOwn) throw invalid({ password: ['Invalid password.'] })
}

const staleLink = () => invalid({ token: ['Invalid token for given user.'] })

async function hashOf(password: string, user: User, field: string): Promise<string> {
  const faults = findPasswordFaults(password, user)
  if (faults.length > 0) throw invalid({ [field]: faults })
  return hashPassword(password)
}

interface Change {
  hash: string
  by: 'link' | 'owner'
  /** The session that stays. */
  keeping?: string
}

async function setPassword(
  { users, mailer, shop, clock }: PasswordDeps,
  tx: Queryable,
  user: User,
  { hash, by, keeping }: Change,
): Promise<void> {
  const at = clock()
  await users.setPassword(tx, user.uuid, { hash, by, at })
  await sessions.endAll(tx, user.uuid, at, keeping)
  await mailer.write(tx, changedMail(shop, user), at)
}

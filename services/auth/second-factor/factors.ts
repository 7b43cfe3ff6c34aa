import type { Clock } from '../../shared/clock.ts'
import type { Database, Queryable } from '../../shared/database/driver.ts'
import { conflict, invalid, type Problem } from '../../shared/http/problem.ts'
import type { Mailer } from '../../shared/mail/mailer.ts'
import type { Shop } from '../../shared/shop.ts'
import * as sessions from '../sessions/store.ts'
import type { SecondFactorChanged } from '../users/audit.ts'
import type { User, UserStore } from '../users/store.ts'
import type { SecondFactorSetupView } from './contract.ts'
import { newCodesMail, turnedOffMail, turnedOnMail } from './mails.ts'
import { hashOf, makeRecoveryCodes, normalizeCode } from './recovery-codes.ts'
import type { Sealer } from './sealer.ts'
import * as store from './store.ts'
import { makeSecret, stepOf, uriOf } from './totp.ts'

const SETUP_MS = 15 * 60_000

/** Two-step verification of accounts (contract.ts). Wrong codes are 400 at `code`. */
export interface SecondFactors {
  /** How many recovery codes are left; null where two-step verification is off and no code is asked for. */
  codesLeft(uuid: string): Promise<number | null>
  /** Throws 409 where it is on. */
  begin(user: User): Promise<SecondFactorSetupView>
  /** Turns it on, ends every session but `sid`, and answers the recovery codes. Throws 409 where it is on. */
  confirm(user: User, sid: string, code: string): Promise<string[]>
  /** Spends a code, of the app or for recovery. */
  take(uuid: string, code: string): Promise<void>
  /** Throws 409 where it is off. */
  renewRecoveryCodes(user: User, code: string): Promise<string[]>
  /** Turns it off, and ends every session but `sid`. Throws 409 where it is off. */
  remove(user: User, sid: string, code: string): Promise<void>
}

interface SecondFactorDeps {
  database: Database
  users: Pick<UserStore, 'record'>
  mailer: Pick<Mailer, 'write'>
  sealer: Sealer
  shop: Shop
  clock: Clock
}

export function createSecondFactors(deps: SecondFactorDeps): SecondFactors {
  const { database, users, mailer, sealer, shop, clock } = deps

  const findStep = (uuid: string, { secret }: store.Factor, code: string) => {
    const opened = sealer.open(secret, uuid)
    return opened === null ? null : stepOf(opened, normalizeCode(code), clock())
  }

  /** Throws what `off` makes where two-step verification is off. */
  const takeIn = async (tx: Queryable, uuid: string, code: string, off: () => Problem) => {
    const factor = await store.lock(tx, uuid)
    if (!factor?.confirmed) throw off()
    const step = findStep(uuid, factor, code)
    if (step !== null && (await store.takeStep(tx, uuid, step))) return
    if (!(await store.takeRecoveryCode(tx, uuid, hashOf(code)))) throw wrongCode()
  }

  const renewCodes = async (tx: Queryable, uuid: string) => {
    const codes = makeRecoveryCodes()
    await store.replaceRecoveryCodes(tx, uuid, codes.map(hashOf))
    return codes
  }

  /** Locks the user's row. Call it before ending sessions, which then ends or refuses a sign-in under way. */
  const tell = async (tx: Queryable, user: User, type: SecondFactorChanged['type']) => {
    await users.record(tx, user.uuid, { type, data: {} }, clock())
    await mailer.write(tx, MAILS[type](shop, user), clock())
  }

  return {
    codesLeft: (uuid) => store.countCodesLeft(database, uuid),

    async begin({ uuid, email }) {
      const secret = makeSecret()
      if (!(await store.propose(database, uuid, sealer.seal(secret, uuid), clock()))) throw isOn()
      return { secret, uri: uriOf(secret, { brand: shop.brand, email }) }
    },

    confirm: (user, sid, code) =>
      database.transaction(async (tx) => {
        const factor = await store.lock(tx, user.uuid)
        if (factor?.confirmed) throw isOn()
        const now = clock()
        if (!factor || now.getTime() - factor.begun.getTime() >= SETUP_MS) throw staleSetup()
        const step = findStep(user.uuid, factor, code)
        if (step === null || !(await store.takeStep(tx, user.uuid, step))) throw wrongCode()
        await store.confirm(tx, user.uuid, now)
        await tell(tx, user, 'second_factor_confirmed')
        await sessions.endAll(tx, user.uuid, now, sid)
        return renewCodes(tx, user.uuid)
      }),

    take: (uuid, code) => database.transaction((tx) => takeIn(tx, uuid, code, wrongCode)),

    renewRecoveryCodes: (user, code) =>
      database.transaction(async (tx) => {
        await takeIn(tx, user.uuid, code, isOff)
        await tell(tx, user, 'recovery_codes_renewed')
        return renewCodes(tx, user.uuid)
      }),

    remove: (user, sid, code) =>
      database.transaction(async (tx) => {
        await takeIn(tx, user.uuid, code, isOff)
        await store.remove(tx, user.uuid)
        await tell(tx, user, 'second_factor_removed')
        await sessions.endAll(tx, user.uuid, clock(), sid)
      }),
  }
}

const MAILS = {
  second_factor_confirmed: turnedOnMail,
  second_factor_removed: turnedOffMail,
  recovery_codes_renewed: newCodesMail,
}

const wrongCode = () => invalid({ code: ['That code is incorrect or has expired. Please try again.'] })
const staleSetup = () => invalid({ code: ['This setup has expired. Please start again.'] })
const isOff = () => conflict('Two-step verification is off.')
const isOn = () => conflict('Two-step verification is already on.')

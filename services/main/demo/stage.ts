import { randomBytes } from 'node:crypto'
import { businessDays, type Day } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable, Row } from '#services/shared/database/driver.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Settings } from '#services/shared/settings.ts'
import { createAccounts } from '../payouts/accounts.ts'
import type { PayoutDeps } from '../payouts/deps.ts'
import type { Vault } from '../vault/vault.ts'

/** What the demonstration of money is made with: the shop's own commands, on a clock that is set. */
export interface Stage extends PayoutDeps {
  tx: Queryable
  /** The same transaction, for what would begin one. */
  database: Pick<Database, 'query' | 'transaction'>
  settings: Settings
  vault: Vault
  /** Sets the clock to a day, at ten in the morning in New York or an hour before. */
  goTo(day: Day): void
}

/** Staff of the auth service's demonstration; the uuid never changes. */
export const STAFF = { user_id: '00000000-0000-4000-8000-000000000002', email: 'staff@aquatint.test' }
/** A colleague who signs in nowhere. */
export const COLLEAGUE = { user_id: '00000000-0000-4000-8000-000000000004', email: 'jo@aquatint.test' }

/** What happened in the past is told to nobody. */
const NO_MAIL: Mailer = { write: async () => {}, writeAll: async () => {}, send: () => {} }

const TOKEN_BYTES = 24

export function createStage(tx: Queryable, settings: Settings, vault: Vault, now: Clock): Stage {
  let at = now()
  const clock = () => at
  return {
    tx,
    database: {
      query: <T extends object = Row>(sql: string, params?: readonly unknown[]) => tx.query<T>(sql, params),
      transaction: (work) => work(tx),
    },
    settings,
    vault,
    clock,
    today: businessDays(clock, settings.businessTimeZone),
    rules: {
      minimum: settings.payoutMinimum,
      accountHoldDays: settings.accountHoldDays,
      clears: settings.royaltyClears,
      timeZone: settings.businessTimeZone,
    },
    accounts: createAccounts({ clock, vault }),
    // What happened in the past was sent by hand.
    provider: null,
    inactiveArtists: async () => new Set<number>(),
    mailer: NO_MAIL,
    shop: settings,
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    goTo: (day) => {
      at = new Date(`${day}T14:00:00Z`)
    },
  }
}

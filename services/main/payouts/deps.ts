import type { PayoutReason } from '#machines/lifecycles/payout.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { HoldRules } from '../payees/accounts/usable-from.ts'
import type { PayoutProvider } from './provider/provider.ts'

/** For how long royalties may still be taken back. */
export interface ClearingDays {
  /** Days after delivery. */
  delivered: number
  /** Days after shipping, for what is never said to be delivered. */
  undelivered: number
}

/** What decides who is due. */
export interface DueRules extends HoldRules {
  /** Cents below which nobody is paid. */
  minimum: number
  clears: ClearingDays
}

/** What the bank's file says of an account: whole numbers, which stand nowhere else. */
export interface AccountNumbers {
  /** Routing number or BIC; empty for other kinds of accounts. */
  branch: string
  /** Account number or IBAN, or the address of another kind of account. */
  number: string
}

/** What payouts ask of the accounts that they go to. */
export interface Accounts {
  /** Marks an account as invalid, of which the bank said so. Does nothing where it is so already. */
  refuse(
    tx: Queryable,
    refused: { account: string; reason: PayoutReason; payout: string; actor: string },
  ): Promise<void>
  /** Opens accounts, by their tokens, for the bank's file. */
  numbersOf(db: Queryable, accounts: readonly string[]): Promise<Map<string, AccountNumbers>>
}

/** What the commands of payouts need. */
export interface PayoutDeps {
  clock: Clock
  /** YYYY-MM-DD, in the business time zone. */
  today: () => string
  rules: DueRules
  accounts: Accounts
  /** Null where payouts are sent by hand. */
  provider: PayoutProvider | null
  /** Answers the ids of artists whose own flag says that they are not active. */
  inactiveArtists: () => Promise<ReadonlySet<number>>
  mailer: Mailer
  shop: Shop
  /** Makes an unguessable token. */
  newToken: () => string
}

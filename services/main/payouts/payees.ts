import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { PayoutReason } from '#machines/lifecycles/payout.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { AccountType } from './payout/events.ts'
import type { TaxStanding } from './withholding.ts'

/** How an artist stands who is to be paid. Days are YYYY-MM-DD in the business time zone. */
export interface Standing {
  /** The artist's name of now. */
  artist: string
  /** Where mail goes; null where nobody knows. */
  email: string | null
  /** The artist's account in this shop; null where there is none. */
  owner: string | null
  isActive: boolean
  identity: { token: string; status: IdentityStatus } | null
  account: PayoutAccount | null
  taxForm: (TaxStanding & { token: string }) | null
}

/** The account that is paid by default. `label` shows no more of it than its last four. */
export interface PayoutAccount {
  /** `trm-…` */
  token: string
  type: AccountType
  label: string
  status: PaymentAccountStatus
  usableFrom: string
}

/** What the bank's file says of an account: whole numbers, which stand nowhere else. */
export interface AccountNumbers {
  holder: string
  /** Routing number, BIC, or empty. */
  branch: string
  /** Account number or IBAN; the address of another kind of account. */
  number: string
}

/** What payouts ask of the room of payees. */
export interface Payees {
  /** Answers how artists stand on a day, by their ids; everyone asked for is there. */
  standingsOf(db: Queryable, artistIds: readonly number[], day: string): Promise<Map<number, Standing>>
  /** Marks an account as invalid, of which the bank said so. Does nothing where it is so already. */
  refuseAccount(
    tx: Queryable,
    refused: { account: string; reason: PayoutReason; payout: string; actor: string },
  ): Promise<void>
  /** Deciphers accounts, by their tokens, for the bank's file. */
  numbersOf(db: Queryable, accounts: readonly string[]): Promise<Map<string, AccountNumbers>>
}

import type { ReturnCommand } from '#machines/lifecycles/return.ts'
import { declarePort } from '#machines/port.ts'

/**
 * What staff may do with artists' money and with whom it is paid to, and what an artist may do with their own
 * accounts.
 */
export type MoneyCommand =
  /** `transition` of a payout (machines/lifecycles/payout-refusal.ts). */
  | { kind: 'payout'; token: string; transition: string }
  /** A run of today. */
  | { kind: 'start-run'; day: string }
  | { kind: 'run'; id: string; transition: string }
  | { kind: 'adjust'; artist: string }
  /** On an adjustment that waits for a second member of staff. */
  | { kind: 'decide'; id: string; decision: string }
  | { kind: 'hold'; artist: string }
  | { kind: 'lift'; id: string }
  /** `change` is threshold, filed or corrections; `payout` of the last. */
  | { kind: 'tax-year'; year: number; change: string; payout: string | null }
  /** `of` names the file: payout-run, payment-due or tax-reporting. `state` and `search` narrow a list. */
  | { kind: 'file'; of: string; id: string | null; state: string; search: string }
  /** `transition` is the status that an identity or account is led to; `resource` as its screens name it. */
  | { kind: 'status'; resource: string; id: string; transition: string }
  /** A W-8BEN-E has come. */
  | { kind: 'receive-form'; id: string }
  /** The IRS has sent a B notice that names the artist of a W-9, or it is settled. */
  | { kind: 'b-notice'; id: string; isNamed: boolean }
  /** Of an order, by its customer or by staff; `command` is of machines/lifecycles/return.ts. */
  | { kind: 'return'; orderId: string; id: string; command: ReturnCommand['type'] }
  /** Of the artist who asks, with their `password` as the vault holds it. */
  | { kind: 'own-account'; token: string; version: number; change: 'choose' | 'remove' }

/** What is typed to it, by the names of the fields; empty where nothing is. */
export type MoneyDetails = Readonly<Record<string, string>>

export interface MoneyChange {
  command: MoneyCommand
  details: MoneyDetails
  /** The same key answers the same again, as only the answer may have been lost. */
  idempotencyKey: string
}

export const moneyChangePorts = {
  /**
   * Answers the id of what was made or changed, or where a file is; Apollo's cache takes an identity, an
   * account or a tax form as it is then. BAD_USER_INPUT by the fields of {@link MoneyDetails}; CONFLICT with
   * the reason where a lifecycle does not allow it now or a bank reference is used, NOT_FOUND where it is
   * gone, FORBIDDEN for whoever is not staff, for one's own money, and for confirming what one has asked for.
   */
  changeMoney: declarePort<string, MoneyChange>('money-change.changeMoney'),
}

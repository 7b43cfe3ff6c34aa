/**
 * A payout provider as payouts need it (docs/decisions/money/0059-payout-provider.md). Without one they are
 * sent by hand, with the bank's file. Money is in cents of US dollars. Each call ends within its own timeout.
 * One without an answer throws `UpstreamFailure` of status null or 5xx, and may have had its effect; with
 * another status it had none.
 */
export interface PayoutProvider {
  /** Kept with each payout that is sent through it. */
  readonly name: 'hyperwallet'
  /** Gives it a payout. Throws {@link PayoutRefused}, also for a payout that it has already. */
  send(payment: NewPayment): Promise<void>
  /** Finds the payment of a payout by the payout's own token; null where there is none. */
  find(payout: string): Promise<ProviderPayment | null>
}

export interface NewPayment {
  /** `pmt-…`, ours: the provider takes each once. */
  payout: string
  /** `trm-…`: the account that the payout goes to. */
  destination: string
  /** What arrives: above 0. */
  amount: number
}

export interface ProviderPayment {
  /** The provider's own name for it. */
  reference: string
  /** How it stands, in the provider's own words. */
  status: string
  /** Null where it is no amount of whole cents. */
  amount: number | null
  /** ISO 4217 */
  currency: string
  /** Since when it stands so, ISO 8601; null where the provider does not say. */
  at: string | null
  /** The bank's code that came with it, such as R03 or C01. */
  code: string | null
}

/** The provider answered, and does not pay this payout. The message is of plain codes. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused'
}

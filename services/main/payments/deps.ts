import type { Rounds } from '#services/shared/rounds.ts'
import type { CartDeps } from '../cart/deps.ts'
import type { PaymentProvider } from './provider.ts'

/** What card payments need. */
export interface PaymentDeps extends CartDeps {
  /** Null where cards are not accepted. */
  provider: PaymentProvider | null
  /** Nudge it once a payment is claimed or to be given back. */
  settling: Rounds
}

import type { Rounds } from '#services/shared/rounds.ts'
import type { CartDeps } from '../cart/deps.ts'
import type { PaymentProvider } from './provider.ts'

/** What is paid by card stands on. */
export interface PaymentDeps extends CartDeps {
  /** Null where cards are not accepted. */
  provider: PaymentProvider | null
  /** To be nudged once a payment was claimed or is to be given back. */
  settling: Rounds
}

import { openPaymentAccounts } from '#client/app/follow/artists/open-payment-accounts.ts'
import { PaymentScreen } from '#client/features/artist/payment/payment-screen.tsx'
import { loadOnce } from './load-once.ts'

/** What the last page of this tab has left in the middle goes on before anything is shown. */
export const loader = loadOnce(openPaymentAccounts)

export const Component = PaymentScreen

import type { EarningsPaymentFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import styles from './earnings.module.css'
import * as say from './messages.tsx'
import { reasonInWords, statusInWords } from './words.ts'

type Standing = Pick<EarningsPaymentFragment, 'status' | 'paidOn' | 'returnedOn' | 'reason'>

/** How a payment stands, since when, and why it did not arrive. */
export const PaymentStatus = ({ payment }: { payment: Standing }) => {
  const { status, paidOn, returnedOn, reason } = payment
  const day = returnedOn ?? paidOn
  return (
    <>
      {statusInWords(status)}
      {day !== null && (
        <>
          {say.onDay}
          <Day day={day} />
        </>
      )}
      {reason !== null && <span className={styles.beside}>{reasonInWords(reason)}</span>}
    </>
  )
}

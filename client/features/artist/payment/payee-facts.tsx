import type { OwnPaymentAccountsQuery } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.tsx'
import styles from './payment.module.css'
import { payeeInWords } from './words.ts'

type Payee = NonNullable<NonNullable<OwnPaymentAccountsQuery['paymentAccounts']>['payee']>

/** Whom money is paid to, and what that waits for. */
export const PayeeFacts = ({ payee: { name, email, status } }: { payee: Payee }) => {
  const said = payeeInWords(status)
  return (
    <section className={styles.payee} aria-label={say.whoIsPaid}>
      <p>
        {say.paidTo(<strong>{name}</strong>)}
        <span className={styles.muted}> · {email}</span>
      </p>
      {said && <p className={styles.notice}>{said}</p>}
    </section>
  )
}

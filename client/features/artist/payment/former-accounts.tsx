import type { OwnPaymentAccountFragment } from '#client/apollo/generated/graphql.ts'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { Time } from '#client/ui/time.tsx'
import styles from './payment.module.css'

type Former = OwnPaymentAccountFragment

/** Accounts that were corrected or removed, and why; nothing where there are none. */
export const FormerAccounts = ({ accounts }: { accounts: readonly Former[] }) => {
  if (accounts.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">History</h2>
      <MoneyTable
        label="Former accounts"
        rows={accounts}
        keyOf={({ token }) => token}
        none=""
        columns={[
          { label: 'Account', show: ({ account }) => account },
          { label: 'Added', show: ({ addedOn }) => <Time at={addedOn} to="day" /> },
          { label: 'Until', show: ({ endedOn }) => endedOn && <Time at={endedOn} to="day" /> },
          { label: 'Outcome', show: becameOf },
        ]}
      />
    </section>
  )
}

const becameOf = ({ replacedBy, reason }: Former): string => {
  const end = replacedBy === null ? 'You removed it.' : 'You corrected it.'
  return reason === null ? end : `${reason} ${end}`
}

import type { OwnPaymentAccountFragment } from '#client/apollo/generated/graphql.ts'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { Time } from '#client/ui/time.tsx'
import * as say from './messages.tsx'
import styles from './payment.module.css'

type Former = OwnPaymentAccountFragment

/** Accounts that were corrected or removed, and why; nothing where there are none. */
export const FormerAccounts = ({ accounts }: { accounts: readonly Former[] }) => {
  if (accounts.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{say.history}</h2>
      <MoneyTable
        label={say.formerAccounts}
        rows={accounts}
        keyOf={({ token }) => token}
        none=""
        columns={[
          { label: say.account, show: ({ account }) => account },
          { label: say.added, show: ({ addedOn }) => <Time at={addedOn} to="day" /> },
          { label: say.until, show: ({ endedOn }) => endedOn && <Time at={endedOn} to="day" /> },
          { label: say.outcome, show: becameOf },
        ]}
      />
    </section>
  )
}

const becameOf = ({ replacedBy, reason }: Former): string => {
  const end = replacedBy === null ? say.youRemovedIt : say.youCorrectedIt
  return reason === null ? end : `${reason} ${end}`
}

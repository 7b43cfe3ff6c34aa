import { Link } from 'react-router-dom'
import { type MoneyChanging, useMoneyChange } from '#client/actors/money-change.ts'
import type { OwnPaymentAccountFragment } from '#client/apollo/generated/graphql.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Day } from '#client/ui/money/day.tsx'
import styles from './account-list.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import * as say from './messages.tsx'
import { bankInWords } from './words.ts'

interface AccountListProps {
  accounts: readonly OwnPaymentAccountFragment[]
  /** They are to be read again. */
  onChanged: () => void
}

/** The accounts that stand, with what may be done with each. */
export const AccountList = ({ accounts, onChanged }: AccountListProps) => {
  const change = useMoneyChange(onChanged, onChanged)
  return (
    <>
      <ul className={styles.accounts} aria-label={say.paymentAccounts}>
        {accounts.map((account) => (
          <li key={account.token}>
            <Account account={account} change={change} />
          </li>
        ))}
      </ul>
      <ChangeDialog accounts={accounts} change={change} />
    </>
  )
}

interface AccountProps {
  account: OwnPaymentAccountFragment
  change: MoneyChanging
}

const Account = ({ account, change }: AccountProps) => {
  const { token, version, status, default: isDefault, usableFrom, reason, type } = account
  const isInvalid = status === 'INVALID'
  const ask = (what: 'choose' | 'remove') => change.ask({ kind: 'own-account', token, version, change: what })
  return (
    <article className={styles.account} data-invalid={isInvalid} aria-label={account.account}>
      <h2 className={styles.name}>
        {account.account}
        {isDefault && !isInvalid && <span className={styles.badge}>{say.paymentsGoHere}</span>}
        {isInvalid && <span className={styles.refused}>{say.rejected}</span>}
      </h2>
      {type === 'BANK_ACCOUNT' && <p className={styles.kind}>{bankInWords(account)}</p>}
      {isInvalid && <p className={styles.reason}>{reason}</p>}
      {!isInvalid && usableFrom && <p className={styles.hold}>{say.waitsAsNew(<Day day={usableFrom} />)}</p>}
      <div className={styles.actions}>
        {isInvalid && (
          <Link to={`?correct=${token}`} className={makeButtonClass({ size: 'sm' })}>
            {say.correct}
          </Link>
        )}
        {!isDefault && !isInvalid && (
          <Button variant="outline" size="sm" onClick={() => ask('choose')}>
            {say.payMeHere}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => ask('remove')}>
          {say.remove}
        </Button>
      </div>
    </article>
  )
}

import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { OwnPaymentAccountsDocument, type OwnPaymentAccountsQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import { selectUser } from '#machines/auth/selectors.ts'
import page from '../artist.module.css'
import { WayToStart } from '../way-to-start.tsx'
import { AccountList } from './account-list.tsx'
import { AccountForm } from './form/account-form.tsx'
import { FormerAccounts } from './former-accounts.tsx'
import * as say from './messages.tsx'
import { PayeeFacts } from './payee-facts.tsx'
import styles from './payment.module.css'

/** /artist/account/payment and /artist/new/payment: where an artist is paid, and how that is changed. */
export const PaymentScreen = () => {
  usePageTitle(say.paymentAccounts)
  const user = useAuth(selectUser)
  const place = useFormPlace()
  const { data, loading, error, refetch } = useQuery(OwnPaymentAccountsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const heading = useRef<HTMLHeadingElement>(null)
  /** The form is gone, and with it what had the focus. */
  const leave = () => {
    heading.current?.focus()
    place.leave()
  }
  const retry = () => void refetch().catch(() => {})
  /** What was pressed goes with the account that it was of. */
  const rereadChanged = () =>
    void refetch().then(
      () => heading.current?.focus(),
      () => {},
    )
  const found = data?.paymentAccounts
  return (
    <div className={page.page} aria-busy={loading}>
      <WayToStart />
      <h1 ref={heading} tabIndex={-1}>
        {say.paymentAccounts}
      </h1>
      {error && <Unavailable message={say.accountsNotShown} onRetry={retry} />}
      {!data && loading && <LoadingBar label={say.loadingAccounts} />}
      {data && !found && <NoArtist />}
      {found && user && place.token !== undefined && (
        <AccountForm
          key={`${user.uuid} ${place.token ?? 'new'}`}
          owner={user.uuid}
          token={place.token}
          found={found}
          onDone={() => {
            retry()
            leave()
          }}
          onLeft={leave}
        />
      )}
      {found && place.token === undefined && <Accounts found={found} onChanged={rereadChanged} />}
    </div>
  )
}

/** `?add` and `?correct={token}` are the form's; `token` is undefined where none of them is there. */
const useFormPlace = () => {
  const [address, setAddress] = useSearchParams()
  const corrected = address.get('correct')
  return {
    token: address.has('add') ? null : (corrected ?? undefined),
    leave: () => setAddress({}, { replace: true }),
  }
}

interface AccountsProps {
  found: NonNullable<OwnPaymentAccountsQuery['paymentAccounts']>
  onChanged: () => void
}

const Accounts = ({ found, onChanged }: AccountsProps) => {
  const { payee, accounts, former, most, holdDays } = found
  const isFull = accounts.length >= most
  return (
    <>
      <p className={styles.lead}>{say.whereRoyaltiesGo(holdDays)}</p>
      {payee && <PayeeFacts payee={payee} />}
      {accounts.length === 0 ? (
        <section className={nothing.none}>
          <h2>{say.noAccount}</h2>
          <p>{say.addKindOfAccount}</p>
          <Link to="?add" className={makeButtonClass()}>
            {say.addAccount}
          </Link>
        </section>
      ) : (
        <>
          <AccountList accounts={accounts} onChanged={onChanged} />
          {isFull ? (
            <p className={styles.muted}>{say.hasMostAccounts(most)}</p>
          ) : (
            <Link to="?add" className={makeButtonClass({ variant: 'outline' })}>
              {say.addAccount}
            </Link>
          )}
        </>
      )}
      <FormerAccounts accounts={former} />
    </>
  )
}

const NoArtist = () => (
  <section className={nothing.none}>
    <h2>{say.areForArtists}</h2>
    <p>{say.openOnApproval}</p>
    <Link to="/artist" className={ways.way}>
      {say.artistPortal} <ArrowIcon />
    </Link>
  </section>
)

import { Link, useLocation } from 'react-router-dom'
import {
  type PaymentAccountForm,
  usePaymentAccountForm,
} from '#client/actors/artists/payment-account-form.ts'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import type { OwnPaymentAccountsQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import * as say from '../messages.tsx'
import { DetailsStep } from './details-step.tsx'
import styles from './form.module.css'
import { KindStep } from './kind-step.tsx'
import { NumbersStep } from './numbers-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { Progress } from './progress.tsx'
import { Unknown } from './unknown.tsx'

type Found = NonNullable<OwnPaymentAccountsQuery['paymentAccounts']>

interface AccountFormProps {
  owner: string
  /** The account that is corrected; null for a new one. */
  token: string | null
  found: Found
  onDone: () => void
  onLeft: () => void
}

/** Adds an account, or corrects one, step by step. */
export const AccountForm = ({ owner, token, found, onDone, onLeft }: AccountFormProps) => {
  const form = usePaymentAccountForm({ owner, token }, { onSaved: onDone, onLeft })
  const corrected = found.accounts.find((account) => account.token === token)
  return (
    <section className={styles.account} aria-labelledby="account-form">
      <h2 id="account-form" className={styles.title}>
        {token === null ? say.addAccount : say.correctAccount(corrected?.account ?? say.anAccount)}
      </h2>
      {corrected?.reason && <p className={styles.reason}>{corrected.reason}</p>}
      <Progress form={form} />
      <Lapsed form={form} />
      <View form={form} found={found} />
    </section>
  )
}

const View = ({ form, found }: { form: PaymentAccountForm; found: Found }) => {
  switch (form.view) {
    case 'loading':
    case 'over':
      return <LoadingBar label={say.loadingForm} />
    case 'unloaded':
      return <Unloaded form={form} />
    case 'kind':
      return <KindStep form={form} countries={found.countries} />
    case 'details':
      return <DetailsStep form={form} />
    case 'numbers':
      return <NumbersStep form={form} />
    case 'password':
      return <PasswordStep form={form} found={found} />
    case 'unknown':
      return <Unknown form={form} />
  }
}

const Unloaded = ({ form }: { form: PaymentAccountForm }) => (
  <>
    <p role="alert" className={styles.failure}>
      {form.failure?.message}
    </p>
    <div className={styles.actions}>
      <Button onClick={form.reload}>{say.tryAgain}</Button>
      <Button variant="outline" onClick={form.cancel}>
        {say.backToAccounts}
      </Button>
    </div>
  </>
)

const Lapsed = ({ form }: { form: PaymentAccountForm }) => {
  const place = useLocation()
  if (form.failure?.kind !== 'expired') return null
  return (
    <p className={styles.lapsed}>
      {say.whatIsKept(<Link to={makeSignInPath(place)}>{say.signInAgain}</Link>)}
    </p>
  )
}

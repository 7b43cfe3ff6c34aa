import { useEffect, useRef } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import styles from './form.module.css'

/** The answer was lost: nobody knows whether the account was saved, and asking again finds out. */
export const Unknown = ({ form }: { form: PaymentAccountForm }) => {
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => retry.current?.focus(), [])
  return (
    <>
      <p role="alert" className={styles.failure}>
        {form.failure?.message}
      </p>
      <p>{say.mayBeSaved}</p>
      <div className={styles.actions}>
        <Button ref={retry} onClick={form.retry}>
          {say.tryAgain}
        </Button>
        <Button variant="outline" onClick={form.cancel}>
          {say.backToAccounts}
        </Button>
      </div>
    </>
  )
}

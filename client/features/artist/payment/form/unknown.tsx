import { useEffect, useRef } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { Button } from '#client/ui/button.tsx'
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
      <p>It may be saved already. Trying again finds out, and saves it once.</p>
      <div className={styles.actions}>
        <Button ref={retry} onClick={form.retry}>
          Try again
        </Button>
        <Button variant="outline" onClick={form.cancel}>
          Back to your accounts
        </Button>
      </div>
    </>
  )
}

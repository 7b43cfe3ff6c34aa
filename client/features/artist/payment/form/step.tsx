import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import styles from './form.module.css'

interface StepProps {
  form: PaymentAccountForm
  title: string
  /** What goes on, and what it says meanwhile. */
  next: string
  busy?: string
  hasBack?: boolean
  onSubmit: (typed: FormData) => void
  children: ReactNode
}

/** One step under its heading, which takes the focus as the step comes. */
export const Step = ({
  form,
  title,
  next,
  busy = 'Checking…',
  hasBack = true,
  onSubmit,
  children,
}: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { failure, errors, isPending } = form
  const isWrong = Object.keys(errors).length > 0
  // Where something is wrong, the form leads to its field.
  const begin = useEffectEvent(() => isWrong || heading.current?.focus())
  useEffect(() => void begin(), [])
  return (
    <Form
      errors={errors}
      failure={failure && failure.kind !== 'invalid' ? failure.message : null}
      onSubmit={onSubmit}
    >
      <div className={styles.step}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
        <div className={styles.actions}>
          <Button type="submit" disabled={isPending}>
            {isPending ? busy : next}
          </Button>
          {hasBack && (
            <Button variant="outline" disabled={isPending} onClick={form.back}>
              Back
            </Button>
          )}
          <Button variant="plain" disabled={isPending} onClick={form.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  )
}

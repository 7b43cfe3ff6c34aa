import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import styles from './form.module.css'

interface StepProps {
  form: PaymentAccountForm
  title: string
  /** The fields that stand here: what is wrong with others is said above them. */
  names: readonly string[]
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
  names,
  next,
  busy = 'Checking…',
  hasBack = true,
  onSubmit,
  children,
}: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { errors, isPending } = form
  const isWrong = Object.keys(errors).length > 0
  // Where something is wrong, the form leads to its field.
  const begin = useEffectEvent(() => isWrong || heading.current?.focus())
  useEffect(() => void begin(), [])
  return (
    <Form errors={errors} failure={elsewhereInWords(form, names)} onSubmit={onSubmit}>
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

/** What is wrong with no field that stands here; null where nothing is. */
const elsewhereInWords = ({ failure }: PaymentAccountForm, names: readonly string[]): string | null => {
  if (failure?.kind !== 'invalid') return failure?.message ?? null
  const elsewhere = Object.entries(failure.fields).flatMap(([name, said]) =>
    names.includes(name) ? [] : [said],
  )
  return elsewhere.length > 0 ? elsewhere.join(' ') : null
}

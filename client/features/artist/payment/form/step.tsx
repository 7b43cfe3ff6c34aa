import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import * as say from '../messages.tsx'
import styles from './form.module.css'

type FieldErrors = PaymentAccountForm['errors']

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
  busy = say.checking,
  hasBack = true,
  onSubmit,
  children,
}: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { failure, errors, isPending } = form
  const here = names.join(' ')
  const { shown, elsewhere } = useMemo(() => part(errors, here.split(' ')), [errors, here])
  const isWrong = Object.keys(shown).length > 0
  // Where something is wrong, the form leads to its field.
  const begin = useEffectEvent(() => isWrong || heading.current?.focus())
  useEffect(() => void begin(), [])
  return (
    <Form
      errors={shown}
      failure={failure?.kind === 'invalid' ? elsewhere : (failure?.message ?? null)}
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
              {say.back}
            </Button>
          )}
          <Button variant="plain" disabled={isPending} onClick={form.cancel}>
            {say.cancel}
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** Parts what is wrong with these fields from what is wrong with others. */
const part = (errors: FieldErrors, names: readonly string[]) => {
  const entries = Object.entries(errors)
  const others = entries.flatMap(([name, said]) => (names.includes(name) ? [] : [said]))
  return {
    shown: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    elsewhere: others.length > 0 ? others.join(' ') : null,
  }
}

import { useState } from 'react'
import type { useAgreementForm } from '#client/actors/artist/agreement-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { TickField } from '#client/ui/form/tick-field.tsx'
import styles from '../terms.module.css'
import type { Offered } from './terms.tsx'

interface AcceptingProps {
  form: ReturnType<typeof useAgreementForm>
  offered: Offered
  name: string
  onName: (name: string) => void
}

/** Accepting what was read: a typed name, and a tick. */
export const Accepting = ({ form, offered: { textHash, rate }, name, onName }: AcceptingProps) => {
  const [agreed, setAgreed] = useState(false)
  const accept = (isValid: boolean) => form.accept({ textHash, rate, name: name.trim(), agreed }, isValid)
  return (
    <section className={styles.card} aria-labelledby="accepting">
      <h2 id="accepting">Accept the agreement</h2>
      <Form
        errors={form.errors}
        failure={form.finalFailure?.message ?? null}
        onSubmit={() => accept(true)}
        onInvalid={() => accept(false)}
      >
        <TickField
          name="agreed"
          label={`I have read this agreement and accept it, with a royalty of ${rate / 100}%.`}
          required
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <TextField
          label="Your name"
          help="Typing it here is your signature."
          name="name"
          autoComplete="name"
          required
          minLength={2}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
        <div>
          <Button type="submit" disabled={form.isSaving}>
            {form.isSaving ? 'Accepting…' : 'Accept'}
          </Button>
        </div>
      </Form>
      <p className={styles.small}>It holds for orders that are placed from then on.</p>
    </section>
  )
}

import { useState } from 'react'
import type { useAgreementForm } from '#client/actors/artist/agreement-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { TickField } from '#client/ui/form/tick-field.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'
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
      <h2 id="accepting">{say.acceptTheAgreement}</h2>
      <Form
        errors={form.errors}
        failure={form.finalFailure?.message ?? null}
        onSubmit={() => accept(true)}
        onInvalid={() => accept(false)}
      >
        <TickField
          name="agreed"
          label={say.acceptance(rate / 100)}
          required
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <TextField
          label={say.yourName}
          help={say.signature}
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
            {form.isSaving ? say.accepting : say.accept}
          </Button>
        </div>
      </Form>
      <p className={styles.small}>{say.whenItHolds}</p>
    </section>
  )
}

import { useNumberReveal } from '#client/actors/number-reveal.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { useOfferActions } from '../palette/offered.ts'
import styles from './payees.module.css'

interface NumberProps {
  resource: string
  id: string
  /** As it is told everywhere, such as •••• 6789. */
  masked: string
  /** 'account number', as sentences say it. */
  what: string
}

/** A number by its last four; whole for a reason, with one's password, for half a minute. */
export const NumberLine = ({ resource, id, masked, what }: NumberProps) => {
  const reveal = useNumberReveal({ resource, id })
  const { number } = reveal
  useOfferActions(() => [
    number === null
      ? { label: `Show the ${what}…`, refusal: null, does: reveal.ask }
      : { label: `Hide the ${what}`, refusal: null, does: reveal.hide },
  ])
  return (
    <div className={styles.actions}>
      <span className={styles.number} role="status" aria-label={what}>
        {number ?? masked}
      </span>
      {number === null ? (
        <Button variant="outline" size="sm" onClick={reveal.ask}>
          Show the whole number
        </Button>
      ) : (
        <>
          <Button variant="outline" size="sm" onClick={reveal.hide}>
            Hide it
          </Button>
          <span>It is hidden again after 30 seconds.</span>
        </>
      )}
      {reveal.isAsking && <RevealDialog reveal={reveal} what={what} />}
    </div>
  )
}

const RevealDialog = ({ reveal, what }: { reveal: ReturnType<typeof useNumberReveal>; what: string }) => {
  const { errors, failure, isPending, confirm, dismiss } = reveal
  return (
    <Modal title={`Show the ${what}?`} isHeld={isPending} onClose={dismiss}>
      <Form
        errors={errors}
        failure={failure && failure.kind !== 'invalid' ? failure.message : null}
        onSubmit={(typed) =>
          confirm(String(typed.get('reason') ?? '').trim(), String(typed.get('password') ?? ''))
        }
      >
        <div className={styles.form}>
          <p>Who saw it, when and why is kept in the history.</p>
          <TextAreaField
            label="Reason"
            name="reason"
            help="At least 10 characters, without the number."
            required
            minLength={10}
            maxLength={500}
            autoFocus
          />
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
          />
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Showing…' : 'Show it for 30 seconds'}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={dismiss}>
              Cancel
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  )
}

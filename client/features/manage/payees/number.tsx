import { useNumberReveal } from '#client/actors/number-reveal.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { useOfferActions } from '../palette/offered.ts'
import * as say from './messages.ts'
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
      ? { label: say.showNumberMore(what), refusal: null, does: reveal.ask }
      : { label: say.hideNumber(what), refusal: null, does: reveal.hide },
  ])
  return (
    <div className={styles.actions}>
      <span className={styles.number} role="status" aria-label={what}>
        {number ?? masked}
      </span>
      {number === null ? (
        <Button variant="outline" size="sm" onClick={reveal.ask}>
          {say.showWhole}
        </Button>
      ) : (
        <>
          <Button variant="outline" size="sm" onClick={reveal.hide}>
            {say.hideIt}
          </Button>
          <span>{say.hiddenAgain}</span>
        </>
      )}
      {reveal.isAsking && <RevealDialog reveal={reveal} what={what} />}
    </div>
  )
}

const RevealDialog = ({ reveal, what }: { reveal: ReturnType<typeof useNumberReveal>; what: string }) => {
  const { errors, failure, isPending, confirm, dismiss } = reveal
  return (
    <Modal title={say.showNumberTitle(what)} isHeld={isPending} onClose={dismiss}>
      <Form
        errors={errors}
        failure={failure && failure.kind !== 'invalid' ? failure.message : null}
        onSubmit={(typed) =>
          confirm(String(typed.get('reason') ?? '').trim(), String(typed.get('password') ?? ''))
        }
      >
        <div className={styles.form}>
          <p>{say.whatIsKept}</p>
          <TextAreaField
            label={say.reason}
            name="reason"
            help={say.reasonHelp}
            required
            minLength={10}
            maxLength={500}
            autoFocus
          />
          <TextField
            label={say.yourPassword}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
          />
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? say.showing : say.showFor30Seconds}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={dismiss}>
              {say.cancel}
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  )
}

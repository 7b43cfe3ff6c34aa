import type { PayeeChanging, PayeeCommand } from '#client/actors/payee-change.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './payees.module.css'
import { deedOf } from './words.ts'

interface ChangeDialogProps {
  change: PayeeChanging
  /** 'identity', as sentences say it. */
  one: string
}

/** Asks before something becomes of whom money is paid to, and for what it takes. */
export const ChangeDialog = ({ change, one }: ChangeDialogProps) => {
  const { command, isPending, errors, failure, confirm, dismiss } = change
  if (!command) return null
  const { title, label, text, isReasoned } = wordsOf(command, one)
  return (
    <Modal title={title} isHeld={isPending} onClose={dismiss}>
      <Form
        errors={errors}
        failure={failure && failure.kind !== 'invalid' ? failure.message : null}
        onSubmit={(typed) =>
          confirm({
            notes: readTyped(typed, 'notes'),
            signedOn: readTyped(typed, 'signedOn'),
            treatyRate: readTyped(typed, 'treatyRate'),
          })
        }
      >
        <div className={styles.form}>
          <p>{text}</p>
          {command.kind === 'receive' ? (
            <>
              <TextField label="Signed on" name="signedOn" type="date" required autoFocus />
              <TextField
                label="Treaty rate"
                name="treatyRate"
                type="number"
                min={0}
                max={30}
                step={0.01}
                help="In percent. Leave it empty where no treaty is claimed."
              />
            </>
          ) : (
            <TextAreaField
              label="Notes"
              name="notes"
              help="Staff read them in the history. Leave account and tax numbers out."
              required={isReasoned}
              minLength={isReasoned ? 10 : undefined}
              maxLength={500}
              autoFocus
            />
          )}
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving…' : label}
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

const readTyped = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim()

const wordsOf = (command: PayeeCommand, one: string) => {
  switch (command.kind) {
    case 'status': {
      const label = deedOf(command.transition)
      return {
        title: `${label} this ${one}?`,
        label,
        text: TEXTS[command.transition] ?? '',
        isReasoned: false,
      }
    }
    case 'receive':
      return {
        title: 'Mark this form as received?',
        label: 'Mark as received',
        text: 'Payouts to this artist wait no longer for it. It is valid until the end of the third year after it was signed.',
        isReasoned: false,
      }
    case 'notice':
      return command.isNamed
        ? {
            title: 'Record a B notice?',
            label: 'Record it',
            text: 'From the next payout, 24 percent is withheld, until the notice is settled.',
            isReasoned: true,
          }
        : {
            title: 'Is the B notice settled?',
            label: 'Settle it',
            text: 'From the next payout, nothing is withheld for it any more.',
            isReasoned: true,
          }
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  PRE_ACTIVATED: 'It is paid only after it was activated again.',
  ACTIVATED: 'It may be paid from now on.',
  VERIFIED: 'The bank or provider has confirmed it.',
  INVALID: 'Nothing is paid there until it is corrected. The artist is asked for another account.',
  LOCKED: 'It may not be used, and is not paid, until it is activated again.',
  FROZEN: 'It is not paid until it is activated again.',
  DE_ACTIVATED: 'Nothing is paid there any more.',
}

import type { ReturnCommandType } from '#client/actors/orders/return-commands.ts'
import { Button } from '#client/ui/button.tsx'
import type { FieldErrors } from '#client/ui/form/field-errors.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './returns.module.css'
import { WORDS } from './words.ts'

export interface ConfirmReturnProps {
  command: ReturnCommandType
  /** What goes back, in words. */
  sum: string
  /** No card was charged. */
  byHand: boolean
  isPending: boolean
  errors: FieldErrors
  failure: string | null
  onConfirm: (details: Record<string, string>) => void
  onClose: () => void
}

/** Says what comes of a step of a return, and asks for what it takes. */
export const ConfirmReturn = (props: ConfirmReturnProps) => {
  const { command, sum, byHand, isPending, errors, failure, onConfirm, onClose } = props
  const words = WORDS[command]
  return (
    <Modal title={words.title} onClose={onClose}>
      <Form
        errors={errors}
        failure={failure}
        onSubmit={(values) =>
          onConfirm(Object.fromEntries([...values].map(([name, value]) => [name, String(value).trim()])))
        }
      >
        <p>{words.text(sum, byHand)}</p>
        {command === 'return.decline' && (
          <TextAreaField label="Reason" name="reason" required maxLength={1_000} autoFocus />
        )}
        {command === 'return.send' && (
          <>
            <TextField label="Carrier" name="carrier" maxLength={100} autoFocus />
            <TextField label="Tracking number" name="tracking" maxLength={100} />
          </>
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={isPending}>
            {words.label}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Not yet
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

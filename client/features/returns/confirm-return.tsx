import type { ReturnCommandType } from '#client/actors/orders/return-commands.ts'
import { Button } from '#client/ui/button.tsx'
import type { FieldErrors } from '#client/ui/form/field-errors.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.ts'
import styles from './returns.module.css'

export interface ConfirmReturnProps {
  command: ReturnCommandType
  /** Who looks at it. */
  by: 'owner' | 'staff'
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

/** Nothing is refunded, and the return is over. */
const ENDS: ReadonlySet<ReturnCommandType> = new Set(['return.decline', 'return.withdraw'])

/** Says what comes of a step of a return, and asks for what it takes. */
export const ConfirmReturn = (props: ConfirmReturnProps) => {
  const { command, by, sum, byHand, isPending, errors, failure, onConfirm, onClose } = props
  const { title, text, label } = say.commands[command]
  const isForCustomer = command === 'return.withdraw' && by === 'staff'
  return (
    <Modal title={title} isHeld={isPending} onClose={onClose}>
      <Form
        errors={errors}
        failure={failure}
        onSubmit={(values) =>
          onConfirm(Object.fromEntries([...values].map(([name, value]) => [name, String(value).trim()])))
        }
      >
        <p>{isForCustomer ? say.withdrawForCustomer : text(sum, byHand)}</p>
        {command === 'return.decline' && (
          <TextAreaField
            label={say.reasonForCustomer}
            name="reason"
            help={say.customerReadsIt}
            required
            maxLength={1_000}
            autoFocus
          />
        )}
        {command === 'return.send' && (
          <>
            <TextField label={say.carrier} name="carrier" maxLength={100} autoFocus />
            <TextField label={say.trackingNumber} name="tracking" maxLength={100} />
          </>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant={ENDS.has(command) ? 'danger' : 'solid'} disabled={isPending}>
            {isPending ? say.saving : label}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {say.notYet}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

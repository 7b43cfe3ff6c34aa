import { Button } from '#client/ui/button.tsx'
import type { FieldErrors } from '#client/ui/form/field-errors.ts'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from '../../messages.tsx'
import styles from './changes.module.css'
import type { wordsOf } from './command-words.ts'

interface Parcel {
  carrier: string
  tracking: string
}

export interface ConfirmChangeProps {
  words: ReturnType<typeof wordsOf>
  /** As it was typed last; null where nothing is asked for. */
  parcel: Parcel | null
  errors: FieldErrors
  failure: string | null
  onConfirm: (parcel: Parcel | null) => void
  /** The order stays as it is. */
  onClose: () => void
}

/** Says what comes of it, and asks for what it takes. */
export const ConfirmChange = ({ words, parcel, errors, failure, onConfirm, onClose }: ConfirmChangeProps) => (
  <Modal title={words.title} onClose={onClose}>
    <Form
      errors={errors}
      failure={failure}
      onSubmit={(values) =>
        onConfirm(
          parcel && { carrier: readTyped(values, 'carrier'), tracking: readTyped(values, 'tracking') },
        )
      }
    >
      <p>{words.text}</p>
      {parcel && (
        <>
          <TextField
            label={say.carrier}
            name="carrier"
            defaultValue={parcel.carrier}
            required
            maxLength={100}
            autoFocus
          />
          <TextField
            label={say.trackingNumber}
            name="tracking"
            defaultValue={parcel.tracking}
            required
            maxLength={100}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant={words.ends ? 'danger' : 'solid'}>
          {words.label}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Form>
  </Modal>
)

const readTyped = (values: FormData, field: string): string => String(values.get(field) ?? '').trim()

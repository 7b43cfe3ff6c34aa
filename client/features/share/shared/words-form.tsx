import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.tsx'
import styles from './saying.module.css'

/** What the words are for. */
export type Wording = 'changes' | 'comment'

const LABELS = { changes: say.whatShouldChange, comment: say.yourComment } as const

const NO_ERRORS = {}

interface WordsFormProps {
  wording: Wording
  onSay: (comment: string) => void
  onCancel: () => void
}

/** Changes can be asked for without words; a comment is words. */
export const WordsForm = ({ wording, onSay, onCancel }: WordsFormProps) => (
  <div className={styles.form}>
    <Form
      errors={NO_ERRORS}
      failure={null}
      onSubmit={(values) => onSay(String(values.get('comment')).trim())}
    >
      <TextAreaField
        label={LABELS[wording]}
        name="comment"
        rows={3}
        maxLength={2_000}
        required={wording === 'comment'}
        autoFocus
      />
      <div className={styles.choices}>
        <Button type="submit">{wording === 'changes' ? say.requestChanges : say.sendComment}</Button>
        <Button variant="outline" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </Form>
  </div>
)

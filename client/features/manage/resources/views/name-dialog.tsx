import type { SavedViewWork } from '#client/actors/saved-view.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.tsx'
import styles from './views.module.css'

interface NameDialogProps {
  /** What the view is called; null for a new one, which may be shared from the first. */
  was: string | null
  work: SavedViewWork
}

/** Asks how a view is to be called. */
export const NameDialog = ({ was, work }: NameDialogProps) => {
  const { isPending, isFinal, nameError, failure, submitName, dismiss } = work
  return (
    <Modal title={was === null ? say.saveAsNewView : say.renameView} isHeld={isPending} onClose={dismiss}>
      <Form
        errors={nameError === null ? NONE : { name: nameError }}
        failure={failure?.message ?? null}
        onSubmit={(values) => submitName(`${values.get('name')}`, values.has('isShared'))}
      >
        <TextField
          label={say.name}
          name="name"
          required
          maxLength={60}
          autoFocus
          autoComplete="off"
          defaultValue={was ?? ''}
          readOnly={isPending}
        />
        {was === null && (
          <label className={styles.share}>
            <input type="checkbox" name="isShared" />
            {say.shareWithAll}
          </label>
        )}
        <div className={styles.actions}>
          {!isFinal && (
            <Button type="submit" disabled={isPending}>
              {isPending ? say.saving : say.save}
            </Button>
          )}
          <Button variant="outline" disabled={isPending} onClick={dismiss}>
            {say.cancel}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

const NONE = {}

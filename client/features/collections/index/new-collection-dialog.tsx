import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCollectionForm } from '#client/actors/pictures/collection-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { CollectionFields } from '../edit/collection-fields.tsx'
import styles from './new-collection-dialog.module.css'

/** What a new collection is called; its pictures are chosen on the page that follows. */
export const NewCollectionDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const [words, setWords] = useState({ name: '', description: '' })
  const form = useCollectionForm(null, {
    onSaved: (id) => void navigate(`/collections/${id}/edit`),
    onLeft: onClose,
  })
  return (
    <Modal title="New collection" onClose={form.cancel}>
      <Form
        errors={form.errors}
        failure={form.finalFailure?.message ?? null}
        onSubmit={() => form.submit({ words, isValid: true })}
        onInvalid={() => form.submit({ words, isValid: false })}
      >
        <CollectionFields words={words} onChange={setWords} />
        <div className={styles.actions}>
          {!form.finalFailure && (
            <Button type="submit" disabled={form.isSaving}>
              {form.isSaving ? 'Making it…' : 'Make collection'}
            </Button>
          )}
          <Button variant="outline" onClick={form.cancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

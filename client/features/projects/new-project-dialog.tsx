import { useNavigate } from 'react-router-dom'
import { useProjectForm } from '#client/actors/projects/project-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './new-project-dialog.module.css'

/** What a new project is called. Things are added to it from then on, and its own page follows. */
export const NewProjectDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const form = useProjectForm({
    onSaved: (id) => void navigate(`/projects/${id}`),
    onLeft: onClose,
  })
  const submit = (values: FormData, isValid: boolean) =>
    form.submit(String(values.get('name') ?? '').trim(), isValid)
  return (
    <Modal title="New project" onClose={form.cancel}>
      <Form
        errors={form.errors}
        failure={form.finalFailure?.message ?? null}
        onSubmit={(values) => submit(values, true)}
        onInvalid={(values) => submit(values, false)}
      >
        <TextField
          name="name"
          label="Name"
          help="What you add goes into this project from now on."
          autoComplete="off"
          maxLength={100}
          required
          autoFocus
        />
        <div className={styles.actions}>
          {!form.finalFailure && (
            <Button type="submit" disabled={form.isSaving}>
              {form.isSaving ? 'Making it…' : 'Make project'}
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

import { useNavigate } from 'react-router-dom'
import { useProjectForm } from '#client/actors/projects/project-form.ts'
import { MakingDialog } from '#client/ui/form/making-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from './messages.tsx'

/** What a new project is called. Things are added to it from then on, and its own page follows. */
export const NewProjectDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const form = useProjectForm({
    onSaved: (id) => void navigate(`/projects/${id}`),
    onLeft: onClose,
  })
  return (
    <MakingDialog
      what="project"
      form={form}
      onSubmit={(values, isValid) => form.submit(String(values.get('name') ?? '').trim(), isValid)}
    >
      <TextField
        name="name"
        label={say.name}
        help={say.newItemsGoHere}
        autoComplete="off"
        maxLength={100}
        required
        autoFocus
      />
    </MakingDialog>
  )
}

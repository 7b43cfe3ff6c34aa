import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCollectionForm } from '#client/actors/pictures/collection-form.ts'
import { MakingDialog } from '#client/ui/form/making-dialog.tsx'
import { CollectionFields } from '../edit/collection-fields.tsx'

/** What a new collection is called; its pictures are chosen on the page that follows. */
export const NewCollectionDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const [words, setWords] = useState({ name: '', description: '' })
  const form = useCollectionForm(null, {
    onSaved: (id) => void navigate(`/collections/${id}/edit`),
    onLeft: onClose,
  })
  return (
    <MakingDialog
      what="collection"
      form={form}
      onSubmit={(_values, isValid) => form.submit({ words, isValid })}
    >
      <CollectionFields words={words} onChange={setWords} />
    </MakingDialog>
  )
}

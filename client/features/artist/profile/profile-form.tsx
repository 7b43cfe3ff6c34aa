import { Link } from 'react-router-dom'
import type { ProfileEditing } from '#client/actors/profile-edit.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { BioField, NameField, WebFields } from '../details/detail-fields.tsx'
import * as say from './messages.ts'
import { PhotoField } from './photo-field.tsx'
import styles from './profile.module.css'

const NO_ERRORS = {}

interface ProfileFormProps {
  editing: ProfileEditing
  onPreview: () => void
}

/** What an artist types of themselves. It is theirs alone until they save it. */
export const ProfileForm = ({ editing, onPreview }: ProfileFormProps) => {
  const { values, failure, isSaving, isSending, isUnsaved, type, save, drop } = editing
  const errors = failure?.kind === 'invalid' ? failure.fields : NO_ERRORS
  const ofPhoto = failure?.kind === 'photo' ? failure.message : null
  const detail = { values, isHeld: isSaving, type }
  return (
    <Form
      errors={errors}
      failure={failure && failure.kind !== 'photo' ? failure.message : null}
      onSubmit={save}
    >
      <PhotoField
        editing={editing}
        error={ofPhoto ?? (failure?.kind === 'invalid' ? (failure.fields.photo ?? null) : null)}
      />
      <NameField {...detail} help={say.nameHelp} />
      <BioField {...detail} />
      <WebFields {...detail} helpOfWebsite={say.webAddress} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" disabled={isSaving || isSending || !isUnsaved}>
          {isSaving ? say.saving : say.save}
        </Button>
        <Button variant="outline" size="lg" disabled={isSaving || isSending} onClick={onPreview}>
          {say.preview}
        </Button>
        {isUnsaved ? (
          <Button variant="plain" disabled={isSaving || isSending} onClick={drop}>
            {say.dropChanges}
          </Button>
        ) : (
          <Link to="/artist/profile" className={makeButtonClass({ variant: 'plain' })}>
            {say.backToProfile}
          </Link>
        )}
      </div>
      <p className={styles.note}>{isUnsaved ? say.notSavedYet : say.visitorsSee}</p>
    </Form>
  )
}

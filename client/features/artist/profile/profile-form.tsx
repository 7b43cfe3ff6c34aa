import { Link } from 'react-router-dom'
import type { ProfileEditing } from '#client/actors/profile-edit.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { BioField, NameField, WebFields } from '../details/detail-fields.tsx'
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
      <NameField {...detail} help="As visitors see it on your page. Your prints stay credited as they are." />
      <BioField {...detail} />
      <WebFields {...detail} helpOfWebsite="Web addresses begin with https://." />
      <div className={styles.actions}>
        <Button type="submit" size="lg" disabled={isSaving || isSending || !isUnsaved}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="outline" size="lg" disabled={isSaving || isSending} onClick={onPreview}>
          Preview
        </Button>
        {isUnsaved ? (
          <Button variant="plain" disabled={isSaving || isSending} onClick={drop}>
            Drop changes
          </Button>
        ) : (
          <Link to="/artist/profile" className={makeButtonClass({ variant: 'plain' })}>
            Back to profile
          </Link>
        )}
      </div>
      <p className={styles.note}>
        {isUnsaved ? 'Not saved yet. Only you see what you typed.' : 'Visitors see this on your page.'}
      </p>
    </Form>
  )
}

import { Link } from 'react-router-dom'
import type { ProfileEditing } from '#client/actors/profile-edit.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { LONGEST_BIO, SHORTEST_BIO } from '#machines/profile-edit/selectors.ts'
import { LABELS, LINKS } from './fields.ts'
import { PhotoField } from './photo-field.tsx'
import styles from './profile.module.css'

const NO_ERRORS = {}
/** As the shop asks for; the browser says so before anything is sent. */
const HTTPS = 'https://.+\\..+'
const LONGEST_NAME = 100
const LONGEST_ADDRESS = 300

interface ProfileFormProps {
  editing: ProfileEditing
  onPreview: () => void
}

/** What an artist types of themselves. It is theirs alone until they save it. */
export const ProfileForm = ({ editing, onPreview }: ProfileFormProps) => {
  const { values, failure, isSaving, isSending, isUnsaved, type, save, drop } = editing
  const errors = failure?.kind === 'invalid' ? failure.fields : NO_ERRORS
  const ofPhoto = failure?.kind === 'photo' ? failure.message : null
  const count = [...values.bio].length
  const address = {
    type: 'url',
    pattern: HTTPS,
    maxLength: LONGEST_ADDRESS,
    placeholder: 'https://',
    readOnly: isSaving,
  } as const
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
      <TextField
        label={LABELS.fullName}
        name="fullName"
        help="As visitors see it on your page. Your prints stay credited as they are."
        autoComplete="name"
        required
        maxLength={LONGEST_NAME}
        value={values.fullName}
        readOnly={isSaving}
        onChange={({ currentTarget }) => type('fullName', currentTarget.value)}
      />
      <div>
        <TextAreaField
          label={LABELS.bio}
          name="bio"
          help={`What you make, how, and why: ${SHORTEST_BIO} to ${LONGEST_BIO.toLocaleString('en-US')} characters.`}
          required
          rows={8}
          value={values.bio}
          readOnly={isSaving}
          onChange={({ currentTarget }) => type('bio', currentTarget.value)}
        />
        <p className={styles.count} data-over={count > LONGEST_BIO}>
          {count.toLocaleString('en-US')} of {LONGEST_BIO.toLocaleString('en-US')} characters
          {count < SHORTEST_BIO && `, ${SHORTEST_BIO - count} more to go`}
        </p>
      </div>
      <TextField
        label={LABELS.website}
        name="website"
        help="Web addresses begin with https://."
        {...address}
        value={values.website}
        onChange={({ currentTarget }) => type('website', currentTarget.value)}
      />
      {LINKS.map((link) => (
        <TextField
          key={link}
          label={LABELS[link]}
          name={link}
          {...address}
          value={values[link]}
          onChange={({ currentTarget }) => type(link, currentTarget.value)}
        />
      ))}
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

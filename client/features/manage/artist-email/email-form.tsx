import type { useArtistEmail } from '#client/actors/artist-email.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import styles from './artist-email.module.css'

export interface EmailProps {
  email: ReturnType<typeof useArtistEmail>
}

/** Where staff write what artists are to get. */
export const EmailForm = ({ email, onDiscard }: EmailProps & { onDiscard: () => void }) => {
  const { draft, hasDraft, errors, failure, isPreviewing, type, askForPreview, discard } = email
  return (
    <div className={styles.form}>
      <Form errors={errors} failure={failure?.message ?? null} onSubmit={askForPreview}>
        <TextField
          label="Subject"
          name="subject"
          required
          maxLength={200}
          value={draft.subject}
          readOnly={isPreviewing}
          onChange={({ currentTarget }) => type('subject', currentTarget.value)}
        />
        <TextAreaField
          label="Text"
          name="text"
          help="It begins with “Hi” and their name, and ends with our phone number and name."
          required
          maxLength={5000}
          rows={8}
          value={draft.text}
          readOnly={isPreviewing}
          onChange={({ currentTarget }) => type('text', currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={isPreviewing}>
            {isPreviewing ? 'Loading the preview…' : 'Preview'}
          </Button>
          {hasDraft && (
            <Button
              variant="plain"
              disabled={isPreviewing}
              onClick={() => {
                discard()
                onDiscard()
              }}
            >
              Discard
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

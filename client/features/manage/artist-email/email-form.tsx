import type { useArtistEmail } from '#client/actors/artist-email.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import styles from './artist-email.module.css'
import * as say from './messages.ts'

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
          label={say.subject}
          name="subject"
          required
          maxLength={200}
          value={draft.subject}
          readOnly={isPreviewing}
          onChange={({ currentTarget }) => type('subject', currentTarget.value)}
        />
        <TextAreaField
          label={say.text}
          name="text"
          help={say.textHelp}
          required
          maxLength={5000}
          rows={8}
          value={draft.text}
          readOnly={isPreviewing}
          onChange={({ currentTarget }) => type('text', currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={isPreviewing}>
            {isPreviewing ? say.loadingPreview : say.preview}
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
              {say.discard}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

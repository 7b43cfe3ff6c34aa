import type { KeyboardEvent } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './application.module.css'
import type { DecidingProps } from './deciding-props.ts'

/** Asks why somebody is declined, in words that they read. */
export const DeclineDialog = ({ deciding, name, email }: DecidingProps) => {
  const { reason, errors, message, isFinal, isSending, type, confirm, dismiss } = deciding
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Modal title={`Decline ${name}?`} isHeld={isSending} onClose={dismiss}>
      <Form errors={errors} failure={message} onSubmit={confirm}>
        <TextAreaField
          label="Reason"
          name="reason"
          help={`At least 10 characters, emailed to ${email} as you write them.`}
          required
          minLength={10}
          maxLength={2000}
          autoFocus
          value={reason}
          readOnly={isSending}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={sendByKey}
        />
        <div className={styles.choices}>
          {!isFinal && (
            <Button type="submit" disabled={isSending}>
              {isSending ? 'Declining…' : 'Decline'}
            </Button>
          )}
          <Button variant="outline" disabled={isSending} onClick={dismiss}>
            Cancel
          </Button>
          <span className={styles.draft}>Ctrl+Enter to send</span>
        </div>
      </Form>
    </Modal>
  )
}

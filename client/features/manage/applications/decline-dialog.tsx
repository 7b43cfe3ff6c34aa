import type { KeyboardEvent } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './application.module.css'
import type { DecidingProps } from './deciding-props.ts'
import * as say from './messages.tsx'

/** Asks why somebody is declined, in words that they read. */
export const DeclineDialog = ({ deciding, name, email }: DecidingProps) => {
  const { reason, errors, message, isFinal, isSending, type, confirm, dismiss } = deciding
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Modal title={say.declineTitle(name)} isHeld={isSending} onClose={dismiss}>
      <Form errors={errors} failure={message} onSubmit={confirm}>
        <TextAreaField
          label={say.reason}
          name="reason"
          help={say.reasonHelp(email)}
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
              {isSending ? say.declining : say.decline}
            </Button>
          )}
          <Button variant="outline" disabled={isSending} onClick={dismiss}>
            {say.cancel}
          </Button>
          <span className={styles.draft}>{say.ctrlEnterToSend}</span>
        </div>
      </Form>
    </Modal>
  )
}

import { useLeaveMessage } from '#client/actors/leave-message.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import styles from './leave-message.module.css'
import * as say from './messages.ts'

/** What stands behind 'Live chat' where there is no chat widget (design.md section 6). */
export const LeaveMessage = ({ onClose }: { onClose: () => void }) => {
  const user = useAuth(selectUser)
  const { errors, failure, isSending, isLeft, send } = useLeaveMessage()
  if (isLeft)
    return (
      <Modal title={say.messageReceived} onClose={onClose}>
        <p role="status">{say.designerWillWrite}</p>
      </Modal>
    )
  return (
    <Modal title={say.leaveMessage} onClose={onClose}>
      <p className={styles.lead}>{say.howWeAnswer}</p>
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => send(String(values.get('email')).trim(), String(values.get('message')))}
      >
        <TextField
          label={say.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={user?.email}
        />
        <TextAreaField label={say.message} name="message" required maxLength={2000} />
        <Button type="submit" disabled={isSending}>
          {isSending ? say.sending : say.sendMessage}
        </Button>
      </Form>
    </Modal>
  )
}

import { useLeaveMessage } from '#client/actors/leave-message.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import styles from './leave-message.module.css'

/** What stands behind 'Live chat' where there is no chat widget (design.md section 6). */
export const LeaveMessage = ({ onClose }: { onClose: () => void }) => {
  const user = useAuth(selectUser)
  const { errors, failure, isSending, isLeft, send } = useLeaveMessage()
  if (isLeft)
    return (
      <Modal title="Message received" onClose={onClose}>
        <p role="status">Thank you. A designer will write to you at the address you gave.</p>
      </Modal>
    )
  return (
    <Modal title="Leave a message" onClose={onClose}>
      <p className={styles.lead}>Leave a few words, and a designer will write back.</p>
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => send(String(values.get('email')).trim(), String(values.get('message')))}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={user?.email}
        />
        <TextAreaField label="Message" name="message" required maxLength={2000} />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send message'}
        </Button>
      </Form>
    </Modal>
  )
}

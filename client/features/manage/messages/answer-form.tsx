import type { KeyboardEvent } from 'react'
import type { useAnswerMessage } from '#client/actors/answer-message.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import styles from './message-card.module.css'
import * as say from './messages.ts'

interface AnswerFormProps {
  email: string
  answer: ReturnType<typeof useAnswerMessage>
}

/** Where staff write back to a visitor. */
export const AnswerForm = ({ email, answer }: AnswerFormProps) => {
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <div className={styles.form}>
      <Form errors={answer.errors} failure={answer.failure?.message ?? null} onSubmit={answer.send}>
        <TextAreaField
          label={say.yourAnswer}
          name="text"
          help={say.emailedTo(email)}
          required
          maxLength={5000}
          autoFocus
          value={answer.text}
          readOnly={answer.isSending}
          onChange={({ currentTarget }) => answer.type(currentTarget.value)}
          onKeyDown={sendByKey}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={answer.isSending}>
            {answer.isSending ? say.sending : say.send}
          </Button>
          <Button variant="outline" disabled={answer.isSending} onClick={answer.close}>
            {say.cancel}
          </Button>
          <span className={styles.byKey}>{say.ctrlEnterToSend}</span>
        </div>
      </Form>
    </div>
  )
}

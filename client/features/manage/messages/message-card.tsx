import { useEffect, useId, useRef } from 'react'
import { useAnswerMessage } from '#client/actors/answer-message.ts'
import type { MessagesQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { AnswerForm } from './answer-form.tsx'
import styles from './message-card.module.css'
import * as say from './messages.ts'

type Message = MessagesQuery['messages']['messages'][number]

interface MessageCardProps {
  message: Message
  onAnswered: () => void
}

/** What one visitor wrote, with the answer to it or a way to write one. */
export const MessageCard = ({ message, onAnswered }: MessageCardProps) => {
  const { id, email, text, sentAt, answer: kept } = message
  const headingId = useId()
  const answer = useAnswerMessage({ id, email }, onAnswered)
  const card = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(answer.isOpen)
  useEffect(() => {
    // The form is gone with the focus, unless something else has taken that by now.
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !answer.isOpen && isLost)
      (card.current?.querySelector('button') ?? card.current)?.focus()
    wasOpen.current = answer.isOpen
  }, [answer.isOpen])
  return (
    <li ref={card} tabIndex={-1} className={styles.card} aria-labelledby={headingId}>
      <p className={styles.facts}>
        <a id={headingId} className={styles.email} href={`mailto:${encodeURI(email)}`}>
          {email}
        </a>
        <Time at={sentAt} to="minute" />
      </p>
      <p className={styles.words}>{text}</p>
      {answer.isOvertaken && <TooLate text={answer.text} />}
      {kept && <KeptAnswer answer={kept} />}
      {!kept && !answer.isOvertaken && <Answering email={email} answer={answer} />}
    </li>
  )
}

const KeptAnswer = ({ answer: { text, by, at } }: { answer: NonNullable<Message['answer']> }) => (
  <div className={styles.answer}>
    <p className={styles.facts}>
      <span>{say.answeredBy(by)}</span>
      <Time at={at} to="minute" />
    </p>
    <p className={styles.words}>{text}</p>
  </div>
)

/** Somebody else was faster: nothing was sent, and what was typed may be of use elsewhere. */
const TooLate = ({ text }: { text: string }) => (
  <div className={styles.late} role="status">
    <p>{say.answeredFirst}</p>
    <p className={styles.words}>{text}</p>
  </div>
)

interface AnsweringProps {
  email: string
  answer: ReturnType<typeof useAnswerMessage>
}

const Answering = ({ email, answer }: AnsweringProps) => {
  if (answer.isOpen) return <AnswerForm email={email} answer={answer} />
  if (answer.isReading) return <LoadingBar label={say.readingAnswer} />
  if (answer.isUnread)
    return (
      <Unavailable message={say.someoneAnswered(answer.failure?.message ?? '')} onRetry={answer.readAgain} />
    )
  return (
    <p className={styles.actions}>
      <Button variant="outline" size="sm" aria-label={say.answerTo(email)} onClick={answer.begin}>
        {say.answer}
      </Button>
      {answer.text !== '' && <span className={styles.draft}>{say.draftKept}</span>}
    </p>
  )
}

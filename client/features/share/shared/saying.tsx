import { useEffect, useRef, useState } from 'react'
import type { RunningReview } from '#client/actors/projects/review.ts'
import type { Verdict } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import * as say from '../messages.tsx'
import { NameForm } from './name-form.tsx'
import { Outcome } from './outcome.tsx'
import styles from './saying.module.css'
import { type Wording, WordsForm } from './words-form.tsx'

interface SayingProps {
  /** Of the print. */
  title: string
  review: RunningReview
  /** Where this visitor stands on it. */
  verdict: Verdict | null
}

/** Approve, ask for changes, or comment; saying otherwise takes it back. */
export const Saying = ({ title, review, verdict }: SayingProps) => {
  const [wording, setWording] = useState<Wording | null>(null)
  const { isPending, isNaming } = review
  const choices = useFocusAfter(isNaming || wording !== null)
  if (isNaming) return <NameForm review={review} />
  if (wording)
    return (
      <WordsForm
        wording={wording}
        onSay={(comment) => {
          review.say(wording === 'changes' ? 'CHANGES' : null, comment)
          setWording(null)
        }}
        onCancel={() => setWording(null)}
      />
    )
  return (
    <div className={styles.saying}>
      <div ref={choices} tabIndex={-1} className={styles.choices}>
        <Button
          variant={verdict === 'APPROVED' ? 'solid' : 'outline'}
          aria-label={verdict === 'APPROVED' ? say.approvedTitle(title) : say.approveTitle(title)}
          disabled={isPending}
          onClick={() => review.say('APPROVED')}
        >
          {verdict === 'APPROVED' ? say.approved(<CheckIcon />) : say.approve}
        </Button>
        <Button
          variant={verdict === 'CHANGES' ? 'solid' : 'outline'}
          aria-label={verdict === 'CHANGES' ? say.requestedFor(title) : say.requestFor(title)}
          disabled={isPending}
          onClick={() => setWording('changes')}
        >
          {verdict === 'CHANGES' ? say.changesRequested : say.requestChanges}
        </Button>
        <Button
          variant="plain"
          aria-label={say.commentOn(title)}
          disabled={isPending}
          onClick={() => setWording('comment')}
        >
          {say.comment}
        </Button>
      </div>
      <Outcome review={review} />
    </div>
  )
}

/** Move the focus to where the form was once it is gone. */
const useFocusAfter = (isForm: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (wasForm.current && !isForm) place.current?.focus()
    wasForm.current = isForm
  }, [isForm])
  return place
}

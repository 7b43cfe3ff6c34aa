import { useReview } from '#client/actors/projects/review.ts'
import type { SharedLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/page-icons.tsx'
import * as say from '../messages.tsx'
import { verdictOf } from '../reviews/standing.ts'
import { NameForm } from './name-form.tsx'
import { Outcome } from './outcome.tsx'
import styles from './saying.module.css'

interface ApproveAllProps {
  /** Of what can be had. */
  lines: readonly SharedLine_LineFragment[]
  shareToken: string
  author: string | null
  onEnded: () => void
}

/** Approves what this visitor has not answered yet: a change that they asked for still stands. */
export const ApproveAll = ({ lines, shareToken, author, onEnded }: ApproveAllProps) => {
  const open = lines.filter(({ reviews }) => verdictOf(reviews, author) === null)
  const isApproved = lines.every(({ reviews }) => verdictOf(reviews, author) === 'APPROVED')
  const itemIds = open.map(({ id }) => id)
  const review = useReview(shareToken, itemIds, onEnded)
  if (review.isNaming) return <NameForm review={review} />
  return (
    <div className={styles.saying}>
      {open.length === 0 ? (
        <p className={styles.done} role="status">
          <CheckIcon /> {isApproved ? say.approvedEverything : say.answeredForEvery}
        </p>
      ) : (
        <>
          <Button size="lg" disabled={review.isPending} onClick={() => review.say('APPROVED')}>
            {labelInWords(open.length, lines.length)}
          </Button>
          <Outcome review={review} />
        </>
      )}
    </div>
  )
}

const labelInWords = (open: number, all: number) => {
  if (open === all) return say.approveAll
  return open === 1 ? say.approveOther : say.approveOthers(open)
}

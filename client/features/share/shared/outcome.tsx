import type { RunningReview } from '#client/actors/projects/review.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import styles from './saying.module.css'

/** What became of what was said. */
export const Outcome = ({
  review: { isPending, isSent, isFailed, failure, errors, said, retry, drop },
}: {
  review: RunningReview
}) => {
  if (isFailed)
    return (
      <div role="alert" className={styles.failure}>
        {errors.comment && <p>{errors.comment}</p>}
        {failure && !errors.comment?.startsWith(failure.message) && <p>{failure.message}</p>}
        {said?.comment && (
          <p>
            <q>{said.comment}</q>
          </p>
        )}
        <div className={styles.choices}>
          {failure?.kind !== 'ended' && (
            <Button variant="outline" size="sm" onClick={retry}>
              {say.sendAgain}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={drop}>
            {say.dismiss}
          </Button>
        </div>
      </div>
    )
  return (
    <p role="status" className={styles.outcome}>
      {isPending && say.sending}
      {isSent && say.answerSent}
    </p>
  )
}

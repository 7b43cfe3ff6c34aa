import { type ComponentType, useState } from 'react'
import type { Applying } from '#client/actors/artist-apply.ts'
import { Button } from '#client/ui/button.tsx'
import { FEWEST_PICTURES, MOST_PICTURES } from '#machines/artist-apply/selectors.ts'
import styles from './apply.module.css'
import * as say from './messages.tsx'

/** How far the pictures of a sample are. */
export interface SampleCount {
  ready: number
  /** On their way. */
  underWay: number
}

export interface SamplePicturesProps {
  owner: string
  isLocked: boolean
  onCount: (count: SampleCount) => void
}

interface SampleProps {
  owner: string
  applying: Applying
  Pictures: ComponentType<SamplePicturesProps>
}

/** /artist/apply/sample: 3 to 10 pictures, and the application goes on its way. */
export const Sample = ({ owner, applying, Pictures }: SampleProps) => {
  const { failure, isPending, submit } = applying
  const [count, setCount] = useState<SampleCount>({ ready: 0, underWay: 0 })
  const missing = missingInWords(count)
  return (
    <>
      <p className={styles.lead}>{say.whatToSend(FEWEST_PICTURES, MOST_PICTURES)}</p>
      <Pictures owner={owner} isLocked={isPending} onCount={setCount} />
      {failure && (
        <p role="alert" className={styles.unkept}>
          {failure.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="lg" disabled={isPending || count.underWay > 0} onClick={submit}>
          {isPending ? say.oneMoment : say.submitApplication}
        </Button>
        <p role="status" className={styles.note}>
          {missing ?? say.picturesReady(count.ready)}
        </p>
      </div>
    </>
  )
}

/** Says what the sample still lacks; null where it lacks nothing. */
const missingInWords = ({ ready, underWay }: SampleCount): string | null => {
  if (underWay > 0) return say.waitForPictures
  if (ready < FEWEST_PICTURES) {
    const more = FEWEST_PICTURES - ready
    return say.addMore(more)
  }
  if (ready > MOST_PICTURES) return say.discardSome(ready - MOST_PICTURES, MOST_PICTURES)
  return null
}

import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { openStorage } from '#client/effects/browser/storage.ts'
import { createReviewEffects } from '#client/effects/review/review.ts'
import { createReviewer } from '#client/effects/review/reviewer.ts'
import { reviewMachine } from '#machines/review/machine.ts'
import type { Verdict } from '#machines/review/ports.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsFailed,
  selectIsNaming,
  selectIsPending,
  selectIsSent,
  selectSaid,
} from '#machines/review/selectors.ts'

/** One for the page, which has one visitor. */
const reviewer = createReviewer(openStorage(() => sessionStorage))

const reviewProcess = defineProcess(reviewMachine, (deps) => createReviewEffects({ ...deps, reviewer }), {
  life: 'component',
})

/** The reviewer's name, and how to change it. */
export const useReviewer = () => {
  return {
    name: useSyncExternalStore(reviewer.subscribe, reviewer.readName),
    forget: () => reviewer.keepName(null),
  }
}

/** Runs the reviews that a link's visitor gives of some lines. `onEnded` reads the project again. */
export const useReview = (shareToken: string, itemIds: readonly string[], onEnded: () => void) => {
  const review = useProcess(reviewProcess, { shareToken })
  const tellEnded = useEffectEvent(onEnded)
  useEffect(() => {
    const listening = review.on('project.ended', () => tellEnded())
    return () => listening.unsubscribe()
  }, [review])
  return {
    said: useSelector(review, selectSaid),
    errors: useSelector(review, selectFieldErrors),
    failure: useSelector(review, selectFailure),
    isPending: useSelector(review, selectIsPending),
    isNaming: useSelector(review, selectIsNaming),
    isSent: useSelector(review, selectIsSent),
    isFailed: useSelector(review, selectIsFailed),
    say: (verdict: Verdict | null, comment = '') =>
      review.send({
        type: 'review.said',
        author: reviewer.readName(),
        itemIds,
        verdict,
        comment,
        idempotencyKey: crypto.randomUUID(),
      }),
    giveName: (author: string) => review.send({ type: 'author.given', author }),
    retry: () => review.send({ type: 'review.retried' }),
    drop: () => review.send({ type: 'review.dropped' }),
  }
}

export type RunningReview = ReturnType<typeof useReview>

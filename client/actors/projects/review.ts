import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { inspected } from '#client/actors/inspect.ts'
import { openStorage } from '#client/effects/browser/storage.ts'
import { createReviewEffects } from '#client/effects/review/review.ts'
import { createReviewer, type Reviewer } from '#client/effects/review/reviewer.ts'
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

interface Parts {
  logic: typeof reviewMachine
  reviewer: Reviewer
}

const known = new WeakMap<ApolloClient, Parts>()

/** Loads with a shared project's page, and with no other. */
const partsWith = (apollo: ApolloClient): Parts => {
  const parts = known.get(apollo) ?? createParts(apollo)
  known.set(apollo, parts)
  return parts
}

const createParts = (apollo: ApolloClient): Parts => {
  const reviewer = createReviewer(openStorage(() => sessionStorage))
  return { reviewer, logic: reviewMachine.provide(createReviewEffects({ apollo, reviewer })) }
}

/** The reviewer's name, and how to change it. */
export const useReviewer = () => {
  const { reviewer } = partsWith(useApolloClient())
  return {
    name: useSyncExternalStore(reviewer.subscribe, reviewer.name),
    forget: () => reviewer.keep(null),
  }
}

/** Runs the reviews that a link's visitor gives of some lines. `onEnded` reads the project again. */
export const useReview = (shareToken: string, itemIds: readonly string[], onEnded: () => void) => {
  const { logic, reviewer } = partsWith(useApolloClient())
  const review = useActorRef(logic, { ...inspected(), input: { shareToken } })
  const ended = useEffectEvent(onEnded)
  useEffect(() => {
    const listening = review.on('project.ended', () => ended())
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
        author: reviewer.name(),
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

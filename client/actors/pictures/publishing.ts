import { useSelector } from '@xstate/react'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { STOCK_PUBLICATION } from '#machines/lifecycles/stock.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import { selectIsLocked } from '#machines/publishing/selectors.ts'
import { selectIsGone, selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/**
 * Whether an image is published, for as long as its panel is on the screen; `held` is what the server said
 * last.
 */
export const usePublishing = (subject: PublishingSubject, held: boolean) => {
  const ref = useProcess(PROCESSES.publishing, subject)
  return {
    isPublished: useSelector(ref, selectIsOn(held)),
    isPending: useSelector(ref, selectIsPending),
    /** Why it can be neither published nor unpublished. */
    refusal: useSelector(ref, selectIsLocked) ? STOCK_PUBLICATION : null,
    isGone: useSelector(ref, selectIsGone),
    publish: () => ref.send({ type: 'wish.made', on: true }),
    unpublish: () => ref.send({ type: 'wish.made', on: false }),
  }
}

import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useActors } from '#client/actors/context.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import { selectIsLocked } from '#machines/publishing/selectors.ts'
import { selectIsGone, selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/**
 * Whether an image is published, for as long as its panel is on the screen; `held` is what the server said
 * last.
 */
export const usePublishing = (subject: PublishingSubject, held: boolean) => {
  const { publishings } = useActors()
  const [ref] = useState(() => publishings.of(subject))
  useEffect(() => publishings.show(ref), [publishings, ref])
  return {
    isPublished: useSelector(ref, selectIsOn(held)),
    isPending: useSelector(ref, selectIsPending),
    isLocked: useSelector(ref, selectIsLocked),
    isGone: useSelector(ref, selectIsGone),
    publish: () => ref.send({ type: 'wish.made', on: true }),
    unpublish: () => ref.send({ type: 'wish.made', on: false }),
  }
}

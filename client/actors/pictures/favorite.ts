import { type Running, useRunning } from '#client/actors/process/context.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/**
 * What the visitor wants of a heart; one who is not signed in is led to sign in first, and finds it full
 * afterwards.
 */
export const wishFavorite = (
  { processes, signInFirst }: Pick<Running, 'processes' | 'signInFirst'>,
  imageId: string,
  on: boolean,
): void =>
  signInFirst.run(
    () =>
      processes
        .subjectsOf(PROCESSES.favorite)
        .tell({ imageId }, (ref) => ref.send({ type: 'wish.made', on })),
    'favorite',
  )

/** Whether the visitor has favorited an image; `held` is what the server said last. */
export const useFavorite = (imageId: string, held: boolean) => {
  const running = useRunning()
  const subject = { imageId }
  const isFavorite = useSubject(PROCESSES.favorite, subject, selectIsOn(held), held)
  return {
    isFavorite,
    isPending: useSubject(PROCESSES.favorite, subject, selectIsPending, false),
    toggle: () => wishFavorite(running, imageId, !isFavorite),
  }
}

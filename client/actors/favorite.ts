import type { Actor } from 'xstate'
import type { favoriteMachine } from '#machines/favorite/machine.ts'
import type { FavoriteSubject } from '#machines/favorite/ports.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'
import { useActors } from './context.ts'
import { type SubjectActors, useSubject } from './subject-actors.ts'

export interface Favorites extends SubjectActors<FavoriteSubject, Actor<typeof favoriteMachine>> {
  /** What the visitor wants of a heart; one who is not signed in is led to sign in first, and finds it full afterwards. */
  wish(imageId: string, on: boolean): void
}

/** Whether an image is a favorite of who is here; `held` is what the server said last. */
export const useFavorite = (imageId: string, held: boolean) => {
  const { favorites } = useActors()
  const subject = { imageId }
  const isFavorite = useSubject(favorites, subject, selectIsOn(held), held)
  return {
    isFavorite,
    isPending: useSubject(favorites, subject, selectIsPending, false),
    toggle: () => favorites.wish(imageId, !isFavorite),
  }
}

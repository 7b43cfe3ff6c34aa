import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'
import { useActors } from './context.ts'
import { useSubject } from './subject-actors.ts'

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

import { useActors } from '#client/actors/context.ts'
import { useSubject } from '#client/actors/subject-actors.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/** Whether the visitor has favorited an image; `held` is what the server said last. */
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

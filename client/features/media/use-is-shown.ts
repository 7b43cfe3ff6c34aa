import { useAuth } from '#client/actors/people/auth.ts'
import { selectIsStaff } from '#machines/auth/selectors.ts'

/** Whether whoever is here may see a picture: staff see what is not published too. False for none. */
export const useIsShown = (image: { published: boolean } | null): boolean => {
  const isStaff = useAuth(selectIsStaff)
  return image !== null && (image.published || isStaff)
}

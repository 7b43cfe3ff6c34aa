import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useActors } from '#client/actors/context.ts'
import { selectViewed } from '#machines/recently-viewed/selectors.ts'

/** Images that were opened on this browser, by id, the last first. */
export const useRecentlyViewed = (): readonly string[] =>
  useSelector(useActors().recentlyViewed, selectViewed)

/** The visitor opened this image. */
export const useOpened = (imageId: string) => {
  const { recentlyViewed } = useActors()
  useEffect(() => recentlyViewed.send({ type: 'image.opened', id: imageId }), [recentlyViewed, imageId])
}

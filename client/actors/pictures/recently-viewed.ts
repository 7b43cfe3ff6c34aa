import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { PICTURES } from '#client/actors/pictures/processes.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { selectViewed } from '#machines/recently-viewed/selectors.ts'

/** Images that were opened on this browser, by id, the last first. */
export const useRecentlyViewed = (): readonly string[] =>
  useSelector(useProcess(PICTURES.recentlyViewed), selectViewed)

/** The visitor opened this image. */
export const useOpened = (imageId: string) => {
  const recentlyViewed = useProcess(PICTURES.recentlyViewed)
  useEffect(() => recentlyViewed.send({ type: 'image.opened', id: imageId }), [recentlyViewed, imageId])
}

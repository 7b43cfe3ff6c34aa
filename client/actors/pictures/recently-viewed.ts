import { useApolloClient } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { countView } from '#client/effects/image-views/count-view.ts'
import { selectViewed } from '#machines/recently-viewed/selectors.ts'

/** Images that were opened on this browser, by id, the last first. */
export const useRecentlyViewed = (): readonly string[] =>
  useSelector(useProcess(PROCESSES.recentlyViewed), selectViewed)

/** The visitor opened this image, which the shop counts. */
export const useOpened = (imageId: string) => {
  const recentlyViewed = useProcess(PROCESSES.recentlyViewed)
  const apollo = useApolloClient()
  useEffect(() => {
    recentlyViewed.send({ type: 'image.opened', id: imageId })
    countView(apollo, imageId)
  }, [recentlyViewed, apollo, imageId])
}

import type { Actors } from '#client/actors/context.ts'
import { selectShownId } from '#machines/quick-view/selectors.ts'

/**
 * What the quick view shows has been opened; what it cannot find has not. A picture's own page says so
 * itself.
 */
export const connectRecentlyViewed = ({
  quickView,
  recentlyViewed,
}: Pick<Actors, 'quickView' | 'recentlyViewed'>) => {
  let last: string | null = null
  quickView.subscribe((snapshot) => {
    const id = selectShownId(snapshot)
    if (id !== null && id !== last) recentlyViewed.send({ type: 'image.opened', id })
    last = id
  })
}

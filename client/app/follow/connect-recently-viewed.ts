import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/app/start/lasting.ts'
import { selectShownId } from '#machines/quick-view/selectors.ts'

/**
 * Notes images that the quick view shows as opened, not those it cannot find, and has the shop count them. A
 * picture's own page notes its own.
 */
export const connectRecentlyViewed = (
  { quickView, recentlyViewed }: Pick<Actors, 'quickView' | 'recentlyViewed'>,
  apollo: ApolloClient,
) => {
  let last: string | null = null
  quickView.subscribe((snapshot) => {
    const id = selectShownId(snapshot)
    if (id !== null && id !== last) {
      recentlyViewed.send({ type: 'image.opened', id })
      import('#client/effects/image-views/count-view.ts').then(
        ({ countView }) => countView(apollo, id),
        () => {},
      )
    }
    last = id
  })
}

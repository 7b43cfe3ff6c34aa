import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import type { PublishingSubject } from '#machines/publishing/ports.ts'

/** Only staff publish images: load it once they do (decision 13). */
const load = () => import('./publish-image.ts')

/**
 * Publishes images and takes them back. The answer is right in the cache at once, wherever the image is
 * shown.
 */
export const createPublishingEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    change: fromPromise<void, { subject: PublishingSubject; on: boolean }>(
      async ({ input: { subject, on } }) => {
        const { publishImage } = await load()
        return publishImage(apollo, subject, on)
      },
    ),
    read: fromPromise<boolean, { subject: PublishingSubject }>(async ({ input: { subject } }) => {
      const { readPublished } = await load()
      return readPublished(apollo, subject)
    }),
  },
})

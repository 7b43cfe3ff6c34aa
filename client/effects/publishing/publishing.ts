import type { ApolloClient } from '@apollo/client'
import { fillPorts } from '#client/effects/fill-ports.ts'
import type { publishingPorts } from '#machines/publishing/ports.ts'

/** Only staff publish images: load it once they do (decision 13). */
const loadBodies = () => import('./publish-image.ts')

/**
 * Publishes images and takes them back. The answer is right in the cache at once, wherever the image is
 * shown.
 */
export const createPublishingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof publishingPorts>({
    change: async ({ subject, on }) => {
      const { publishImage } = await loadBodies()
      return publishImage(apollo, subject, on)
    },
    read: async ({ subject }) => {
      const { readPublished } = await loadBodies()
      return readPublished(apollo, subject)
    },
  })

import type { ApolloClient } from '@apollo/client'
import { fillPorts } from '#client/effects/fill-ports.ts'
import type { staticTagPorts } from '#machines/static-tag/ports.ts'

/** Only staff tag images: load it once they do (decision 13). */
const loadBodies = () => import('./tag-image.ts')

/** Puts images on static lists. The answer is right in the cache at once, wherever the image is shown. */
export const createStaticTagEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof staticTagPorts>({
    tag: async ({ subject }) => {
      const { tagImage } = await loadBodies()
      return tagImage(apollo, subject)
    },
    read: async ({ subject }) => {
      const { readTag } = await loadBodies()
      return readTag(apollo, subject)
    },
  })

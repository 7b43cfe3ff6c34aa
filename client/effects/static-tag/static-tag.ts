import type { ApolloClient } from '@apollo/client'
import { bodies } from '#client/effects/bodies.ts'
import type { staticTagPorts } from '#machines/static-tag/ports.ts'

/** Only staff tag images: load it once they do (decision 13). */
const load = () => import('./tag-image.ts')

/** Puts images on static lists. The answer is right in the cache at once, wherever the image is shown. */
export const createStaticTagEffects = ({ apollo }: { apollo: ApolloClient }) =>
  bodies<typeof staticTagPorts>({
    tag: async ({ subject }) => {
      const { tagImage } = await load()
      return tagImage(apollo, subject)
    },
    read: async ({ subject }) => {
      const { readTag } = await load()
      return readTag(apollo, subject)
    },
  })

import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import type { TagSubject } from '#machines/static-tag/ports.ts'

/** Only staff tag images: load it once they do (decision 13). */
const load = () => import('./tag-image.ts')

/** Puts images on static lists. The answer is right in the cache at once, wherever the image is shown. */
export const createStaticTagEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    tag: fromPromise<'tagged' | 'already', { subject: TagSubject }>(async ({ input: { subject } }) => {
      const { tagImage } = await load()
      return tagImage(apollo, subject)
    }),
    read: fromPromise<boolean, { subject: TagSubject }>(async ({ input: { subject } }) => {
      const { readTag } = await load()
      return readTag(apollo, subject)
    }),
  },
})

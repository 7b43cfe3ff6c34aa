import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import { QuickViewDocument } from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import type { ImageOutcome } from '#machines/quick-view/ports.ts'

/** Brings an image into Apollo's cache, where the panel reads it. */
export const createQuickViewEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    loadImage: fromPromise<ImageOutcome, { id: string }>(async ({ input: { id } }) => {
      const { image } = await ask(apollo.query({ query: QuickViewDocument, variables: { id } }))
      if (!image) return 'missing'
      return image.published ? 'published' : 'unpublished'
    }),
  },
})

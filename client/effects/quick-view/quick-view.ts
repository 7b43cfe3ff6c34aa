import type { ApolloClient } from '@apollo/client'
import { QuickViewDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import type { quickViewPorts } from '#machines/quick-view/ports.ts'

/** Brings an image into Apollo's cache, where the panel reads it. */
export const createQuickViewEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof quickViewPorts>({
    loadImage: async ({ id }) => {
      const { image } = await ask(apollo.query({ query: QuickViewDocument, variables: { id } }))
      if (!image) return 'missing'
      return image.published ? 'published' : 'unpublished'
    },
  })

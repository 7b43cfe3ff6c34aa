import type { ApolloClient } from '@apollo/client'
import {
  ChangeViewDocument,
  CreateViewDocument,
  DeleteViewDocument,
  SavedViewsAgainDocument,
} from '#client/apollo/generated/graphql.ts'
import { toRecordFilters } from '#client/apollo/record-filters.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { savedViewPorts, ViewContent } from '#machines/saved-view/ports.ts'
import { dropView, keepView } from './views-cache.ts'

const toInput = ({ search, ordering, filters, columns }: ViewContent) => ({
  search,
  ordering,
  filters: toRecordFilters(filters),
  columns: columns && [...columns],
})

/** The bodies of the ports of machines/saved-view. */
export const createSavedViewEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof savedViewPorts>({
    createView: async ({ resource, name, isShared, content, idempotencyKey }) => {
      const input = { idempotencyKey, resource, name, isShared, ...toInput(content) }
      const { createView } = await ask(apollo.mutate({ mutation: CreateViewDocument, variables: { input } }))
      refuseUserErrors(createView.userErrors)
      if (!createView.view) throw new Refusal('NOT_FOUND', say.viewIsGone)
      keepView(apollo.cache, resource, createView.view)
      return { id: createView.view.id }
    },
    changeView: async ({
      resource,
      view: { id, version },
      change: { content, ...change },
      idempotencyKey,
    }) => {
      const input = { idempotencyKey, id, version, ...change, ...(content && toInput(content)) }
      const { changeView } = await ask(apollo.mutate({ mutation: ChangeViewDocument, variables: { input } }))
      refuseUserErrors(changeView.userErrors)
      if (!changeView.view) throw new Refusal('NOT_FOUND', say.viewIsGone)
      keepView(apollo.cache, resource, changeView.view)
    },
    deleteView: async ({ resource, id, idempotencyKey }) => {
      const { deleteView } = await ask(
        apollo.mutate({ mutation: DeleteViewDocument, variables: { id, idempotencyKey } }),
      )
      // Take NOT_FOUND for done: somebody else may have deleted it.
      refuseUserErrors(deleteView.userErrors.filter(({ code }) => code !== 'NOT_FOUND'))
      dropView(apollo.cache, resource, id)
    },
    readViews: async ({ resource }) => {
      await ask(
        apollo.query({
          query: SavedViewsAgainDocument,
          variables: { resource },
          fetchPolicy: 'network-only',
        }),
      )
    },
  })

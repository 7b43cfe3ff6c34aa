import type { ApolloCache, Reference } from '@apollo/client'
import { keepVersion } from '#client/apollo/cart-version.ts'

/**
 * Takes a line out of the list at once: one that is brought back soon after is another one to the screen. The
 * list is then of the version that the removal has made, so that no answer from before brings the line back.
 */
export const forgetItem = (cache: ApolloCache, token: string, itemId: string) =>
  cache.modify({
    id: cache.identify({ __typename: 'Cart', token }) ?? '',
    fields: {
      items: (page: unknown, { readField, storage }) => {
        if (!isItemPage(page)) return page
        const version = readField<number>('version')
        if (version !== undefined) keepVersion(storage, { token, version })
        return { ...page, items: page.items.filter((item) => readField('id', item) !== itemId) }
      },
    },
  })

const isItemPage = (page: unknown): page is { items: Reference[] } =>
  typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items)

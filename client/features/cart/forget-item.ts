import type { ApolloCache, Reference } from '@apollo/client'

/** Out of the list at once: a line that is brought back soon after is another one to the screen. */
export const forgetItem = (cache: ApolloCache, token: string, itemId: string) =>
  cache.modify({
    id: cache.identify({ __typename: 'Cart', token }) ?? '',
    fields: {
      items: (page: unknown, { readField }) =>
        isItemPage(page)
          ? { ...page, items: page.items.filter((item) => readField('id', item) !== itemId) }
          : page,
    },
  })

const isItemPage = (page: unknown): page is { items: Reference[] } =>
  typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items)

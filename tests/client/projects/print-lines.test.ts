import { expect, test } from 'vitest'
import { createCache } from '#client/apollo/cache.ts'
import {
  CartItemRow_ItemFragmentDoc,
  PrintLine_LineFragmentDoc,
  ProjectQuoteDocument,
} from '#client/apollo/generated/graphql.ts'
import { quoteIs } from '#tests/walks/browser/checkout-held.ts'

const item = {
  __typename: 'CartItem' as const,
  id: '5',
  imageId: 'lake',
  name: 'Lake',
  artist: null,
  width: 24,
  height: 16,
  substrate: 'canvas',
  frame: null,
  quantity: 1,
  unitPrice: 2_500,
  total: 2_500,
  mediaTemplate: '/media/lake/1/{width}',
  placeholder: 'data:,',
  addedUnitPrice: null,
  fault: null,
  designUrl: null,
}

test('the cache finds a print line whole when it is read as any line', () => {
  const cache = createCache()
  const fragment = CartItemRow_ItemFragmentDoc
  const kept = cache.writeFragment({ fragment, fragmentName: 'CartItemRow_item', data: item })
  const id = kept?.__ref ?? ''
  const { addedUnitPrice, fault, designUrl, id: _, ...print } = item
  expect(cache.readFragment({ fragment: PrintLine_LineFragmentDoc, id })).toEqual(print)
  expect(cache.readFragment({ fragment, fragmentName: 'CartItemRow_item', id })).toEqual(item)
})

test('the cache keeps a quote with its lines', () => {
  const cache = createCache()
  const asked = { query: ProjectQuoteDocument, variables: { cartToken: 'cart' } }
  const data = quoteIs({ version: '3', total: 18_000, lines: 2, orderId: null })
  cache.writeQuery({ ...asked, data })
  expect(cache.readQuery(asked)).toEqual(data)
})

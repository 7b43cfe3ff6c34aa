import { ApolloClient, ApolloLink, type DocumentNode, Observable, type StoreObject } from '@apollo/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCache } from '#client/apollo/cache.ts'
import {
  CartByTokenDocument,
  CartLinesDocument,
  CartScreenDocument,
  ChangeCartItemDocument,
  ProjectPageDocument,
  RenameProjectDocument,
  UndoProjectEventDocument,
} from '#client/apollo/generated/graphql.ts'
import { forgetItem } from '#client/features/cart/forget-item.ts'

/** What the shop says of a line of a cart that has had so many events; each changes all that one may. */
const itemAt = (version: number, id = '1') => ({
  __typename: 'CartItem',
  id,
  imageId: 'lake',
  name: 'Lake',
  artist: null,
  width: 24,
  height: 16,
  substrate: 'canvas',
  frame: null,
  quantity: version,
  unitPrice: 100 * version,
  total: 100 * version * version,
  mediaTemplate: '/media/lake/1/{width}',
  placeholder: 'data:,',
  addedUnitPrice: version,
  fault: version % 2 === 0 ? 'GONE' : null,
  designUrl: null,
})

const cartAt = (version: number, token = 'cart', lines = version) => ({
  __typename: 'Cart',
  token,
  version,
  quantity: version,
  subtotal: version,
  volumeDiscount: version,
  volumeDiscountRate: version / 100,
  shipping: version,
  grandTotal: version,
  freeShippingGap: version,
  arrival: { __typename: 'Arrival', from: `day ${version}`, to: `day ${version}` },
  isGuest: version % 2 === 0,
  latestOrder: version % 2 === 0 ? `order ${version}` : null,
  project: { __typename: 'ProjectRef', id: '7', name: `Name ${version}`, label: `Name ${version} 7` },
  items: {
    __typename: 'CartItemPage',
    count: lines,
    items: Array.from({ length: lines }, (_, index) => itemAt(version, `${index + 1}`)),
  },
})

type Cart = ReturnType<typeof cartAt>
interface Answered {
  query: DocumentNode
  variables?: Record<string, unknown>
  dataId: string
  result: object
}

const answeredQuery = (
  query: DocumentNode,
  field: string,
  cart: Cart,
  variables: Record<string, unknown> = { token: 'cart' },
): Answered => ({ query, variables, dataId: 'ROOT_QUERY', result: { __typename: 'Query', [field]: cart } })

const answeredMutation = (query: DocumentNode, field: string, cart: Cart, more = {}): Answered => ({
  query,
  dataId: 'ROOT_MUTATION',
  result: { __typename: 'Mutation', [field]: { __typename: 'Payload', cart, userErrors: [], ...more } },
})

const screenOf = (cart: Cart) =>
  answeredQuery(CartScreenDocument, 'cart', cart, { token: 'cart', page: 1, pageSize: 50 })

const undoOf = (cart: Cart) =>
  answeredMutation(UndoProjectEventDocument, 'undoProjectEvent', cart, { entry: null })

/** Who asks for what of a cart. */
const ASKS: Record<string, (cart: Cart) => Answered> = {
  header: (cart) => answeredQuery(CartByTokenDocument, 'cart', cart),
  page: (cart) => answeredQuery(ProjectPageDocument, 'projectCart', cart, { projectId: '7' }),
  screen: screenOf,
  lines: (cart) => answeredQuery(CartLinesDocument, 'cart', cart, { token: 'cart', page: 1 }),
  undo: undoOf,
  rename: (cart) => answeredMutation(RenameProjectDocument, 'renameProject', cart),
  change: (cart) =>
    answeredMutation(ChangeCartItemDocument, 'changeCartItem', cart, { item: itemAt(cart.version) }),
}

const answerOf = fc.record({
  ask: fc.constantFrom(...Object.keys(ASKS)),
  version: fc.integer({ min: 1, max: 6 }),
  // As Apollo writes the answer of a refetch.
  overwrite: fc.boolean(),
})

/** Answers the stored fields of a cart, its project and its lines, each by its key. */
const fieldsOf = (cache: ReturnType<typeof createCache>) =>
  Object.entries(cache.extract())
    .filter(([id]) => /^(Cart|CartItem|ProjectRef):/.test(id))
    .flatMap(([id, entity]) =>
      Object.entries(entity as StoreObject).map(([field, value]) => [`${id} ${field}`, value] as const),
    )

test('whatever the order of answers, each field holds what the newest of those that bring it says', () => {
  fc.assert(
    fc.property(fc.array(answerOf, { minLength: 1, maxLength: 8 }), (answers) => {
      const write = (cache: ReturnType<typeof createCache>, given: typeof answers) => {
        for (const { ask, version, overwrite } of given) {
          const answer = ASKS[ask]?.(cartAt(version))
          if (answer) cache.write({ ...answer, overwrite })
        }
        return new Map(fieldsOf(cache))
      }
      const byVersion = answers.toSorted((one, other) => one.version - other.version)
      expect(write(createCache(), answers)).toEqual(write(createCache(), byVersion))
    }),
  )
})

test('an answer of the same version is taken: what no event changes may have changed', () => {
  const cache = createCache()
  cache.write(screenOf(cartAt(3)))
  cache.write(screenOf({ ...cartAt(3), shipping: 999 }))
  expect(cache.extract()['Cart:{"token":"cart"}']).toMatchObject({ shipping: 999 })
})

test('an older answer fills what is not held yet, until a newer one comes', () => {
  const cache = createCache()
  const held = () => cache.extract()['Cart:{"token":"cart"}']
  const count = () => Object.entries(held() ?? {}).find(([field]) => field.startsWith('items'))?.[1]
  cache.write(undoOf(cartAt(5)))
  cache.write(screenOf(cartAt(3)))
  expect(held()).toMatchObject({ quantity: 5, version: 5 })
  expect(count()).toMatchObject({ count: 3 })
  cache.write(screenOf(cartAt(4)))
  expect(held()).toMatchObject({ quantity: 5, version: 5 })
  expect(count()).toMatchObject({ count: 4 })
})

test('a line that went to another cart is what that cart says, whose versions are its own', () => {
  const cache = createCache()
  const line = () => cache.extract()['CartItem:1']
  cache.write(screenOf(cartAt(6, 'guest')))
  cache.write(screenOf(cartAt(2, 'own')))
  expect(line()).toMatchObject({ quantity: 2 })
  cache.write(screenOf(cartAt(1, 'own')))
  expect(line()).toMatchObject({ quantity: 2 })
})

test('a line that was removed stays away when an answer from before comes late', () => {
  const cache = createCache()
  cache.write(screenOf(cartAt(2)))
  cache.write(undoOf(cartAt(3)))
  forgetItem(cache, 'cart', '1')
  const lines = () =>
    cache
      .readQuery({ query: CartScreenDocument, variables: { token: 'cart', page: 1, pageSize: 50 } })
      ?.cart?.items.items.map(({ id }) => id)
  expect(lines()).toEqual(['2'])
  cache.write(screenOf(cartAt(2)))
  expect(lines()).toEqual(['2'])
  cache.write(screenOf(cartAt(4, 'cart', 1)))
  expect(lines()).toEqual(['1'])
})

test('after a session has ended, whatever comes is taken', async () => {
  const cache = createCache()
  cache.write(screenOf(cartAt(6)))
  await cache.reset()
  cache.write(screenOf(cartAt(1)))
  expect(cache.extract()['Cart:{"token":"cart"}']).toMatchObject({ quantity: 1 })
})

test('a read whose answer comes after that of a later undo is answered with the cart after the undo', async () => {
  const read = Promise.withResolvers<void>()
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const isRead = operationName === 'CartByToken'
        const { result } = isRead ? answeredQuery(CartByTokenDocument, 'cart', cartAt(1)) : undoOf(cartAt(2))
        const answer = () => {
          observer.next({ data: { ...result } })
          observer.complete()
        }
        if (isRead) void read.promise.then(answer)
        else answer()
      }),
  )
  const apollo = new ApolloClient({ cache: createCache(), dataMasking: true, link })
  const variables = { token: 'cart' }
  const reading = apollo.query({ query: CartByTokenDocument, variables, fetchPolicy: 'network-only' })
  const input = { cartToken: 'cart', seq: 1, idempotencyKey: 'key' }
  await apollo.mutate({ mutation: UndoProjectEventDocument, variables: { input } })
  read.resolve()
  await expect(reading).resolves.toMatchObject({ data: { cart: { version: 2 } } })
  expect(apollo.cache.extract()).toMatchObject({ 'Cart:{"token":"cart"}': { quantity: 2 } })
})

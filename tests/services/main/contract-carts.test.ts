import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { askTooOften, watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/main-cart.ts'
import { type MainService, serveMain } from './main-service.ts'

let main: MainService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  main = await serveMain(async () => database)
})

const sees = watchRefusals(routes)
const LAKE = { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' }
const GONE = 'the cart is gone, or somebody else’s'
const ORDERED = 'the project has been ordered'

const order = (token: string) => main.append(token, [{ type: 'cart.ordered', data: { orderId: 'ABCD2345' } }])

/** Makes a guest's cart with one line that somebody has ordered. */
const orderedCart = async () => {
  const { token } = await main.createCart()
  const { body } = await main.add(token)
  await order(token)
  return { token, line: `/api/v2/projects/${token}/item/?id=${body.id}` }
}

test('a guest’s cart needs an email', async () => {
  const post = (body: object) => main.call('POST', '/api/v2/cart/', { body })
  sees(routes.createCart, 'the email is none', await post({ cart_email: 'ada' }))
  sees(routes.createCart, 'a guest gives no email', await post({}))
  const enough = await askTooOften(() => post({ cart_email: 'ada@aquatint.test' }), 60)
  sees(routes.createCart, 'too many came', enough)
})

test('a cart that does not exist is not found, nor is a page after its last', async () => {
  const { access } = await main.signIn()
  const { token } = await main.createCart()
  const get = (path: string, as?: string) => main.call('GET', `/api/v2/${path}`, { as })
  sees(routes.recentCart, 'there is no open cart', await get('cart/', access))
  sees(routes.readCart, 'the cart is gone when it is read', await get('cart/gone/'))
  sees(routes.readItems, GONE, await get('cart/gone/items/'))
  sees(routes.readItems, 'the page is past the last', await get(`cart/${token}/items/?page=2`))
  sees(routes.projectCart, 'there is no such project of theirs', await get('projects/7/', access))
})

/** What the catalogue refuses, by the words of the contract. */
const REFUSED = {
  'the picture is gone': { imagedata: { id: 'gone' } },
  'the picture is not published any more': { imagedata: { id: 'draft' } },
  'the picture is not offered on this substrate': { substrate: 'wood' },
  'the picture is not offered in this size': { size: { w: 24, h: 15 } },
  'the picture is not offered in this frame': { frame: { moulding: 'cherry', mat: null } },
}

test('an item that cannot be added is refused at the field that is wrong', async () => {
  const { token } = await main.createCart()
  sees(routes.addItem, GONE, await main.add('gone'))
  sees(routes.addItem, ORDERED, await main.add((await orderedCart()).token))
  for (const [when, item] of Object.entries(REFUSED)) sees(routes.addItem, when, await main.add(token, item))
  await main.fill(token, 500)
  sees(routes.addItem, 'the cart is full', await main.add(token, {}))
})

test('a cart is made with no item that cannot be added', async () => {
  const { access: as } = await main.signIn()
  for (const [when, item] of Object.entries(REFUSED)) {
    const body = { item: { ...LAKE, ...item } }
    sees(routes.createCart, when, await main.call('POST', '/api/v2/cart/', { body, as }))
  }
})

test('a line that does not exist, or of an ordered project, is not changed', async () => {
  const { token } = await main.createCart()
  const { line } = await orderedCart()
  const gone = `/api/v2/projects/${token}/item/?id=7`
  const change = (path: string, quantity = 2) => main.call('PATCH', path, { body: { quantity } })
  sees(routes.changeItem, 'the line is gone, or the cart', await change(gone))
  sees(routes.changeItem, ORDERED, await change(line))
  sees(routes.changeItem, 'it is more than a line holds', await change(gone, 1_000))
  sees(routes.removeItem, 'the line is gone, or the cart', await main.call('DELETE', gone))
  sees(routes.removeItem, ORDERED, await main.call('DELETE', line))
})

test('a guest’s cart that does not exist or has been ordered goes to nobody', async () => {
  const { access } = await main.signIn()
  const migrate = (token: string) => main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as: access })
  sees(routes.migrateCart, GONE, await migrate('gone'))
  sees(routes.migrateCart, ORDERED, await migrate((await orderedCart()).token))
})

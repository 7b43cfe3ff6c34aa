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

test('an item that cannot be added is refused at the field that is wrong', async () => {
  const { token } = await main.createCart()
  const add = (item: object) => main.add(token, item)
  sees(routes.addItem, GONE, await main.add('gone'))
  sees(routes.addItem, ORDERED, await main.add((await orderedCart()).token))
  sees(routes.addItem, 'the picture is gone', await add({ imagedata: { id: 'gone' } }))
  sees(routes.addItem, 'the picture is not published any more', await add({ imagedata: { id: 'draft' } }))
  sees(routes.addItem, 'the picture is not offered on this substrate', await add({ substrate: 'wood' }))
  sees(routes.addItem, 'the picture is not offered in this size', await add({ size: { w: 24, h: 15 } }))
  const frame = { moulding: 'cherry', mat: null }
  sees(routes.addItem, 'the picture is not offered in this frame', await add({ frame }))
  await main.fill(token, 500)
  sees(routes.addItem, 'the cart is full', await add({}))
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

import { beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { askTooOften, watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/order-returns.ts'
import { createImage } from '../../content-stand-in.ts'
import { type MainService, type Person, serveMain } from '../../main-service.ts'
import { returningOf } from './returning.ts'

let main: MainService
let [ann, bea, staff] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  main = await serveMain(async () => database)
  ;[ann, bea, staff] = [await main.signIn(), await main.signIn(), await main.signIn({ isStaff: true })]
  for (const id of ['lake', 'hill']) main.content.images.set(id, createImage({ id }))
})

const sees = watchRefusals(routes)
const { delivered, request, decide } = returningOf(
  () => main,
  () => staff.access,
)

const NO_ORDER = 'there is no such order, or it is somebody else’s'

test('whoever may not open an order reads nothing of it', async () => {
  const { order_id } = await delivered(ann.access)
  const read = (path: string) => main.call('GET', `/api/v2/orders/${order_id}/${path}`, { as: bea.access })
  sees(routes.readOrder, NO_ORDER, await read(''))
  sees(routes.readReturns, NO_ORDER, await read('returns/'))
  sees(routes.requestReturn, NO_ORDER, await request(order_id, { lines: [] }, { as: bea.access }))
  const picture = await main.call('POST', `/api/v2/orders/${order_id}/return-pictures/`, {
    as: bea.access,
    body: { picture: 'bm8gcGljdHVyZQ==' },
  })
  sees(routes.sendReturnPicture, NO_ORDER, picture)
})

test('a return is refused at the field that is wrong', async () => {
  const order = await delivered(ann.access)
  const lines = [{ id: order.lines[0]?.id ?? 0, quantity: 1 }]
  const ask = (body: object) => request(order.order_id, { lines, ...body }, { as: ann.access })
  const more = [{ id: lines[0]?.id ?? 0, quantity: 9 }]
  sees(routes.requestReturn, 'it is more than is left', await ask({ lines: more }))
  sees(routes.requestReturn, 'another reason is not told', await ask({ reason: 'other', text: ' ' }))
  sees(routes.requestReturn, 'a picture is gone', await ask({ pictures: ['0'.repeat(64)] }))
})

test('nothing is returned of what is refunded, and nobody asks without end', async () => {
  const order = await delivered(ann.access)
  const lines = order.lines.map(({ id, quantity }) => ({ id, quantity }))
  const ask = (quantity = 1) =>
    request(order.order_id, { lines: [{ id: lines[0]?.id ?? 0, quantity }] }, { as: ann.access })
  await request(order.order_id, { lines, reason: 'wrong' }, { as: ann.access })
  sees(routes.requestReturn, 'nothing of it can be returned', await ask())

  const other = await delivered(ann.access)
  const again = async () => {
    const asked = await request(
      other.order_id,
      { lines: [{ id: other.lines[0]?.id ?? 0, quantity: 1 }] },
      { as: ann.access },
    )
    const number = asked.body.returns?.at(-1)?.id.split('-').at(-1) ?? ''
    if (asked.status === 201) await decide(other.order_id, number, { transition: 'withdraw' })
    return asked
  }
  sees(routes.requestReturn, 'too many came', await askTooOften(again, 20))
})

test('a return is taken on only by those whom its lifecycle allows, and while it allows them', async () => {
  const order = await delivered(ann.access)
  const own = await delivered(staff.access)
  const lines = [{ id: order.lines[0]?.id ?? 0, quantity: 1 }]
  const gone = 'there is no such return, or the order is somebody else’s'
  sees(routes.changeReturn, gone, await decide(order.order_id, 'R1', { transition: 'approve' }))
  await request(order.order_id, { lines }, { as: ann.access })
  const ofOwn = { lines: [{ id: own.lines[0]?.id ?? 0, quantity: 1 }] }
  await request(own.order_id, ofOwn, { as: staff.access })
  const byOwner = await decide(order.order_id, 'R1', { transition: 'approve' }, { as: ann.access })
  sees(routes.changeReturn, 'another role may', byOwner)
  sees(
    routes.changeReturn,
    'it is their own order',
    await decide(own.order_id, 'R1', { transition: 'approve' }),
  )
  const early = await decide(order.order_id, 'R1', { transition: 'refund' })
  sees(routes.changeReturn, 'nobody may do it any more, or not yet', early)
  const blank = await decide(order.order_id, 'R1', { transition: 'decline', reason: ' ' })
  sees(routes.changeReturn, 'the refusal has no reason', blank)
})

test('what is no picture is not kept, and neither is one too many', async () => {
  const { order_id } = await delivered(ann.access)
  const send = () =>
    main.call('POST', `/api/v2/orders/${order_id}/return-pictures/`, {
      as: ann.access,
      body: { picture: 'bm8gcGljdHVyZQ==' },
    })
  sees(routes.sendReturnPicture, 'it is no picture', await send())
  main.content.pictures.set('0'.repeat(64), { width: 640, height: 480 })
  const often = await send()
  sees(routes.sendReturnPicture, 'too many came', often)
  expect(often.headers.get('retry-after')).toBe('3600')
})

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { OrderView } from '#services/main/orders/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { callAt } from '#tests/support/services/http.ts'
import { run } from '#tests/support/services/process.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { createImage, serveContent } from '../content-stand-in.ts'
import { ADDRESS, PURCHASE_ORDER } from './ordering.ts'

test('a service that is killed after placing an order has placed it once, and answers it again under its key', async () => {
  const content = await serveContent()
  content.images.set('lake', createImage({ id: 'lake' }))
  const folder = await createStoreFolder('migrated')
  const start = async (...args: string[]) => {
    const service = run(join(import.meta.dirname, 'placing-process.ts'), args, {
      DATA_DIR: folder,
      CONTENT_URL: content.url,
      SEED: 'none',
      LOG_LEVEL: 'silent',
    })
    const line = await service.until((each) => each.startsWith('listening'))
    return { service, call: callAt(line.split(' ')[1] ?? '') }
  }

  const first = await start('mute')
  const created = await first.call('POST', '/api/v2/cart/', { body: { cart_email: 'ann@example.com' } })
  const { token } = created.body as CartView
  await first.call('POST', `/api/v2/cart/${token}/item/`, {
    body: { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' },
  })
  const path = `/api/v2/projects/${token}/checkout/`
  const key = randomUUID()
  const placing = {
    headers: { 'idempotency-key': key },
    body: { address: ADDRESS, payment: PURCHASE_ORDER },
  }
  const lost = first.call('POST', path, placing).catch((error: unknown) => error)
  expect(await first.service.until((line) => line.startsWith('unsaid'))).toMatch(/^unsaid 201 /)
  await first.service.kill()
  expect(await lost).toBeInstanceOf(TypeError)

  const { call } = await start()
  const again = await call('POST', path, placing)
  expect(again).toMatchObject({ status: 201, body: { status: 'placed', email: 'ann@example.com' } })
  const { order_id } = again.body as OrderView
  expect(await call('GET', `${path}?key=${key}`)).toMatchObject({ status: 200, body: { order_id } })
  expect(await call('POST', path, { ...placing, headers: { 'idempotency-key': 'other' } })).toMatchObject({
    status: 409,
    body: { code: 'project_ordered', order_id },
  })
  const { messages } = (await call('GET', '/outbox/')).body as Outbox
  expect(messages).toMatchObject([{ to: 'ann@example.com', subject: `Your Aquatint order ${order_id}` }])
})

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addWebhooks } from '#host/web/webhooks.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

test('the payment provider’s message reaches the main service byte for byte, with its signature and without cookies', async () => {
  const received: { digest: string; headers: Record<string, unknown> }[] = []
  const main = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ digest: digest(Buffer.concat(chunks)), headers: request.headers })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}')
  }).listen(0, '127.0.0.1')
  await once(main, 'listening')
  onTestFinished(() => void main.close())
  const settings = createSettings({
    ...STRIPE_KEYS,
    MAIN_URL: `http://127.0.0.1:${(main.address() as AddressInfo).port}`,
  })
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(compress)
  addWebhooks(app, settings)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const body = '{ "id":"evt_1",\n\t"é": 1.0, "big": 12345678901234567890 }'
  const answer = await fetch(`${origin}/webhooks/stripe/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': 't=1',
      cookie: 'refresh=secret',
    },
    body,
  })
  expect(await answer.json()).toEqual({ received: true })
  expect(received).toMatchObject([{ digest: digest(body), headers: { 'stripe-signature': 't=1' } }])
  expect(received[0]?.headers).not.toHaveProperty('cookie')
})

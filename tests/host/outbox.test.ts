import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addOutbox } from '#host/web/outbox.ts'
import { openStandIn } from '#tests/graph/support/stand-in.ts'

const MESSAGE = {
  id: 1,
  to: 'ada@example.test',
  subject: 'Hello <b>Ada</b>',
  text: 'Open https://shop.test/a?b=1&c=2 now',
  attachments: [],
  at: '2026-11-20T12:00:00.000Z',
}

const openWeb = async (smtpUrl?: string) => {
  const auth = await openStandIn()
  auth.on('GET /outbox/', () => ({ body: { messages: [MESSAGE] } }))
  const main = await openStandIn()
  main.on('GET /outbox/', () => ({ body: { messages: [{ ...MESSAGE, subject: 'Your order' }] } }))
  const app = fastify({ trustProxy: 'loopback' })
  const at = ({ url }: { url: string }) => ({ here: true, port: 0, url })
  addOutbox(app, { auth: at(auth), main: at(main), smtpUrl, brand: 'Aquatint' })
  onTestFinished(() => app.close())
  return app
}

test('The outbox shows mail as the text it is, with links that lead on', async () => {
  const app = await openWeb()
  const { statusCode, body } = await app.inject('/outbox')
  expect(statusCode).toBe(200)
  expect(body).toContain('Hello &#60;b&#62;Ada')
  expect(body).toContain('Your order')
  expect(body).toContain('<a href="https://shop.test/a?b=1&#38;c=2">')
})

test('The outbox is nobody’s who comes from elsewhere', async () => {
  const app = await openWeb()
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect((await app.inject({ url: '/outbox', headers })).statusCode).toBe(404)
})

test('There is no outbox where there is a mail server', async () => {
  const app = await openWeb('smtp://127.0.0.1:25')
  expect((await app.inject('/outbox')).statusCode).toBe(404)
})

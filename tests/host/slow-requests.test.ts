import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createWeb } from '#host/web/server.ts'
import { type Answer, openStandIn, type StandIn } from '#tests/graph/support/stand-in.ts'
import { createSettings } from '#tests/support/services/settings.ts'

let content: StandIn
let address: URL

beforeEach(async () => {
  content = await openStandIn()
  const web = await createWeb({
    settings: createSettings({ CONTENT_URL: content.url }),
    render: () => 'a page',
    patience: { request: 50, look: 10 },
  })
  onTestFinished(() => web.close())
  address = new URL(await web.listen({ host: '127.0.0.1', port: 0 }))
})

const send = (...lines: string[]) => {
  const socket = connect(Number(address.port), address.hostname)
  socket.write(lines.join('\r\n'))
  return socket
}

const HEAD = ['POST /graphql HTTP/1.1', 'Host: shop', 'Content-Type: application/json']

test.each([
  ['body', [...HEAD, 'Content-Length: 200000', '', '{']],
  ['head', HEAD],
])('a request whose %s never ends is answered with 408 and closed', async (_part, lines) => {
  const answer = await text(send(...lines))
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

test('an answer may take longer than a request', async () => {
  const made = Promise.withResolvers<Answer>()
  content.on('GET /media/a/b/320', () => made.promise)
  const picture = fetch(new URL('/media/a/b/320', address))
  await expect.poll(() => content.calls.length).toBe(1)
  await once(send(...HEAD, 'Content-Length: 9', '', '{').resume(), 'close')
  made.resolve({ body: { is: 'here' } })
  expect(await (await picture).json()).toEqual({ is: 'here' })
})

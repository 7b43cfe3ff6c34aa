import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPageTemplate } from '#host/web/page.ts'
import { createWeb } from '#host/web/server.ts'
import { createHost } from '#services/shared/http/host.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createSettings } from '#tests/support/services/settings.ts'

let port: number

beforeAll(async () => {
  const service = createHost({ name: 'content', logLevel: 'silent' })
  const url = await service.listen({ host: '127.0.0.1', port: 0 })
  afterFile(() => service.close())
  const settings = createSettings({ CONTENT_URL: url, MAIN_URL: url, AUTH_URL: url })
  const template = createPageTemplate(settings, '<head><title>x</title><!--settings--></head><body></body>')
  const web = await createWeb({ settings, render: (request) => template.render(request) })
  afterFile(() => web.close())
  port = Number(new URL(await web.listen({ host: '127.0.0.1', port: 0 })).port)
})

/** Sends a request line as it is, which no HTTP client would do, and answers what the shop says. */
const answerTo = async (line: string) => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  await once(socket, 'connect')
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1')
  let said = ''
  for await (const part of socket) {
    said += part
    if (isWhole(said, line.startsWith('HEAD'))) break
  }
  socket.destroy()
  const body = Buffer.from(bodyOf(said) ?? '', 'latin1').toString()
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1]), body }
}

const bodyOf = (said: string): string | undefined => said.split(/\r\n\r\n(.*)/s)[1]

/** An answer with a length leaves the line open: it is whole once it is that long. */
const isWhole = (said: string, isHead: boolean): boolean => {
  const body = bodyOf(said)
  const length = /\r\ncontent-length: (\d+)/i.exec(said)?.[1]
  return body !== undefined && (isHead || (length !== undefined && body.length >= Number(length)))
}

describe('An odd request line', () => {
  test.each(
    [
      'GET //',
      'GET //[',
      'GET //evil.test/',
      'GET /\\',
      'GET /\\\\evil.test',
      `GET /images/${'a'.repeat(60_000)}`,
    ].map((line) => [line.slice(0, 40), line]),
  )('gets the page for addresses that do not exist: %s', async (_, line = '') => {
    const { status, body } = await answerTo(line)
    expect([status, body]).toEqual([404, expect.stringMatching(/<title>(Not Found · |)Aquatint<\/title>/)])
  })

  test.each([
    'GET http://evil.test/media/x/y/160',
    'GET http://evil.test/',
    'GET https://[/',
    'OPTIONS *',
    'GET /%',
  ])('that names no path of the shop is refused as malformed: %s', async (line) => {
    expect(await answerTo(line)).toEqual({
      status: 400,
      body: expect.stringContaining('{"detail":"Malformed request."}'),
    })
  })

  test('never causes an internal error, whatever its characters are', async () => {
    const starts = [
      '',
      '/',
      '//',
      '/\\',
      '/media/',
      '/images/',
      '/art/design/',
      '/search?',
      'http://',
      '*',
      '/outbox',
      '/graphql',
    ]
    const part = fc.oneof(
      fc.constantFrom(...starts),
      fc.constantFrom(
        '[',
        ']',
        '@',
        ':',
        '..',
        '%',
        '%00',
        '%2f',
        '%5c',
        '?',
        '#',
        '&',
        ';',
        '\\',
        '//',
        '{',
        '|',
        '^',
        '\xff',
      ),
      fc.string({
        unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
        maxLength: 12,
      }),
    )
    const line = fc
      .tuple(fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'), fc.array(part, { maxLength: 6 }))
      .map(([method, parts]) => `${method} ${parts.join('') || '/'}`)
    await fc.assert(
      fc.asyncProperty(line, async (odd) => {
        const { status } = await answerTo(odd)
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})

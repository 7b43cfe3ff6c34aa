import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { DrawPage } from '#host/web/draw.ts'
import { createPageTemplate } from '#host/web/page.ts'
import { createWeb } from '#host/web/server.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const SHELL = '<head><!--settings--></head><body><div id="root"></div></body>'
const EMPTY = '<div id="root"></div>'

/** Opens the web process with somebody who draws its pages. */
const openWeb = async (drawPage: DrawPage) => {
  const settings = createSettings({ PUBLIC_URL: 'https://shop.example', GOVERNMENT_HOSTS: 'gov.example' })
  const template = createPageTemplate(settings, SHELL)
  const web = await createWeb({ settings, drawPage, render: (request) => template.render(request) })
  onTestFinished(() => web.close())
  return (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers })
}

test('a page holds what was drawn for anybody, whoever asks for it', async () => {
  const drawPage = vi.fn<DrawPage>(async ({ settings }) => `<h1>${settings.variant}</h1>`)
  const get = await openWeb(drawPage)
  const { statusCode, body, headers } = await get('/?q=1', { cookie: 'refresh=secret', host: 'gov.example' })
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(body).toContain('<div id="root"><h1>government</h1></div>')
  const [[drawing] = []] = drawPage.mock.calls
  expect(Object.keys(drawing ?? {}).sort()).toEqual(['fetch', 'settings', 'signal', 'url'])
  expect(drawing?.url).toBe('https://shop.example/?q=1')
})

test('it is drawn once for all who ask within half a minute, for each host apart', async () => {
  const drawPage = vi.fn<DrawPage>(async ({ settings }) => settings.variant)
  const get = await openWeb(drawPage)
  for (const host of ['shop.example', 'gov.example', 'shop.example']) await get('/', { host })
  expect(drawPage).toHaveBeenCalledTimes(2)
})

test('the graph is asked in this process', async () => {
  let answer: Response | undefined
  const get = await openWeb(async ({ fetch }) => {
    const headers = { 'content-type': 'application/json' }
    answer = await fetch('https://shop.example/graphql', { method: 'POST', headers, body: '{"query":"{a}"}' })
    return null
  })
  await get('/')
  expect(await answer?.json()).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }] })
})

test.each<[string, DrawPage]>([
  ['is not whole', async () => null],
  ['fails', () => Promise.reject(new Error('The graph is down.'))],
  ['takes too long', () => new Promise(() => {})],
])('a page whose drawing %s is left to the browser', async (_, drawPage) => {
  const get = await openWeb(drawPage)
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(200)
  expect(body).toContain(EMPTY)
})

test('a page that tells more of its visitor is not drawn', async () => {
  const drawPage = vi.fn<DrawPage>(async () => 'drawn')
  const get = await openWeb(drawPage)
  for (const url of ['/cart', '/accounts/login', '/projects', '/manage', '/nowhere'])
    expect((await get(url)).body).toContain(EMPTY)
  expect(drawPage).not.toHaveBeenCalled()
})

test('a page is sent compressed', async () => {
  const get = await openWeb(async () => '<p>sea</p>'.repeat(500))
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>sea</p>')
})

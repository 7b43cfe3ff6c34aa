import fastify from 'fastify'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { webLog } from '#host/web/log.ts'
import { createPageTemplate } from '#host/web/page.ts'
import { createWeb } from '#host/web/server.ts'
import { openStandIn, type StandIn } from '#tests/graph/support/stand-in.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const SHELL = '<head><title>x</title><!--settings--></head><body></body>'

let main: StandIn

const openWeb = async () => {
  main = await openStandIn()
  main.on('GET /api/v2/shared/a-link/', () => ({ body: { name: 'Lobby of a secret client' } }))
  main.on('GET /api/v2/shared/withdrawn/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  const settings = createSettings({ MAIN_URL: main.url })
  const template = createPageTemplate(settings, SHELL)
  const web = await createWeb({ settings, render: (request) => template.render(request) })
  onTestFinished(() => web.close())
  return web
}

// Compiling the graph takes longer than the first test may.
beforeAll(async () => void (await import('#graph/server.ts')), 60_000)

test('a shared project’s page is not listed, not cached, not told to other sites, and does not name the project', async () => {
  const web = await openWeb()
  const { statusCode, headers, body } = await web.inject('/shared/a-link')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('<meta name="referrer" content="no-referrer">')
  expect(body).not.toContain('Lobby')
})

test('a withdrawn link is a 404 that is not listed and not cached', async () => {
  const { statusCode, headers } = await (await openWeb()).inject('/shared/withdrawn')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
})

test('no browser keeps the page that a reset link opens', async () => {
  const web = await openWeb()
  const cacheOf = async (path: string) => (await web.inject(path)).headers['cache-control']
  expect(await cacheOf('/accounts/reset-password-confirm/an-account/a-token')).toBe('no-store')
  expect(await cacheOf('/accounts/login')).toBe('no-cache')
})

test('the log names the page that was asked for, and never the secret part of its link', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const app = fastify({ logger: { ...webLog({ logLevel: 'info' }), stream } })
  app.setNotFoundHandler(async () => 'a page')
  app.get('/orders/:id/invoice.pdf', async () => 'an invoice')
  for (const url of ['/shared/a-link?from=mail', '/orders/7/invoice.pdf?cart=a-cart', '/elsewhere/a-link'])
    await app.inject(url)
  const said = lines.join('')
  for (const route of ['/shared/:token', '/orders/:id/invoice.pdf', '(unknown)'])
    expect(said).toContain(route)
  expect(said).not.toMatch(/a-link|a-cart/)
})

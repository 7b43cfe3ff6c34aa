import { expect, test } from 'vitest'
import { readSettings } from '#client/app/start/settings.ts'
import { drawPage } from '#client/server.tsx'

const settings = readSettings({ getElementById: () => null } as unknown as Document)

const draw = (path: string, answer: object, status = 200) =>
  drawPage({
    url: `https://shop.example${path}`,
    settings,
    fetch: async () =>
      new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(30_000),
  })

const refuse = (code: string) => ({ data: null, errors: [{ message: 'No.', extensions: { code } }] })

test.each(['/', '/search?q=sea', '/images/dunes', '/collections', '/collections/1', '/artists/1'])(
  '%s is not drawn of a graph that is down',
  async (path) => {
    expect(await draw(path, refuse('UPSTREAM_UNAVAILABLE'))).toBeNull()
  },
)

test('a page that asks for nothing but the visitor, who is nobody, is drawn without a script', async () => {
  const html = await draw('/nowhere', refuse('UNAUTHENTICATED'))
  expect(html).toContain('<h1')
  expect(html).toContain('Sign In')
  expect(html).not.toContain('<script')
})

test('a page that leads elsewhere is left to the browser', async () => {
  expect(await draw('/artists', refuse('UNAUTHENTICATED'))).toBeNull()
})

import { expect, test } from 'vitest'
import { openWebBeforeStandIn } from '../web-stand-in.ts'

const GIVEN = '4f1c2e0a9b7d4c33'

const idOf = async (remoteAddress: string, env: Record<string, string> = {}) => {
  const { web } = await openWebBeforeStandIn(env)
  const { headers } = await web.inject({
    url: '/health/live',
    remoteAddress,
    headers: { 'x-request-id': GIVEN },
  })
  return headers['x-request-id']
}

test('a visitor cannot choose the id of a request', async () => {
  expect(await idOf('203.0.113.9')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a trusted proxy can choose the id of a request', async () => {
  expect(await idOf('203.0.113.9', { TRUSTED_PROXIES: '203.0.113.0/24' })).toBe(GIVEN)
})

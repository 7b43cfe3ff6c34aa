import { expect, test, vi } from 'vitest'
import { announce } from '#host/announce.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const said = (env: Record<string, string>) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  announce(createSettings(env))
  const lines = log.mock.calls.flat()
  log.mockRestore()
  return lines
}

test('the demo shop tells whoever starts it on this machine how to sign in', () => {
  const lines = said({ SEED: 'demo' })
  expect(lines[0]).toBe('ready http://localhost:3000')
  expect(lines).toContain('  staff@aquatint.test / aquatint-demo (staff)')
})

test.each<Record<string, string>>([{ PUBLIC_URL: 'https://shop.example' }, { HOST: '0.0.0.0' }])(
  'with %o the shop starts without demo accounts, and says why',
  (env) => {
    expect(said({ SEED: 'demo', ...env })).toEqual([
      'ready http://localhost:3000',
      '  no demo accounts: HOST, SERVICE_HOST or PUBLIC_URL leads beyond this machine',
    ])
  },
)

test('an empty shop prints no password', () => {
  expect(said({ SEED: 'none' })).toEqual(['ready http://localhost:3000'])
})

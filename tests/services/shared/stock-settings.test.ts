import { expect, test } from 'vitest'
import { readSettings, SettingsError } from '#services/shared/settings.ts'

const SECRET = 'x'.repeat(32)

test('the stock source runs elsewhere with an address and a key, and nowhere without the demo catalogue', () => {
  const elsewhere = { GETTY_API_URL: 'https://api.example.test/', GETTY_API_KEY: 'hunter2' }
  expect(readSettings({ JWT_SECRET: SECRET, ...elsewhere, SEED: 'none' }).stock).toEqual({
    here: false,
    port: 3004,
    url: 'https://api.example.test',
    apiKey: 'hunter2',
    wait: 1_000,
  })
  expect(readSettings({ JWT_SECRET: SECRET, ...elsewhere, GETTY_WAIT_MS: '300' }).stock?.wait).toBe(300)
  expect(() => readSettings({ JWT_SECRET: SECRET, GETTY_WAIT_MS: '20' })).toThrow(
    new SettingsError('Wrong settings: GETTY_WAIT_MS must be at least 50'),
  )
  expect(readSettings({ JWT_SECRET: SECRET, SEED: 'none' }).stock).toBeNull()
})

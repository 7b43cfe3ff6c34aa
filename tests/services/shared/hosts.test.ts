import { expect, test } from 'vitest'
import { addressesOf, createHosts } from '#services/shared/database/hosts.ts'
import { readSettings } from '#services/shared/settings.ts'

const SEVERAL = 'postgres://shop:p%40ss@first:5432,second:5433,[::1]:5434/shop?sslmode=disable'

test.each([
  [
    SEVERAL,
    [
      'postgres://shop:p%40ss@first:5432/shop?sslmode=disable',
      'postgres://shop:p%40ss@second:5433/shop?sslmode=disable',
      'postgres://shop:p%40ss@[::1]:5434/shop?sslmode=disable',
    ],
  ],
  ['postgresql://db/shop', ['postgresql://db/shop']],
  ['postgres://shop@localhost/?host=%2Ftmp%2Fsocket', ['postgres://shop@localhost/?host=%2Ftmp%2Fsocket']],
])('%s is split into one address for each host', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

test('leaving one host twice moves on once, and the first host follows the last', () => {
  const hosts = createHosts('postgres://a,b/shop')
  hosts.leave('postgres://a/shop')
  hosts.leave('postgres://a/shop')
  expect(hosts.current()).toBe('postgres://b/shop')
  hosts.leave('postgres://b/shop')
  expect(hosts.current()).toBe('postgres://a/shop')
})

test('DATABASE_URL may name several hosts, each with a valid address', () => {
  const read = (url: string) => readSettings({ JWT_SECRET: 'x'.repeat(32), DATABASE_URL: url }).databaseUrl
  expect(read(SEVERAL)).toBe(SEVERAL)
  expect(() => read('postgres://shop@first:5432,second:port/shop')).toThrow(
    'Wrong settings: DATABASE_URL must be a postgres:// address',
  )
})

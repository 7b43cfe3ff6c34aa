import { expect, test } from 'vitest'
import { ownNameOf } from '#client/features/orders/own-name.ts'
import { isUnnamed, nameUnnamed } from '#services/main/cart/names.ts'

test.each(['ada', null])('an order says no project that nobody has named, owner %s', (owner) => {
  const label = nameUnnamed(owner)
  expect(isUnnamed(label)).toBe(true)
  expect(ownNameOf({ label })).toBeNull()
})

test('an order says the project’s name that somebody gave it', () => {
  expect(ownNameOf({ label: 'Lobby' })).toBe('Lobby')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeptState } from '#client/effects/kept.ts'
import { openStorage } from '#client/effects/storage.ts'
import { createMemoryStorage } from '#tests/support/client/memory-storage.ts'

const cart = { token: 'a-capability', projectId: '7', isGuest: true }
const visitor = {
  user: { uuid: 'u-1', email: 'ada@example.com', name: '', isStaff: false },
  profile: { userId: 'u-1', currentProject: { id: '7', name: 'Lobby', label: '' } },
}

describe('what is kept between visits', () => {
  test('is read back as it was', () => {
    const storage = createMemoryStorage()
    createKeptState(storage).cart.keep(cart)
    createKeptState(storage).visitor.keep(visitor)
    createKeptState(storage).preferences.keep({ dismissed: ['tips'], uploadsView: 'list' })
    const kept = createKeptState(storage)
    expect(kept.cart.read()).toEqual(cart)
    expect(kept.visitor.read()).toEqual(visitor)
    expect(kept.preferences.read()).toEqual({ dismissed: ['tips'], uploadsView: 'list' })
    kept.cart.forget()
    expect(kept.cart.read()).toBeNull()
  })

  test.each([
    ['is not JSON', '{"version":1,'],
    ['is of another version', JSON.stringify({ version: 0, value: cart })],
    ['lacks a token', JSON.stringify({ version: 1, value: { ...cart, token: undefined } })],
    ['has an empty token', JSON.stringify({ version: 1, value: { ...cart, token: '' } })],
    ['has a number for a token', JSON.stringify({ version: 1, value: { ...cart, token: 7 } })],
    ['is a list', JSON.stringify({ version: 1, value: [cart] })],
    ['is a text', JSON.stringify('cart')],
  ])('is not trusted when it %s', (_, text) => {
    const storage = createMemoryStorage()
    storage.setItem('aquatint.cart', text)
    expect(createKeptState(storage).cart.read()).toBeNull()
  })

  test('never makes a user of anything else', () => {
    const storage = createMemoryStorage()
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        storage.setItem(
          'aquatint.user',
          JSON.stringify({ version: 1, value: { user: value, profile: null } }),
        )
        expect(createKeptState(storage).visitor.read()?.user ?? null).toBeNull()
      }),
    )
  })

  test('costs nothing but the memory when the browser keeps nothing', () => {
    const full: Storage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const kept = createKeptState(full)
    expect(() => kept.cart.keep(cart)).not.toThrow()
    expect(kept.cart.read()).toBeNull()
  })

  test('costs nothing but the memory when the visitor has forbidden it', () => {
    const forbidden = openStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const kept = createKeptState(forbidden)
    kept.cart.keep(cart)
    kept.cart.forget()
    expect(kept.cart.read()).toBeNull()
  })
})

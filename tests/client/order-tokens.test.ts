import { afterEach, expect, test, vi } from 'vitest'
import { forgetOrderTokens, keepOrderToken, orderTokenOf } from '#client/effects/order-tokens.ts'

const storageOf = (kept: Map<string, string>): Storage => ({
  get length() {
    return kept.size
  },
  key: (index) => [...kept.keys()][index] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
})

afterEach(() => vi.unstubAllGlobals())

test("what opens a guest's order is kept for that order, until the session ends", () => {
  const kept = new Map([['aquatint.reloaded', 'once']])
  vi.stubGlobal('sessionStorage', storageOf(kept))
  expect(keepOrderToken('K7Q2-9MXD', 'cart-1')).toBe(true)
  expect(keepOrderToken('A111-1111', 'cart-2')).toBe(true)
  expect(orderTokenOf('K7Q2-9MXD')).toBe('cart-1')
  expect(orderTokenOf('B222-2222')).toBeNull()
  forgetOrderTokens()
  expect(orderTokenOf('K7Q2-9MXD')).toBeNull()
  expect([...kept.keys()]).toEqual(['aquatint.reloaded'])
})

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('sessionStorage', { ...storageOf(new Map()), setItem: () => {} })
  expect(keepOrderToken('K7Q2-9MXD', 'cart-1')).toBe(false)
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { ...storageOf(new Map()), setItem: full })
  expect(keepOrderToken('K7Q2-9MXD', 'cart-1')).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOrderTokens, keepOrderToken, orderTokenOf } from '#client/effects/order-access/order-tokens.ts'

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

const DAY = 86_400_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("the browser keeps the token of a guest's order for that order, beyond a day, until somebody signs out", () => {
  const kept = new Map([['aquatint.reloaded', 'once']])
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  expect(keepOrderToken('K7Q2-9MXD', 'cart-1')).toBe(true)
  expect(keepOrderToken('A111-1111', 'cart-2')).toBe(true)
  vi.advanceTimersByTime(DAY)
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  expect(orderTokenOf('K7Q2-9MXD')).toBe('cart-1')
  expect(orderTokenOf('B222-2222')).toBeNull()
  forgetOrderTokens()
  expect(orderTokenOf('K7Q2-9MXD')).toBeNull()
  expect([...kept.keys()]).toEqual(['aquatint.reloaded'])
})

test("a guest's order token is forgotten after 90 days, unless the order was opened from its mail meanwhile", () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(kept))
  keepOrderToken('K7Q2-9MXD', 'cart-1')
  keepOrderToken('A111-1111', 'cart-2')
  vi.advanceTimersByTime(89 * DAY)
  keepOrderToken('A111-1111', 'cart-2')
  expect(orderTokenOf('K7Q2-9MXD')).toBe('cart-1')
  vi.advanceTimersByTime(DAY)
  expect([orderTokenOf('K7Q2-9MXD'), orderTokenOf('A111-1111')]).toEqual([null, 'cart-2'])
  keepOrderToken('C333-3333', 'cart-3')
  expect([...kept.keys()]).toEqual(['aquatint.order.A111-1111', 'aquatint.order.C333-3333'])
})

test('a browser that cannot keep an order token is reported', () => {
  vi.stubGlobal('localStorage', { ...storageOf(new Map()), setItem: () => {} })
  expect(keepOrderToken('K7Q2-9MXD', 'cart-1')).toBe(false)
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storageOf(new Map()), setItem: full })
  expect(keepOrderToken('K7Q2-9MXD', 'cart-1')).toBe(false)
})

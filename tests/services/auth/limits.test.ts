import { describe, expect, test } from 'vitest'
import { createLimits, type Limits } from '#services/auth/limits/limits.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { createClock } from '#tests/support/services/clock.ts'

const MINUTE = 60_000

/** How many of so many tries are let through, each by the address and account that `who` answers. */
const letThrough = (
  limits: Limits,
  name: keyof Limits,
  tries: number,
  who: (count: number) => [address: string, account: string],
): number => {
  let count = 0
  for (let each = 0; each < tries; each += 1)
    try {
      limits[name].attempt(...who(each))
      count += 1
    } catch (error) {
      if (!(error instanceof Problem && error.status === 429)) throw error
    }
  return count
}

describe.each([
  { name: 'signIn', byAccount: 10, byAddress: 300, minutes: 5, ofAddress: 5 },
  { name: 'register', byAccount: 30, byAddress: 300, minutes: 60, ofAddress: 5 },
  { name: 'changePassword', byAccount: 10, byAddress: 300, minutes: 5, ofAddress: 5 },
  { name: 'requestReset', byAccount: 5, byAddress: 60, minutes: 60, ofAddress: 60 },
  { name: 'confirmReset', byAccount: 20, byAddress: 60, minutes: 60, ofAddress: 60 },
] as const)('$name', ({ name, byAccount, byAddress, minutes, ofAddress }) => {
  test('is tried so often for one account from one address, and again when the time has come', () => {
    const clock = createClock()
    const limits = createLimits(clock)
    const same = (): [string, string] => ['203.0.113.1', 'ada@example.test']
    expect(letThrough(limits, name, byAccount + 5, same)).toBe(byAccount)
    clock.advance(minutes * MINUTE)
    expect(letThrough(limits, name, 1, same)).toBe(1)
  })

  test('is tried so often from one address, whoever it is for, and no other address is counted', () => {
    const clock = createClock()
    const limits = createLimits(clock)
    const anybody = (count: number): [string, string] => ['203.0.113.1', `${count}@example.test`]
    expect(letThrough(limits, name, byAddress + 5, anybody)).toBe(byAddress)
    expect(letThrough(limits, name, 1, () => ['203.0.113.2', 'other@example.test'])).toBe(1)
    clock.advance(ofAddress * MINUTE)
    expect(letThrough(limits, name, 1, anybody)).toBe(1)
  })
})

test('a link is asked for and a password changed so often for one account, from wherever', () => {
  const elsewhere = (count: number): [string, string] => [`203.0.113.${count}`, 'ada@example.test']
  const limits = createLimits(createClock())
  expect(letThrough(limits, 'requestReset', 20, elsewhere)).toBe(5)
  expect(letThrough(limits, 'changePassword', 20, elsewhere)).toBe(10)
})

test('whoever is counted out is told the seconds to wait', () => {
  const clock = createClock()
  const { signIn } = createLimits(clock)
  for (let count = 0; count < 10; count += 1) signIn.attempt('203.0.113.1', 'ada@example.test')
  clock.advance(2 * MINUTE)
  expect(() => signIn.attempt('203.0.113.1', 'ada@example.test')).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '180' } }),
  )
})

import { expect, test } from 'vitest'
import { Hourly } from '#services/content/related/hourly.ts'

const HOUR = 3_600_000
const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 21) + milliseconds)

/** Makes work that counts how often it is done. */
const counting = () => {
  let asked = 0
  return async () => ++asked
}

// Spec 9.3
test('a key is asked for once an hour, however many ask meanwhile', async () => {
  const [hourly, ask] = [new Hourly<number>(9), counting()]
  const both = [hourly.getOrAsk('a', at(0), ask), hourly.getOrAsk('a', at(HOUR - 1), ask)]
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(await hourly.getOrAsk('b', at(1), ask)).toBe(2)
  expect(await hourly.getOrAsk('a', at(HOUR), ask)).toBe(3)
})

test('a key that failed is asked for again', async () => {
  const hourly = new Hourly<number>(9)
  await expect(hourly.getOrAsk('a', at(0), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await hourly.getOrAsk('a', at(1), async () => 7)).toBe(7)
})

test('the oldest keys are forgotten when there are too many', async () => {
  const [hourly, ask] = [new Hourly<number>(2), counting()]
  for (const key of ['a', 'b', 'c']) await hourly.getOrAsk(key, at(0), ask)
  expect(await hourly.getOrAsk('c', at(1), ask)).toBe(3)
  expect(await hourly.getOrAsk('a', at(1), ask)).toBe(4)
})

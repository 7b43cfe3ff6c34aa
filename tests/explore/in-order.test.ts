import { expect, test } from 'vitest'
import { createOrder } from './in-order.ts'

const report = (before: number, ...told: string[]) => ({ load: 'page', before, told })

test('a report that a page sends twice is taken once', () => {
  const take = createOrder()
  expect(take(report(0, 'a', 'b'))).toEqual(['a', 'b'])
  expect(take(report(0, 'a', 'b', 'c'))).toEqual(['c'])
  expect(take(report(2, 'c'))).toEqual([])
})

test('a report that overtakes another waits for it', () => {
  const take = createOrder()
  expect(take(report(2, 'c'))).toEqual([])
  expect(take(report(0, 'a', 'b'))).toEqual(['a', 'b', 'c'])
})

test('pages do not wait for each other', () => {
  const take = createOrder()
  take(report(2, 'c'))
  expect(take({ load: 'another', before: 0, told: ['x'] })).toEqual(['x'])
})

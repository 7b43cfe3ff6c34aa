import { expect, test } from 'vitest'
import { formatCount } from '#client/ui/count-in-words.ts'
import { formatMoney, formatRate, formatShortMoney } from '#client/ui/money.ts'

const CENTS = [0, 5, 99, 100, 99_999, 100_000, 123_456, 123_456_789, -1, -99, -1_250, -100_000, -123_456_700]

// Spec 1.24
test('cents are shown as US dollars', () => {
  expect([0, 5, 123_456, -1_250].map(formatMoney)).toEqual(['$0.00', '$0.05', '$1,234.56', '-$12.50'])
})

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const counts = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

test.each(CENTS)('%i cents are written as the browser’s own formats write them', (cents) => {
  expect(formatMoney(cents)).toBe(dollars.format(cents / 100))
  expect(formatShortMoney(cents)).toBe((cents % 100 === 0 ? whole : dollars).format(cents / 100))
  expect(formatCount(cents)).toBe(counts.format(cents))
})

test.each([0, 0.05, 0.055, 0.0725, 0.1, 0.125, 1])('a rate of %f is written as they write it', (rate) => {
  expect(formatRate(rate)).toBe(percent.format(rate))
})

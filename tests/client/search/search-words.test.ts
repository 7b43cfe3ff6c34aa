import { expect, test } from 'vitest'
import { foundInWords, showInWords } from '#client/features/search/found-in-words.ts'

const page = (total: number, change: { isPartial?: boolean; totalAvailable?: number } = {}) => ({
  total,
  totalAvailable: total,
  isPartial: false,
  ...change,
})

// Spec 2.51, 2.52
test('results are counted in words, with at least before the number where the search stopped counting', () => {
  expect(foundInWords(page(4_975))).toBe('4,975 results')
  expect(foundInWords(page(1))).toBe('1 result')
  expect(foundInWords(page(0))).toBe('0 results')
  expect(foundInWords(page(10_000, { isPartial: true }))).toBe('At least 10,000 results')
})

test('results with one picture per artist say out of how many', () => {
  expect(foundInWords(page(250, { totalAvailable: 4_975 }))).toBe(
    '250 results, one per artist, from 4,975 pictures',
  )
  expect(foundInWords(page(250, { totalAvailable: 10_000, isPartial: true }))).toBe(
    'At least 250 results, one per artist, from 10,000 pictures',
  )
})

test('a link to the results says how many there are', () => {
  expect(showInWords(page(10_000, { isPartial: true }))).toBe('Show at least 10,000 results')
  expect(showInWords(page(250, { totalAvailable: 4_975 }))).toBe('Show 250 results')
  expect(showInWords(null)).toBe('Show results')
})

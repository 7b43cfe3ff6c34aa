import { expect, test } from 'vitest'
import { calibrate } from './calibrate.ts'
import { figuresOf, findWorse } from './kept-figures.ts'

const timing = (p50: number) => ({ p50, p95: p50 * 2 })
const comparison = (name: string, rest: number, graph: number) => ({
  name,
  calls: 300,
  rest: timing(rest),
  graph: timing(graph),
  ratio: graph / rest,
})

// Issue 18, line 6
test('a time is kept as a multiple of the calibration, and a size as it is', () => {
  const javascript = [{ route: '/search', files: 3, gzip: 239.9, brotli: 200 }]
  expect(figuresOf([comparison('add to cart', 10, 12)], javascript, 5)).toEqual({
    'add to cart, REST': 2,
    'add to cart, graph': 2.4,
    'JavaScript of /search, kB gzip': 239.9,
  })
})

test('a figure more than a fifth worse is named with both, and so is one that was not measured', () => {
  const kept = { add: 2, search: 1, read: 3, left: 1 }
  expect(findWorse(kept, { add: 2.6, search: 1.2, read: 1, left: 1, fresh: 9 })).toEqual([
    'add: 2.6 now, 2 before (30 % worse).',
  ])
  expect(findWorse(kept, { add: 2, search: 1, read: 3 })).toEqual(['left: was not measured; it was 1.'])
})

test('the calibration is some milliseconds of work', () => {
  expect(calibrate()).toBeGreaterThan(0.5)
})

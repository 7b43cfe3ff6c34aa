import { expect, test } from 'vitest'
import { createPace } from '#client/effects/upload/pace.ts'

test('progress is told a few times a second at most, with a speed that does not jump', () => {
  let now = 0
  const told: [number, number][] = []
  const pace = createPace(
    () => now,
    (offset, rate) => told.push([offset, rate]),
  )
  for (const [at, offset] of [
    [0, 1_000],
    [100, 2_000],
    [500, 6_000],
    [600, 7_000],
    [1_000, 26_000],
  ] as const) {
    now = at
    pace.take(offset)
  }
  expect(told).toEqual([
    [6_000, 10_000],
    [26_000, 19_000],
  ])
})

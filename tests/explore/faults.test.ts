import { expect, test } from 'vitest'
import { createCalm } from './calm.ts'
import { LONG, planFaults, SHORT, type Weather } from './faults.ts'

const visits: [string, Weather, number, number][] = [
  ['of npm test', SHORT, 60, 1],
  ['that explores', LONG, 180, 2],
]

test.each(visits)(
  'a visit %s has its storms, and then the time to judge what they left',
  (_, weather, seconds, storms) => {
    const plan = planFaults(1, weather, 0, seconds * 1000)
    const stormy = Array.from({ length: seconds * 4 }, (_, quarter) => plan.isStormy(quarter * 250))
    expect(stormy.filter((isStormy, at) => isStormy && !stormy[at - 1])).toHaveLength(storms)
    // 20 s for what a storm leaves, 10 s for what is compared with REST, and some for a busy machine.
    expect((stormy.length - 1 - stormy.lastIndexOf(true)) / 4).toBeGreaterThan(35)
    expect(plan.isResting(seconds * 1000 - 31_000)).toBe(true)
    expect(plan.isResting(seconds * 1000 - 40_000)).toBe(false)
  },
)

test('the same seed brings the same faults', () => {
  const faultsOf = (seed: number) => {
    const plan = planFaults(seed, SHORT, 0, 60_000)
    return Array.from({ length: 20 }, () => [plan.nextFault(), plan.nextBlow()])
  }
  expect(faultsOf(7)).toEqual(faultsOf(7))
  expect(faultsOf(7)).not.toEqual(faultsOf(8))
})

test('calm begins only once the services answer again', () => {
  const calm = createCalm(planFaults(1, SHORT, 0, 60_000), 0)
  expect(calm.calmFor(0)).toBe(60_000)
  expect(calm.calmFor(15_000)).toBe(0)
  calm.wasDown(25_000)
  expect(calm.calmFor(40_000)).toBe(15_000)
})

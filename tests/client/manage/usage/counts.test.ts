import { expect, test } from 'vitest'
import { countTransitions, heatOf, type Usage } from '#client/features/manage/machines/usage/counts.ts'
import { funnelOf, STEPS } from '#client/features/manage/machines/usage/funnel.ts'
import { readUsagePlace, toUsageVariables } from '#client/features/manage/machines/usage/place.ts'
import { allMachines } from '#machines/all.ts'
import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { leaveMessageMachine } from '#machines/leave-message/machine.ts'

const [SUBMITTED = '', LEFT = '', REFUSED = ''] = declaredTransitionsOf(leaveMessageMachine).map(
  ({ key }) => key,
)

const usageOf = (...taken: readonly (readonly [key: string, times: number, visits?: number])[]): Usage => ({
  __typename: 'Usage',
  isCounted: true,
  visits: 100,
  transitions: taken.map(([key, times, visits = times]) => ({
    __typename: 'TransitionUsage',
    machine: key.split(/[.|]/)[0] ?? '',
    key,
    times,
    visits,
  })),
  states: [],
})

test('every transition of a chart has its count, those that nobody took too', () => {
  const counted = countTransitions(leaveMessageMachine, usageOf([SUBMITTED, 7, 5]))
  expect(counted.map(({ transition: { key }, times, visits }) => [key, times, visits])).toEqual([
    [SUBMITTED, 7, 5],
    [LEFT, 0, 0],
    [REFUSED, 0, 0],
  ])
})

test('a transition is coloured against the one that is taken most', () => {
  const colour = (times: number) =>
    heatOf(countTransitions(leaveMessageMachine, usageOf([SUBMITTED, 100], [LEFT, times]))).get(LEFT)
  expect([100, 30, 29, 3, 2, 0].map(colour)).toEqual([
    'often',
    'often',
    'sometimes',
    'sometimes',
    'seldom',
    'never',
  ])
  expect([...heatOf(countTransitions(leaveMessageMachine, usageOf())).values()]).toEqual([
    'never',
    'never',
    'never',
  ])
})

test('each step of the funnel is a transition that a chart declares', () => {
  for (const { machine, begins } of STEPS) {
    const chart = allMachines.find(({ id }) => id === machine)
    const keys = chart ? declaredTransitionsOf(chart).map(({ key }) => key) : []
    expect(
      keys.filter((key) => key.startsWith(begins)),
      begins,
    ).not.toEqual([])
  }
})

test('the funnel says how many visits came how far, and how many of the step before', () => {
  const [found = '', looked = '', added = ''] = STEPS.map(({ begins }) => begins)
  const steps = funnelOf(
    usageOf([`${found}[0]{isBeyond}->`, 90, 3], [`${found}[3]{}->`, 400, 80], [`${looked}[0]{}->`, 60, 40]),
  )
  expect(steps.map(({ visits, share }) => [visits, share])).toEqual([
    [80, null],
    [40, 0.5],
    [0, 0],
    [0, null],
    [0, null],
  ])
  expect(added).not.toBe('')
})

test.each([
  ['', { days: 1, site: null, device: null }],
  ['days=30&site=government&device=phone', { days: 30, site: 'GOVERNMENT', device: 'PHONE' }],
  ['days=7&site=mars&device=toString', { days: 1, site: null, device: null }],
])('an address with "%s" asks for %j', (address, asked) => {
  expect(toUsageVariables(readUsagePlace(new URLSearchParams(address)))).toEqual(asked)
})

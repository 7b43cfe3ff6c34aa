import { describe, expect, test } from 'vitest'
import { gapsOf } from '#client/features/manage/machines/gaps.ts'
import { marksOf } from '#client/features/manage/machines/marks.ts'
import type { WalkedByDriver, WalkedMachine } from '#client/features/manage/machines/walks.ts'
import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { renamingMachine } from '#machines/renaming/machine.ts'

const AT = '2026-11-20T21:00:00.000Z'
const driven = (driver: string, covered: string[], excused: string[] = [], at: string | null = AT) =>
  ({
    driver,
    at,
    commit: 'c31cb18',
    paths: 1,
    steps: 1,
    milliseconds: 1,
    covered,
    unreachable: excused.map((key) => ({ key, reason: 'Nobody can.' })),
  }) satisfies WalkedByDriver

const machine = (waiting: string | null, ...drivers: WalkedByDriver[]): WalkedMachine => ({
  name: 'm',
  states: 2,
  transitions: 4,
  waiting,
  drivers,
  paths: [],
})

const marks = (walked: WalkedMachine) => Object.fromEntries(marksOf(walked, ['a', 'b', 'c', 'd']))

test('a transition is walked by all drivers, by some, by none, or has a reason', () => {
  const walked = machine(null, driven('pure', ['a', 'b', 'd']), driven('browser', ['a'], ['b']))
  expect(marks(walked)).toEqual({ a: 'all', b: 'excused', c: 'none', d: 'some' })
})

test('a driver that has not run marks nothing', () => {
  const walked = machine(null, driven('pure', ['a', 'b', 'c', 'd']), driven('browser', [], [], null))
  expect(marks(walked)).toEqual({ a: 'all', b: 'all', c: 'all', d: 'all' })
  expect(marks(machine(null, driven('pure', [], [], null)))).toEqual({})
})

test('a machine without a screen owes the browser nothing', () => {
  const walked = machine('issue 5', driven('pure', ['a', 'b', 'c', 'd']), driven('browser', []))
  expect(marks(walked)).toEqual({ a: 'all', b: 'all', c: 'all', d: 'all' })
})

describe('the list of what is not walked', () => {
  const [taken = '', excused = '', ...left] = declaredTransitionsOf(renamingMachine).map(({ key }) => key)

  test('names each transition by driver, with its reason where there is one', () => {
    const walked = machine(
      null,
      driven('pure', [taken, excused, ...left]),
      driven('browser', [taken], [excused]),
    )
    const gaps = gapsOf(renamingMachine, walked)
    expect(
      Object.fromEntries(gaps.map(({ transition, driver, reason }) => [transition.key, [driver, reason]])),
    ).toEqual({
      [excused]: ['browser', 'Nobody can.'],
      ...Object.fromEntries(left.map((key) => [key, ['browser', null]])),
    })
  })

  test('is empty for a driver that has not run, and for a browser without a screen', () => {
    const idle = machine(null, driven('browser', [], [], null))
    const waiting = machine('issue 6', driven('browser', []))
    expect([...gapsOf(renamingMachine, idle), ...gapsOf(renamingMachine, waiting)]).toEqual([])
  })
})

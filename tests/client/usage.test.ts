import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createCounter } from '#client/effects/usage/counter.ts'
import { declaredTransitionsOf } from '#machines/chart/transitions.ts'

const lamp = setup({ types: {} as { events: { type: 'pressed' } | { type: 'broken' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: 'on' } },
    on: { on: { pressed: 'off', broken: 'gone' } },
    gone: { type: 'final' },
  },
})
const [PRESSED] = declaredTransitionsOf(lamp).map(({ key }) => key)

let time = 0
beforeEach(() => {
  time = 0
  vi.stubGlobal('innerWidth', 1280)
})
afterEach(() => vi.unstubAllGlobals())

const openCounter = () => {
  const counter = createCounter({ site: 'STANDARD', now: () => time })
  const light = () => createActor(lamp, { inspect: counter.inspect }).start()
  return { counter, light }
}

test('each transition is counted by its name in the chart, and each state by how long it lasted', () => {
  const { counter, light } = openCounter()
  counter.turn(true)
  const one = light()
  time = 100
  one.send({ type: 'pressed' })
  time = 350
  one.send({ type: 'pressed' })
  one.send({ type: 'pressed' })
  time = 400
  expect(counter.take()).toEqual({
    site: 'STANDARD',
    device: 'DESK',
    isNew: true,
    transitions: [
      { machine: 'lamp', key: PRESSED, times: 2, isNew: true },
      { machine: 'lamp', key: 'lamp.on|pressed[0]{}->lamp.off', times: 1, isNew: true },
    ],
    states: [
      { machine: 'lamp', state: 'lamp.off', times: 2, milliseconds: 100, isLast: false },
      { machine: 'lamp', state: 'lamp.on', times: 1, milliseconds: 300, isLast: true },
    ],
  })
})

test('what was told is told no more, and a visit is new once', () => {
  const { counter, light } = openCounter()
  counter.turn(true)
  const one = light()
  one.send({ type: 'pressed' })
  counter.take()
  expect(counter.take()).toBeNull()
  one.send({ type: 'pressed' })
  one.send({ type: 'pressed' })
  const told = counter.take()
  expect(told?.isNew).toBe(false)
  expect(told?.transitions.map(({ key, isNew }) => [key, isNew])).toEqual([
    ['lamp.on|pressed[0]{}->lamp.off', true],
    [PRESSED, false],
  ])
})

test('nothing is counted while it is off, and turning it off forgets', () => {
  const { counter, light } = openCounter()
  const one = light()
  one.send({ type: 'pressed' })
  expect(counter.take()).toBeNull()
  counter.turn(true)
  one.send({ type: 'pressed' })
  counter.turn(false)
  counter.turn(true)
  expect(counter.take()).toMatchObject({ isNew: true, transitions: [], states: [] })
})

test('a machine that has ended is where nobody stopped', () => {
  const { counter, light } = openCounter()
  counter.turn(true)
  const [stopped, ended] = [light(), light()]
  ended.send({ type: 'pressed' })
  ended.send({ type: 'broken' })
  stopped.stop()
  expect(counter.take()?.states.filter(({ isLast }) => isLast)).toEqual([])
})

test('a phone is told from a desk by its width', () => {
  vi.stubGlobal('innerWidth', 390)
  const { counter } = openCounter()
  counter.turn(true)
  expect(counter.take()?.device).toBe('PHONE')
})

test('as much is told as the shop takes, what was taken most first', () => {
  const { counter } = openCounter()
  counter.turn(true)
  const names = Array.from({ length: 300 }, (_, index) => `s${index}`)
  const line = setup({}).createMachine({
    id: 'line',
    initial: 's0',
    states: Object.fromEntries(names.map((name, index) => [name, { on: { go: names[(index + 1) % 300] } }])),
  })
  const one = createActor(line, { inspect: counter.inspect }).start()
  for (let step = 0; step < 301; step += 1) one.send({ type: 'go' })
  const { transitions = [], states = [] } = counter.take() ?? {}
  expect(transitions).toHaveLength(250)
  expect(states).toHaveLength(250)
  expect(transitions[0]).toMatchObject({ key: 'line.s0|go[0]{}->line.s1', times: 2 })
})

import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cover, drivers, findMissing } from './walker/coverage.ts'
import { findDifference } from './walker/difference.ts'
import { readGolden, writeDetours, writeGoldenTable } from './walker/golden.ts'
import { createModel } from './walker/model.ts'
import { planOf } from './walker/plan.ts'
import { findRefusing } from './walker/refused.ts'
import { walks } from './walks.ts'

/** Actors may run in these folders; services run the lifecycles of machines/. */
const folders = ['machines', 'client'].map((name) => join(import.meta.dirname, '..', '..', name))

const chartsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('createMachine('))
    .map((file) => (basename(file) === 'machine.ts' ? dirname(file) : parse(file).name))

test('every machine has a walk, whichever folder it is in', () => {
  expect(walks.map(({ name }) => name).toSorted()).toEqual(folders.flatMap(chartsIn).toSorted())
})

describe.for(walks.map((walk) => [walk.name, walk] as const))('%s', ([, walk]) => {
  test.for(Object.entries(drivers))('takes every declared transition, driven by %s', async ([, create]) => {
    const taken = await cover(create, walk, planOf(walk).paths)
    expect(findMissing(walk, taken)).toEqual([])
    expect(Object.keys(walk.unreachable).filter((key) => taken.has(key))).toEqual([])
  })

  test.for(Object.entries(drivers))(
    'takes every detour as the model does, driven by %s',
    async ([, create]) => {
      const { further } = planOf(walk)
      const taken = await cover(create, walk, further)
      const told = further.flatMap(({ steps }) => steps.flatMap((step) => step.taken))
      expect([...taken].sort()).toEqual([...new Set(told)].sort())
    },
  )

  test('walks at most 25 steps in a path', () => {
    const { paths, further } = planOf(walk)
    expect(Math.max(...[...paths, ...further].map(({ steps }) => steps.length - 1))).toBeLessThanOrEqual(25)
  })

  test('leaves value and context as they are for every refused event', async () => {
    const { paths, further } = planOf(walk)
    const model = createModel(walk.machine)
    for (const { state, snapshot, refused } of findRefusing(walk, [...paths, ...further]))
      for (const event of refused) {
        const { value, context } = model.step(snapshot, event).snapshot
        expect({ value, context }, `${state} refuses ${event.type}`).toEqual({
          value: snapshot.value,
          context: snapshot.context,
        })
      }
  })

  test.for(Object.entries(drivers))(
    'stays in its state for every refused event, driven by %s',
    async ([, create]) => {
      const { paths, further } = planOf(walk)
      const running = findRefusing(walk, [...paths, ...further]).filter(
        ({ snapshot }) => snapshot.status === 'active',
      )
      for (const { state, path, snapshot, refused } of running) {
        const driver = create(walk, path.input)
        for (const { event } of path.steps.slice(1)) await driver.perform(event)
        const taken = [...driver.taken]
        for (const event of refused) {
          await driver.perform(event)
          await driver.assertState(snapshot)
        }
        expect([...driver.taken], `${state} takes nothing of what it refuses`).toEqual(taken)
        driver.stop()
      }
    },
  )

  test('matches its reviewed golden table', async () => {
    const [now, before] = [await writeGoldenTable(walk, planOf(walk)), await readGolden(walk)]
    const isSame = now === before
    const words = isSame
      ? ''
      : `${findDifference(now, before)}\nThe paths that lead there: ${await writeDetours(walk)}`
    expect(isSame, words).toBe(true)
  })
})

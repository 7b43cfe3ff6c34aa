import { expect, test, vi } from 'vitest'
import { quickAdd } from './fixtures/quick-add.ts'
import { keepPaths } from './walker/kept-paths.ts'
import { createTransitionExploration, explore, type Path } from './walker/tour.ts'
import type { Walk } from './walker/walk.ts'

const planTour = (walk: Walk) => explore(walk, createTransitionExploration(walk))

const facts = (paths: readonly Path[]) =>
  paths.map(({ input, steps }) => ({
    input,
    steps: steps.map(({ snapshot: { value, context }, ...step }) => ({ ...step, value, context })),
  }))

test('paths that another process has planned are walked as they were planned', () => {
  const planned = planTour(quickAdd)
  keepPaths(quickAdd, 'tour', () => planned)
  const plan = vi.fn(() => [])
  expect(facts(keepPaths(quickAdd, 'tour', plan))).toEqual(facts(planned))
  expect(plan).not.toHaveBeenCalled()
})

test('what is made of a walk is planned by itself, though it has the same name', () => {
  const narrower = { ...quickAdd, events: quickAdd.events.slice(0, 1) }
  const planned = planTour(narrower)
  expect(keepPaths(narrower, 'tour', () => planned)).toBe(planned)
})

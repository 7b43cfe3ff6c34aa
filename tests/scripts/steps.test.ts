import { expect, test } from 'vitest'
import { inTurn, type Step, sideBySide, when } from '../../scripts/steps.ts'

/** Steps that write down when they begin and end. */
const makeSteps = () => {
  const seen: string[] = []
  const step =
    (name: string, failed = 0): Step =>
    async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      return { passed: 1, failed, notes: failed > 0 ? [`failed: ${name}`] : [] }
    }
  return { seen, step }
}

test('steps in turn wait for each other, and go on after one that failed', async () => {
  const { seen, step } = makeSteps()
  expect(await inTurn(step('one', 1), step('two'))()).toEqual({
    passed: 2,
    failed: 1,
    notes: ['failed: one'],
  })
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('steps side by side begin together, and are told in their order', async () => {
  const { seen, step } = makeSteps()
  const outcome = await sideBySide(inTurn(step('one'), step('two', 1)), step('three', 2))()
  expect(outcome).toEqual({ passed: 3, failed: 3, notes: ['failed: two', 'failed: three'] })
  expect(seen.slice(0, 2)).toEqual(['one begins', 'three begins'])
})

test('a step that is left out counts nothing', async () => {
  const { seen, step } = makeSteps()
  expect(await when(false, step('one'))()).toEqual({ passed: 0, failed: 0, notes: [] })
  expect(await when(true, step('two'))()).toMatchObject({ passed: 1 })
  expect(seen).toEqual(['two begins', 'two ends'])
})

import { expect, test } from 'vitest'
import { usageMachine } from '#machines/usage/machine.ts'
import { selectCanReconsider, selectIsAsking, selectIsCounting } from '#machines/usage/selectors.ts'
import { notFound, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const come = (kept: 'allowed' | 'refused' | null) => runHeld(usageMachine, { kept })

test('nobody is counted before they agree, and who agrees is asked no more', () => {
  const run = come(null)
  expect(selectIsAsking(run.state())).toBe(true)
  run.send({ type: 'page.left' })
  expect(run.calls).toEqual([])
  run.send({ type: 'usage.allowed' })
  expect(selectIsCounting(run.state())).toBe(true)
  expect(selectIsAsking(come('allowed').state())).toBe(false)
  expect(selectIsAsking(come('refused').state())).toBe(false)
})

test('who refuses is counted no more, also when they say so in another tab', () => {
  const run = come('allowed')
  run.send({ type: 'choice.heard', choice: 'refused' })
  expect(selectIsCounting(run.state())).toBe(false)
  run.send({ type: 'page.left' })
  expect(run.calls).toEqual([])
})

test('counts are told each time that the page is left, though the last time was in vain', async () => {
  const run = come('allowed')
  run.send({ type: 'page.left' })
  run.send({ type: 'page.left' })
  await run.refuse('tellCounts', outage)
  expect(selectIsCounting(run.state())).toBe(true)
  run.send({ type: 'page.left' })
  expect(run.calls).toHaveLength(2)
})

test('a shop that no longer counts is told nothing more', async () => {
  const run = come('allowed')
  run.send({ type: 'page.left' })
  await run.refuse('tellCounts', notFound)
  expect(selectIsCounting(run.state())).toBe(false)
  expect(selectCanReconsider(run.state())).toBe(false)
})

import { expect, test } from 'vitest'
import { recordLookupMachine } from '#machines/record-lookup/machine.ts'
import {
  selectEntries,
  selectFailure,
  selectIsNothingFound,
  selectIsPending,
} from '#machines/record-lookup/selectors.ts'
import { vales } from '../../fixtures/console/record-lookup.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const begin = () => runHeld(recordLookupMachine, { resource: 'artist', label: 'Artist' })

// Spec 9.5
test('all are found at first, and others once the typing has rested for 200 ms', async () => {
  const run = begin()
  expect(run.calls.map(({ input }) => input)).toEqual([{ resource: 'artist', words: '' }])
  await run.answer('findEntries', vales)
  run.send({ type: 'words.typed', words: 'a' })
  run.clock.increment(150)
  run.send({ type: 'words.typed', words: ' ada ' })
  run.clock.increment(199)
  expect(run.calls).toHaveLength(1)
  expect(selectEntries(run.state())).toEqual(vales)
  run.clock.increment(1)
  expect(run.calls.at(-1)?.input).toEqual({ resource: 'artist', words: 'ada' })
  expect(selectIsPending(run.state())).toBe(true)
  await run.answer('findEntries', [])
  expect(selectIsNothingFound(run.state())).toBe(true)
})

// Spec 8.10
test('a lookup that fails says of which field, until it is tried again', async () => {
  const run = begin()
  await run.refuse('findEntries', outage)
  expect(selectFailure(run.state())).toBe('Artist lookup error. Please contact customer support.')
  run.send({ type: 'lookup.retried' })
  expect(selectFailure(run.state())).toBeNull()
  await run.answer('findEntries', vales)
  expect(selectEntries(run.state())).toEqual(vales)
})

import { expect, test } from 'vitest'
import { projectSearchMachine } from '#machines/project-search/machine.ts'
import {
  selectFailure,
  selectIsNothingFound,
  selectIsPending,
  selectProjects,
} from '#machines/project-search/selectors.ts'
import { lobbies } from '../../fixtures/project-search.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const typed = (...all: string[]) => {
  const run = runHeld(projectSearchMachine)
  for (const words of all) run.send({ type: 'words.typed', words })
  return run
}

// Spec 9.6
test('a search asks once for what was typed, 300 ms after the last key', () => {
  const run = typed('l', 'lo', ' lob ')
  run.clock.increment(299)
  expect(run.calls).toEqual([])
  expect(selectIsPending(run.state())).toBe(true)
  run.clock.increment(1)
  expect(run.calls.map(({ input }) => input)).toEqual([{ words: 'lob' }])
})

test('projects that were found for other words are never shown', async () => {
  const run = typed('lob')
  run.clock.increment(300)
  run.send({ type: 'words.typed', words: 'office' })
  run.clock.increment(300)
  await run.answer('findProjects', [])
  expect(run.calls.map(({ input }) => input)).toEqual([{ words: 'lob' }, { words: 'office' }])
  expect(selectProjects(run.state())).toEqual([])
  expect(selectIsNothingFound(run.state())).toBe(true)
})

test('the projects found are dropped with their words, and when the search is left', async () => {
  for (const event of [{ type: 'words.typed', words: '  ' }, { type: 'search.left' }] as const) {
    const run = typed('lob')
    run.clock.increment(300)
    await run.answer('findProjects', lobbies)
    expect(selectProjects(run.state())).toEqual(lobbies)
    expect(selectIsNothingFound(run.state())).toBe(false)
    run.send(event)
    expect(selectProjects(run.state())).toEqual([])
    expect([selectIsPending(run.state()), selectIsNothingFound(run.state())]).toEqual([false, false])
  }
})

// Spec 8.10
test('a failed search says so in the words of a lookup, and is asked again at once', async () => {
  const run = typed('lob')
  run.clock.increment(300)
  await run.refuse('findProjects', outage)
  expect(selectFailure(run.state())).toBe('Project lookup error. Please contact customer support.')
  run.send({ type: 'search.retried' })
  expect(selectFailure(run.state())).toBeNull()
  await run.answer('findProjects', lobbies)
  expect(selectProjects(run.state())).toEqual(lobbies)
})

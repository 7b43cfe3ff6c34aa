import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, preferencesMachine } from '#machines/preferences/machine.ts'
import { selectIsDismissed, selectPreferences } from '#machines/preferences/selectors.ts'
import { runHeld } from './walker/held-actor.ts'

test('what is set stays, and the rest has its default', () => {
  const run = runHeld(preferencesMachine)
  run.send({ type: 'preferences.changed', change: { searchAdvanced: true } })
  expect(selectPreferences(run.state())).toEqual({ ...DEFAULT_PREFERENCES, searchAdvanced: true })
})

test('a notice dismissed stays dismissed until signing out', () => {
  const run = runHeld(preferencesMachine)
  run.send({ type: 'notice.dismissed', notice: 'search-tips' })
  run.send({ type: 'notice.dismissed', notice: 'search-tips' })
  expect(selectPreferences(run.state()).dismissed).toEqual(['search-tips'])
  expect(selectIsDismissed('search-tips')(run.state())).toBe(true)
  run.send({ type: 'preferences.cleared' })
  expect(selectPreferences(run.state())).toEqual(DEFAULT_PREFERENCES)
})

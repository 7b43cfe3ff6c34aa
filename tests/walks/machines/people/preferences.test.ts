import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { revive } from '#machines/journal/revive.ts'
import { DEFAULT_PREFERENCES, preferencesMachine } from '#machines/preferences/machine.ts'
import { preferencesMigrations } from '#machines/preferences/migrations.ts'
import { selectIsDismissed, selectPreferences } from '#machines/preferences/selectors.ts'
import { runHeld } from '../../walker/held-actor.ts'

// Spec 3.29
test('the preferences are those of the specification', () => {
  expect(selectPreferences(runHeld(preferencesMachine).state())).toEqual({
    showAllFields: false,
    showRaw: false,
    uploadsView: 'grid',
    artistArtView: 'grid',
    artistUploadTips: true,
    searchAdvanced: false,
    searchRefresh: true,
    dismissed: [],
  })
})

test('a preference that is set stays, and every other has its default', () => {
  const run = runHeld(preferencesMachine)
  run.send({ type: 'preferences.changed', change: { searchAdvanced: true } })
  expect(selectPreferences(run.state())).toEqual({ ...DEFAULT_PREFERENCES, searchAdvanced: true })
})

// Spec 3.28
test('filters apply at once unless set otherwise', () => {
  const run = runHeld(preferencesMachine)
  expect(selectPreferences(run.state()).searchRefresh).toBe(true)
  run.send({ type: 'preferences.changed', change: { searchRefresh: false } })
  expect(selectPreferences(run.state()).searchRefresh).toBe(false)
})

test('filters apply at once for a visitor from the version that had this off and no switch', () => {
  const context = { ...DEFAULT_PREFERENCES, searchRefresh: false, dismissed: ['search-tips'] }
  const run = createActor(preferencesMachine, {
    snapshot: preferencesMachine.resolveState({ value: 'kept', context }),
  })
  const state = run.getPersistedSnapshot()
  const snapshot = { stream: 'preferences', seq: 7, at: 0, machineVersion: '1', state, timers: [] }
  const revived = revive(preferencesMachine, 'preferences', {
    read: () => ({ stream: 'preferences', snapshot, entries: [] }),
    migrations: { preferences: preferencesMigrations },
  })
  expect(revived.snapshot.context).toEqual({ ...context, searchRefresh: true })
})

// Spec 4.6
test('a dismissed notice stays dismissed until signing out', () => {
  const run = runHeld(preferencesMachine)
  run.send({ type: 'notice.dismissed', notice: 'search-tips' })
  run.send({ type: 'notice.dismissed', notice: 'search-tips' })
  expect(selectPreferences(run.state()).dismissed).toEqual(['search-tips'])
  expect(selectIsDismissed('search-tips')(run.state())).toBe(true)
  run.send({ type: 'preferences.cleared' })
  expect(selectPreferences(run.state())).toEqual(DEFAULT_PREFERENCES)
})

import { expect, test } from 'vitest'
import { exportingMachine } from '#machines/exporting/machine.ts'
import { selectFailure, selectIsOpening } from '#machines/exporting/selectors.ts'
import { catalogueOutage, forbidden } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const wanted = {
  format: 'csv',
  isCompressed: false,
  ids: null,
  refusedOf: null,
  search: 'vale',
  ordering: null,
  filters: {},
} as const

test('a file is asked for one at a time, and is told where it is', async () => {
  const run = runHeld(exportingMachine, { resource: 'artist' })
  run.send({ type: 'export.asked', ...wanted })
  expect(selectIsOpening(run.state())).toBe(true)
  run.send({ type: 'export.asked', ...wanted, format: 'jsonl' })
  expect(run.calls.map(({ input }) => input)).toEqual([{ resource: 'artist', ...wanted }])
  await run.answer('openExport', { href: '/exports/link-1' })
  expect(run.told).toEqual([{ type: 'export.ready', href: '/exports/link-1' }])
  expect(selectIsOpening(run.state())).toBe(false)
})

test('a file that cannot be had says why, until the next one is asked for', async () => {
  const run = runHeld(exportingMachine, { resource: 'artist' })
  run.send({ type: 'export.asked', ...wanted })
  await run.refuse('openExport', forbidden)
  expect(selectFailure(run.state())).toEqual({ kind: 'refused', message: forbidden.message })
  run.send({ type: 'export.asked', ...wanted })
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('openExport', catalogueOutage)
  expect(selectFailure(run.state())?.kind).toBe('unavailable')
})

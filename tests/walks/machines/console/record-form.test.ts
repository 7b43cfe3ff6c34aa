import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginForm, findVersion } from '#machines/record-form/context.ts'
import { UNDECIDED } from '#machines/record-form/failure.ts'
import { recordFormMachine } from '#machines/record-form/machine.ts'
import {
  selectConflicts,
  selectDraft,
  selectFailure,
  selectFieldErrors,
  selectFinalFailure,
  selectIsBusy,
  selectIsDecided,
  selectIsLoading,
  selectIsOpen,
  selectIsSaving,
  selectLoadFailure,
  selectMayReload,
} from '#machines/record-form/selectors.ts'
import {
  bothConflict,
  conflict,
  deleted,
  keyUsed,
  loaded,
  merged,
  noRecord,
  renamed,
  saved,
  submission,
  typed,
  typedCode,
  unformatted,
  wrongAtBoth,
} from '../../fixtures/console/record-form.ts'
import { expired, forbidden, outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const submitted = { type: 'form.submitted', ...submission } as const
const retyped = { type: 'field.typed', ...typed } as const
const ada = { owner: 'u-staff', resource: 'artist', id: '7' }

const open = async (input: typeof ada | (Omit<typeof ada, 'id'> & { id: null }) = ada) => {
  const run = runHeld(recordFormMachine, input)
  await run.answer('loadForm', input.id === null ? { ...loaded, version: null, values: {} } : loaded)
  return run
}
const submit = async () => {
  const run = await open()
  run.send(retyped)
  run.send(submitted)
  return run
}
type Run = Awaited<ReturnType<typeof open>>
const said = (run: Run) => run.told.map(({ type }) => type)
const conflicting = async () => {
  const run = await submit()
  await run.answer('saveRecord', conflict)
  await run.answer('loadForm', { ...renamed, version: 4 })
  return run
}

// Spec 7.40
test('a record without metadata is shown as it comes, which is said as a warning', async () => {
  const run = runHeld(recordFormMachine, ada)
  expect(selectIsLoading(run.state())).toBe(true)
  await run.answer('loadForm', unformatted)
  expect(said(run)).toEqual(['layout.lacking'])
  expect(selectIsOpen(run.state())).toBe(true)
})

// Spec 8.8
test.for([
  [outage, 'unavailable', 'Please try reloading the page. Contact customer support if this persists.'],
  [noRecord, 'gone', 'There is no such record.'],
  [forbidden, 'forbidden', forbidden.message],
] as const)('a form that cannot be loaded says so until it is: %s', async ([refusal, kind, message]) => {
  const run = runHeld(recordFormMachine, ada)
  await run.refuse('loadForm', refusal)
  expect(selectLoadFailure(run.state())).toEqual({ kind, message })
  expect(said(run)).toEqual(['load.failed'])
  run.send({ type: 'form.reloaded' })
  expect(selectLoadFailure(run.state())).toBeNull()
})

test('only what was changed is sent, with the version that the change began from', async () => {
  const run = await submit()
  expect(run.calls.at(-1)?.input).toEqual({
    resource: 'artist',
    id: '7',
    version: 3,
    values: { name: 'Ada V.' },
    idempotencyKey: 'key-1',
  })
  await run.answer('saveRecord', merged)
  expect(run.told).toEqual([
    { type: 'record.saved', id: '7', merged: merged.kind === 'saved' && merged.merged },
  ])
})

test('a field that holds what the record has is no change', async () => {
  const run = await open()
  run.send(retyped)
  expect(selectIsBusy(run.state())).toBe(true)
  run.send({ type: 'field.restored', field: 'name' })
  expect(selectDraft(run.state())).toEqual({})
  expect(selectIsBusy(run.state())).toBe(false)
  run.send({ ...submitted, values: {} })
  expect(said(run)).toEqual(['form.left'])
})

test('what was typed is there when the form is loaded again, and begins from the newer record', async () => {
  const run = await open()
  run.send({ type: 'field.typed', ...typedCode })
  expect(selectMayReload(run.state())).toBe(true)
  run.send({ type: 'form.reloaded' })
  await run.answer('loadForm', renamed)
  expect(selectDraft(run.state())).toEqual({ royalty_code: 'AV' })
  run.send(submitted)
  expect(run.calls.at(-1)?.input).toMatchObject({ version: renamed.version })
})

test('a change of what somebody else has changed since still begins from where it began', async () => {
  const run = await open()
  run.send(retyped)
  run.send({ type: 'form.reloaded' })
  await run.answer('loadForm', renamed)
  run.send(submitted)
  expect(run.calls.at(-1)?.input).toMatchObject({ version: loaded.version })
})

test('a conflict is decided field by field, and saved from the version that it was seen at', async () => {
  const run = await conflicting()
  expect(selectConflicts(run.state())).toEqual([
    expect.objectContaining({ theirs: 'Ada Vale-Byrne', mine: 'Ada V.' }),
  ])
  expect(selectDraft(run.state())).toEqual({ name: 'Ada V.' })
  run.send(submitted)
  expect(selectFailure(run.state())).toEqual(UNDECIDED)
  run.send({ type: 'conflict.kept', field: 'name' })
  expect(selectIsDecided(run.state())).toBe(true)
  run.send(submitted)
  expect(run.calls.at(-1)?.input).toMatchObject({ version: 4 })
  expect(selectConflicts(run.state())).toEqual([])
})

test('theirs can be taken, and what was typed is there again when that was a mistake', async () => {
  const run = await conflicting()
  run.send({ type: 'conflict.taken', field: 'name' })
  expect(selectDraft(run.state())).toEqual({})
  run.send({ type: 'conflict.kept', field: 'name' })
  expect(selectDraft(run.state())).toEqual({ name: 'Ada V.' })
  run.send({ type: 'conflict.taken', field: 'name' })
  run.send({ ...submitted, values: {} })
  expect(said(run).at(-1)).toBe('form.left')
})

test('editing further decides a conflict too', async () => {
  const run = await conflicting()
  run.send({ ...retyped, typed: 'Ada Vale-B.', began: 'Ada Vale-Byrne' })
  expect(selectIsDecided(run.state())).toBe(true)
})

test('a conflict of a field that was not typed is only a newer version', async () => {
  const run = await submit()
  await run.answer('saveRecord', bothConflict)
  expect(selectConflicts(run.state()).map(({ field }) => field)).toEqual(['name'])
})

test('what is decided stays when the form is loaded again', async () => {
  const run = await conflicting()
  run.send({ type: 'conflict.kept', field: 'name' })
  run.send({ type: 'form.reloaded' })
  await run.answer('loadForm', { ...renamed, version: 4 })
  expect(selectConflicts(run.state())).toHaveLength(1)
  expect(selectIsDecided(run.state())).toBe(true)
  expect(run.state().matches('conflicting')).toBe(true)
})

test('nothing that is undecided is left out as unchanged', async () => {
  const run = await conflicting()
  run.send({ ...submitted, values: {} })
  expect(run.state().matches('conflicting')).toBe(true)
})

// Spec 5.20, 8.4
test('what the server says stands at its field, and beside it what belongs to none', async () => {
  const run = await submit()
  await run.refuse('saveRecord', wrongAtBoth)
  expect(selectFieldErrors(run.state())).toEqual({ name: 'This field may not be blank.' })
  expect(selectFailure(run.state())).toMatchObject({ kind: 'invalid', others: ['The list is full.'] })
  expect(selectDraft(run.state())).toEqual({ name: 'Ada V.' })
})

test('a save whose answer was lost is sent again under the same key, whatever refusal follows', async () => {
  const run = await submit()
  for (const refusal of [outage, expired, throttled]) {
    await run.refuse('saveRecord', refusal)
    run.send({ ...submitted, idempotencyKey: 'key-2' })
  }
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1' })
})

test('something else that was saved before is said, and the next try is another', async () => {
  const run = await submit()
  await run.refuse('saveRecord', keyUsed)
  expect(selectFailure(run.state())).toMatchObject({
    message: expect.stringMatching(/^Your first try was saved/),
  })
  run.send({ ...submitted, idempotencyKey: 'key-2' })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-2' })
  const made = await open({ ...ada, id: null })
  made.send(submitted)
  await made.refuse('saveRecord', keyUsed)
  expect(selectFailure(made.state())).toMatchObject({
    message: expect.stringContaining('Check the list'),
  })
})

test.for([deleted, forbidden])(
  'a record that can never be saved keeps what was typed: %s',
  async (refusal) => {
    const run = await submit()
    await run.refuse('saveRecord', refusal)
    expect(selectFinalFailure(run.state())).toMatchObject({ message: refusal.message })
    expect(selectIsOpen(run.state())).toBe(false)
    expect(selectDraft(run.state())).toEqual({ name: 'Ada V.' })
  },
)

test('a draft goes with its owner, and stays while they may come back', async () => {
  const run = await submit()
  await run.refuse('saveRecord', expired)
  run.send({ type: 'signedIn', account: 'u-staff' })
  expect(selectDraft(run.state())).toEqual({ name: 'Ada V.' })
  run.send({ type: 'signedIn', account: 'u-ada' })
  expect(run.state().matches('dropped')).toBe(true)
})

test('saving goes on while it is not looked at, and is said once', async () => {
  const run = await submit()
  run.send(submitted)
  run.send({ type: 'form.reloaded' })
  expect(selectIsSaving(run.state())).toBe(true)
  await run.answer('saveRecord', saved)
  expect(said(run)).toEqual(['record.saved'])
})

test('changes begin from the newer record unless one of their fields was changed in it', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null))
  const values = fc.dictionary(fc.constantFrom('name', 'bio', 'code'), value)
  fc.assert(
    fc.property(values, values, (began, now) => {
      const version = findVersion({ ...beginForm(ada), version: 3, began }, { version: 9, values: now })
      const isTouched = Object.entries(began).some(([field, before]) => now[field] !== before)
      expect(version).toBe(isTouched ? 3 : 9)
    }),
  )
})

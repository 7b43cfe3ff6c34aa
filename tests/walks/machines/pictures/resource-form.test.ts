import { expect, test } from 'vitest'
import { alertsOf } from '#machines/resource-form/failure.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectFinalFailure,
  selectIsOutdated,
  selectIsSaving,
  selectLoadFailure,
} from '#machines/resource-form/selectors.ts'
import { deleted, outdated, submission, wrongAtBoth, wrongAtNone } from '../../fixtures/resource-form.ts'
import { expired, forbidden, invalid, notFound, outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const submitted = { type: 'form.submitted', ...submission } as const

const fill = async (id: string | null = null) => {
  const run = runHeld(resourceFormMachine, { resource: 'collections', id })
  await run.answer('loadForm', undefined)
  return run
}
const submit = async () => {
  const run = await fill()
  run.send(submitted)
  return run
}
type Run = Awaited<ReturnType<typeof fill>>
const alerts = (run: Run) => {
  const failure = selectFailure(run.state())
  return failure ? alertsOf(failure) : []
}

// Spec 8.8
test('a form that cannot be loaded says so until it is loaded', async () => {
  const run = runHeld(resourceFormMachine, { resource: 'collections', id: '7' })
  expect(run.calls[0]?.input).toEqual({ resource: 'collections', id: '7' })
  await run.refuse('loadForm', outage)
  expect(selectLoadFailure(run.state())).toEqual({
    kind: 'unavailable',
    message: 'Please try reloading the page. Contact customer support if this persists.',
  })
  expect(run.told).toEqual([
    { type: 'load.failed', failure: expect.objectContaining({ kind: 'unavailable' }) },
  ])
  run.send({ type: 'form.reloaded' })
  expect(selectLoadFailure(run.state())).toBeNull()
  await run.refuse('loadForm', notFound)
  expect(selectLoadFailure(run.state())).toEqual({ kind: 'gone', message: 'Not found.' })
})

// Spec 5.1, 5.2
test('a form that the browser finds invalid is not sent', async () => {
  const run = await fill()
  run.send({ ...submitted, isValid: false })
  expect(run.calls.map(({ id }) => id)).toEqual(['loadForm'])
  expect(alerts(run)).toEqual([{ text: 'Form failed client-side validation', persistent: false }])
  expect(run.told.map(({ type }) => type)).toEqual(['save.failed'])
})

test('a record is created, or updated from the version that was seen', async () => {
  const create = await submit()
  expect(create.calls.at(-1)?.input).toEqual({
    resource: 'collections',
    id: null,
    values: submission.values,
    version: null,
    idempotencyKey: 'key-1',
  })
  await create.answer('saveRecord', { id: '7' })
  expect(create.told).toEqual([{ type: 'record.saved', id: '7' }])
  expect(create.state().status).toBe('done')
  const edit = await fill('7')
  edit.send({ ...submitted, version: 3 })
  expect(edit.calls.at(-1)?.input).toMatchObject({ id: '7', version: 3 })
})

test('submitting twice saves once', async () => {
  const run = await submit()
  run.send(submitted)
  expect(run.calls.filter(({ id }) => id === 'saveRecord')).toHaveLength(1)
})

// Spec 5.20, 5.21
test('an error stands at its field, and the focus goes to the first of them on the screen', async () => {
  const run = await submit()
  await run.refuse('saveRecord', invalid({ description: 'Too long.', name: 'This field is required.' }))
  expect(selectFieldErrors(run.state())).toEqual({
    description: 'Too long.',
    name: 'This field is required.',
  })
  expect(run.told.at(-1)).toEqual({ type: 'focus.wanted', field: 'name' })
  expect(alerts(run)).toEqual([])
  run.send(submitted)
  expect(selectFieldErrors(run.state())).toEqual({})
})

// Spec 8.4
test('errors of no one field are shown in alerts that can be dismissed', async () => {
  const run = await submit()
  await run.refuse('saveRecord', wrongAtNone)
  expect(alerts(run)).toEqual([
    { text: 'The dates overlap.', persistent: false },
    { text: 'The list is full.', persistent: false },
  ])
  expect(run.told.map(({ type }) => type)).toEqual(['save.failed'])
})

// Spec 8.4
test('errors of no one field are shown beside errors of a field', async () => {
  const run = await submit()
  await run.refuse('saveRecord', wrongAtBoth)
  expect(alerts(run)).toEqual([{ text: 'The list is full.', persistent: false }])
  expect(selectFieldErrors(run.state())).toEqual({ name: 'This field may not be blank.' })
})

// Spec 8.5
test('errors of fields that are not on the screen are listed in an alert that stays', async () => {
  const run = await submit()
  await run.refuse('saveRecord', invalid({ owner: 'Unknown.', group: 'Full.' }))
  expect(alerts(run)).toEqual([
    {
      text: 'Invalid hidden fields. Please contact support.',
      items: ['owner: Unknown.', 'group: Full.'],
      persistent: true,
    },
  ])
  expect(selectFieldErrors(run.state())).toEqual({})
})

// Spec 8.6, 8.7
test.for([
  [invalid({}), 'rejected', 'Invalid input. Please contact support.'],
  [throttled, 'refused', 'Too many attempts. Please try again in 5 minutes.'],
  [expired, 'expired', expired.message],
  [outage, 'unanswered', 'The project service is not available right now.'],
  [new TypeError('fetch failed'), 'unanswered', 'We couldn’t reach the shop.'],
] as const)('%s is shown as %s, in an alert that stays', async ([error, kind, text]) => {
  const run = await submit()
  await run.refuse('saveRecord', error)
  expect(selectFailure(run.state())?.kind).toBe(kind)
  expect(alerts(run)).toEqual([{ text, persistent: true }])
})

test.for([
  [deleted, 'gone'],
  [forbidden, 'forbidden'],
] as const)(
  'a record that can never be saved is not sent again, and its form can only be left: %s',
  async ([error, kind]) => {
    const run = await submit()
    expect(selectFinalFailure(run.state())).toBeNull()
    await run.refuse('saveRecord', error)
    expect(selectFinalFailure(run.state())).toEqual({ kind, message: error.message })
    expect(run.told.map(({ type }) => type)).toEqual(['save.failed'])
    run.send(submitted)
    expect(selectFinalFailure(run.state())?.kind).toBe(kind)
    run.send({ type: 'form.cancelled' })
    expect(run.told.at(-1)).toEqual({ type: 'form.left' })
  },
)

test('a record that may have been saved is never sent under another key, whatever refusal follows', async () => {
  const run = await submit()
  await run.refuse('saveRecord', outage)
  for (const refusal of [expired, invalid({ name: 'Too long.' }), throttled]) {
    run.send({ ...submitted, idempotencyKey: 'key-2' })
    await run.refuse('saveRecord', refusal)
  }
  run.send({ ...submitted, idempotencyKey: 'key-3', values: { name: 'Sea' } })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1', values: { name: 'Sea' } })
})

test('somebody else’s save is shown beside what was typed, which can then be saved over it', async () => {
  const run = await fill('7')
  run.send({ ...submitted, version: 3 })
  await run.refuse('saveRecord', outdated)
  expect(selectIsOutdated(run.state())).toBe(true)
  expect(run.told.map(({ type }) => type)).toEqual(['save.failed', 'record.outdated'])
  run.send({ ...submitted, version: 4, idempotencyKey: 'key-2' })
  expect(run.calls.at(-1)?.input).toMatchObject({ version: 4, idempotencyKey: 'key-2' })
})

test('a form can be left unless it is being saved', async () => {
  const run = await fill()
  run.send({ type: 'form.cancelled' })
  expect(run.told).toEqual([{ type: 'form.left' }])
  const saving = await submit()
  saving.send({ type: 'form.cancelled' })
  expect(selectIsSaving(saving.state())).toBe(true)
})

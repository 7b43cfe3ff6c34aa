import { expect, test } from 'vitest'
import { savedViewMachine } from '#machines/saved-view/machine.ts'
import {
  selectFailure,
  selectHasFailed,
  selectIsDeleting,
  selectIsFinal,
  selectIsNaming,
  selectIsOvertaken,
  selectIsPending,
  selectIsRenaming,
  selectNameError,
  selectViewId,
} from '#machines/saved-view/selectors.ts'
import { changed, taken } from '../../fixtures/console/saved-view.ts'
import { forbidden, invalid, notFoundAt, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const resource = 'artist'
const view = { id: '7', version: 3 }
const content = { search: 'vale', ordering: null, filters: { active: 'true' }, columns: null }
const idle = { resource, view: null, content: null, sent: null, failure: null }

const run = () => runHeld(savedViewMachine, { resource })
const submit = (name: string, idempotencyKey: string, isShared = false) =>
  ({ type: 'name.submitted', name, isShared, idempotencyKey }) as const
const save = () => {
  const held = run()
  held.send({ type: 'saving.begun', content })
  held.send(submit('Portal', 'key-1', true))
  return held
}
const rename = () => {
  const held = run()
  held.send({ type: 'renaming.begun', view })
  held.send(submit('Others', 'key-1'))
  return held
}
const change = () => {
  const held = run()
  held.send({ type: 'change.asked', view, change: { content }, idempotencyKey: 'key-1' })
  return held
}
const remove = () => {
  const held = run()
  held.send({ type: 'deletion.asked', view })
  held.send({ type: 'deletion.confirmed', idempotencyKey: 'key-1' })
  return held
}

test('a new view keeps what the list showed, once, and its id is told', async () => {
  const held = save()
  held.send(submit('Portal', 'key-2', true))
  held.send({ type: 'work.dismissed' })
  const input = { resource, name: 'Portal', isShared: true, content, idempotencyKey: 'key-1' }
  expect(held.calls).toMatchObject([{ id: 'createView', input }])
  expect(selectIsPending(held.state())).toBe(true)
  await held.answer('createView', { id: '8' })
  expect(held.told).toEqual([{ type: 'view.made', id: '8' }])
  expect(held.state().value).toBe('idle')
  expect(held.state().context).toEqual(idle)
})

test('a name that is taken is said at the field, and another one is tried under another key', async () => {
  const held = save()
  await held.refuse('createView', taken)
  expect(selectIsNaming(held.state())).toBe(true)
  expect(selectNameError(held.state())).toBe('There is a view of this name already.')
  held.send(submit('Portal 2', 'key-2', true))
  expect(selectFailure(held.state())).toBeNull()
  expect(held.calls.at(-1)?.input).toMatchObject({ name: 'Portal 2', content, idempotencyKey: 'key-2' })
})

test('what is wrong with the list is said of no field', async () => {
  const held = save()
  await held.refuse('createView', invalid({ filters: 'Ensure this field has no more than 20 elements.' }))
  expect(selectNameError(held.state())).toBeNull()
  expect(selectFailure(held.state())?.message).toBe('Ensure this field has no more than 20 elements.')
})

test('the same is sent again under its first key, and shared or not is not the same', async () => {
  const held = save()
  await held.refuse('createView', outage)
  held.send(submit('Portal', 'key-2', true))
  expect(held.calls.at(-1)?.input).toMatchObject({ isShared: true, idempotencyKey: 'key-1' })
  await held.refuse('createView', outage)
  held.send(submit('Portal', 'key-3'))
  expect(held.calls.at(-1)?.input).toMatchObject({ isShared: false, idempotencyKey: 'key-3' })
})

test('a view gets another name on the version that was read', async () => {
  const held = rename()
  expect(selectIsRenaming(held.state())).toBe(true)
  expect(selectViewId(held.state())).toBe('7')
  expect(held.calls).toMatchObject([
    { id: 'changeView', input: { resource, view, change: { name: 'Others' }, idempotencyKey: 'key-1' } },
  ])
  await held.answer('changeView', undefined)
  expect(held.told).toEqual([{ type: 'view.changed', id: '7' }])
})

test('what the list shows is saved into its view, and tried again under its key', async () => {
  const held = change()
  await held.refuse('changeView', outage)
  expect(selectHasFailed(held.state())).toBe(true)
  held.send({ type: 'change.retried' })
  expect(selectFailure(held.state())).toBeNull()
  expect(held.calls.at(-1)?.input).toEqual({ resource, view, change: { content }, idempotencyKey: 'key-1' })
  await held.answer('changeView', undefined)
  expect(held.told).toEqual([{ type: 'view.changed', id: '7' }])
  expect(held.state().context).toEqual(idle)
})

test('whoever may not is not asked to try again', async () => {
  const held = change()
  await held.refuse('changeView', forbidden)
  expect(selectIsFinal(held.state())).toBe(true)
  held.send({ type: 'work.dismissed' })
  expect(held.state().context).toEqual(idle)
})

test.for([
  [rename, changed, 'Someone else changed this view.'],
  [change, changed, 'Someone else changed this view.'],
  [change, notFoundAt('id'), 'This view is no longer available.'],
] as const)('what somebody else made of it is read again: %#', async ([begin, refusal, message]) => {
  const held = begin()
  await held.refuse('changeView', refusal)
  expect(selectIsOvertaken(held.state())).toBe(true)
  expect(selectFailure(held.state())).toEqual({ kind: 'overtaken', message })
  held.send({ type: 'reading.asked' })
  expect(selectIsOvertaken(held.state())).toBe(true)
  expect(held.calls.at(-1)).toMatchObject({ id: 'readViews', input: { resource } })
  await held.refuse('readViews', outage)
  expect(selectFailure(held.state())?.kind).toBe('unavailable')
  held.send({ type: 'reading.asked' })
  await held.answer('readViews', undefined)
  expect(held.state().context).toEqual(idle)
  expect(held.told).toEqual([])
})

test('a view is deleted after that was confirmed, once, however often its answer is lost', async () => {
  const held = run()
  held.send({ type: 'deletion.asked', view })
  expect(selectIsDeleting(held.state())).toBe(true)
  expect(held.calls).toEqual([])
  held.send({ type: 'deletion.confirmed', idempotencyKey: 'key-1' })
  await held.refuse('deleteView', outage)
  held.send({ type: 'deletion.confirmed', idempotencyKey: 'key-2' })
  expect(held.calls.map(({ input }) => input)).toEqual(
    Array(2).fill({ resource, id: '7', idempotencyKey: 'key-1' }),
  )
  await held.answer('deleteView', undefined)
  expect(held.told).toEqual([{ type: 'view.deleted', id: '7' }])
})

test('one that is kept after all is asked about under another key', () => {
  const held = run()
  held.send({ type: 'deletion.asked', view })
  held.send({ type: 'work.dismissed' })
  expect(selectIsDeleting(held.state())).toBe(false)
  held.send({ type: 'deletion.confirmed', idempotencyKey: 'key-1' })
  expect(held.calls).toEqual([])
})

test.for([save, rename, change, remove])('whoever signs out leaves nothing behind: %#', (begin) => {
  const held = begin()
  held.send({ type: 'signedOut' })
  expect(held.state().value).toBe('idle')
  expect(held.state().context).toEqual(idle)
})

import { expect, test } from 'vitest'
import { recordNotesMachine } from '#machines/record-notes/machine.ts'
import {
  selectDeleted,
  selectDeletionFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsDeleting,
  selectIsSending,
  selectText,
  selectWritingFailure,
} from '#machines/record-notes/selectors.ts'
import { catalogueOutage, expired, forbidden, invalid, notFoundAt } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const artist = { resource: 'artist', id: '7' }
const start = () => runHeld(recordNotesMachine, { owner: 'u-ada', ...artist })
const submit = (run: ReturnType<typeof start>, key = 'key-1') =>
  run.send({ type: 'note.submitted', idempotencyKey: key })
const write = (text = 'Wants a call.') => {
  const run = start()
  run.send({ type: 'note.typed', text })
  submit(run)
  return run
}
const confirm = () => {
  const run = start()
  run.send({ type: 'deletion.asked', note: '4' })
  run.send({ type: 'deletion.confirmed', idempotencyKey: 'key-1' })
  return run
}

test('a note is sent once, and makes room for the next', async () => {
  const run = write()
  expect(selectIsSending(run.state())).toBe(true)
  submit(run, 'key-2')
  expect(run.calls).toMatchObject([
    { id: 'addNote', input: { ...artist, text: 'Wants a call.', idempotencyKey: 'key-1' } },
  ])
  await run.answer('addNote', undefined)
  expect(run.told).toEqual([{ type: 'note.added' }])
  expect(selectText(run.state())).toBe('')
  expect(selectIsBusy(run.state())).toBe(false)
})

test('the same words once more are another note, under another key', async () => {
  const run = write()
  await run.answer('addNote', undefined)
  run.send({ type: 'note.typed', text: 'Wants a call.' })
  submit(run, 'key-2')
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-2' })
})

test('the same words are tried again under their first key, and other words under a new one', async () => {
  const run = write()
  await run.refuse('addNote', catalogueOutage)
  submit(run, 'key-2')
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1' })
  await run.refuse('addNote', catalogueOutage)
  run.send({ type: 'note.typed', text: 'Called.' })
  submit(run, 'key-3')
  expect(run.calls.at(-1)?.input).toEqual({ ...artist, text: 'Called.', idempotencyKey: 'key-3' })
})

test.for([
  [catalogueOutage, 'unavailable'],
  [expired, 'unavailable'],
  [invalid({ text: 'No colleague is called @bob.' }), 'invalid'],
  [notFoundAt('id'), 'refused'],
  [forbidden, 'refused'],
] as const)('what was typed stays through a failure: $0.code', async ([refusal, kind]) => {
  const run = write()
  await run.refuse('addNote', refusal)
  expect(selectText(run.state())).toBe('Wants a call.')
  expect(selectIsBusy(run.state())).toBe(true)
  expect(selectWritingFailure(run.state())?.kind).toBe(kind)
  expect(selectDeletionFailure(run.state())).toBeNull()
})

test('an error stands at the field until the note is sent again, or the record leaves the screen', async () => {
  const run = write()
  await run.refuse('addNote', invalid({ text: 'No colleague is called @bob.' }))
  expect(selectFieldErrors(run.state())).toEqual({ text: 'No colleague is called @bob.' })
  submit(run)
  expect(selectFieldErrors(run.state())).toEqual({})
  await run.refuse('addNote', invalid({ text: 'No colleague is called @bob.' }))
  run.send({ type: 'notes.left' })
  expect(selectFieldErrors(run.state())).toEqual({})
  expect(selectText(run.state())).toBe('Wants a call.')
})

test('a note is deleted once that is confirmed, under one key however often it is tried', async () => {
  const run = confirm()
  expect(selectDeleted(run.state())).toBe('4')
  expect(selectIsDeleting(run.state())).toBe(true)
  run.send({ type: 'deletion.dismissed' })
  await run.refuse('deleteNote', catalogueOutage)
  expect(selectDeletionFailure(run.state())?.kind).toBe('unavailable')
  expect(selectWritingFailure(run.state())).toBeNull()
  run.send({ type: 'deletion.confirmed', idempotencyKey: 'key-2' })
  expect(run.calls.map(({ input }) => input)).toEqual(
    Array(2).fill({ ...artist, note: '4', idempotencyKey: 'key-1' }),
  )
  await run.answer('deleteNote', undefined)
  expect(run.told).toEqual([{ type: 'note.deleted' }])
  expect(selectDeleted(run.state())).toBeNull()
})

test.each(['deletion.dismissed', 'notes.left'] as const)('nothing is deleted after %s', (type) => {
  const run = start()
  run.send({ type: 'note.typed', text: 'Wants a call.' })
  run.send({ type: 'deletion.asked', note: '4' })
  run.send({ type })
  expect(run.calls).toEqual([])
  expect(selectDeleted(run.state())).toBeNull()
  expect(selectText(run.state())).toBe('Wants a call.')
})

test.each([start, write, confirm])('whoever signs out leaves nothing behind (%#)', (begin) => {
  const run = begin()
  run.send({ type: 'signedOut' })
  expect(run.state().value).toBe('writing')
  expect(run.state().context).toEqual(start().state().context)
})

import { expect, test } from 'vitest'
import { Refusal } from '#machines/refusal.ts'
import { faultOf } from '#machines/upload/files.ts'
import { uploadMachine } from '#machines/upload/machine.ts'
import {
  selectCanSubmit,
  selectChosen,
  selectCurrent,
  selectFailed,
  selectFaults,
  selectIsDialogOpen,
  selectIsSending,
  selectPause,
  selectProgress,
  selectWaiting,
} from '#machines/upload/selectors.ts'
import { expired, invalid, notFound, outage, throttled } from '../../fixtures/shared.ts'
import { dunes, notes, sea } from '../../fixtures/upload.ts'
import { runHeld } from '../../walker/held-actor.ts'

const details = { artist: 'Ada' }
const submitted = { type: 'details.submitted', details, isValid: true } as const

const open = () => {
  const run = runHeld(uploadMachine, { creatorUuid: 'u-ada' })
  run.send({ type: 'dialog.opened' })
  return run
}
const send = (...files: readonly (typeof dunes)[]) => {
  const run = open()
  run.send({ type: 'files.chosen', files })
  run.send(submitted)
  return run
}

test('files are checked as they are chosen, and a file that cannot be sent says why', () => {
  const run = open()
  run.send({ type: 'files.chosen', files: [dunes, notes] })
  expect(selectChosen(run.state())).toEqual([dunes])
  expect(selectFaults(run.state())).toEqual(['notes.txt is not a JPEG, PNG, TIFF or WebP picture.'])
  run.send({ type: 'files.chosen', files: [sea] })
  expect(selectChosen(run.state())).toEqual([dunes, sea])
  expect(selectFaults(run.state())).toEqual([])
})

test.for([
  [{ ...dunes, size: 0 }, 'dunes.jpg is empty.'],
  [{ ...dunes, size: 200_000_001 }, 'dunes.jpg is larger than 200 MB.'],
  [{ ...dunes, size: 200_000_000 }, null],
  [{ ...dunes, type: 'image/svg+xml' }, 'dunes.jpg is not a JPEG, PNG, TIFF or WebP picture.'],
] as const)('the fault of %o is %s', ([file, fault]) => {
  expect(faultOf(file)).toBe(fault)
})

test('an upload can be submitted as long as a file is chosen', () => {
  const run = open()
  expect(selectCanSubmit(run.state())).toBe(false)
  run.send({ type: 'files.chosen', files: [notes] })
  expect(selectCanSubmit(run.state())).toBe(false)
  run.send({ type: 'files.chosen', files: [dunes] })
  expect(selectCanSubmit(run.state())).toBe(true)
  run.send({ type: 'file.removed', id: dunes.id })
  expect(selectCanSubmit(run.state())).toBe(false)
})

test('an upload that the browser finds invalid is not sent, and its files stay chosen', () => {
  const run = open()
  run.send({ type: 'files.chosen', files: [dunes] })
  run.send({ ...submitted, isValid: false })
  expect(run.calls).toEqual([])
  expect(selectFaults(run.state())).toEqual(['Form failed client-side validation'])
  expect(selectChosen(run.state())).toEqual([dunes])
})

test('closing the modal forgets the files chosen in it, but not those under way', () => {
  const run = send(dunes)
  run.send({ type: 'dialog.opened' })
  run.send({ type: 'files.chosen', files: [sea, notes] })
  run.send({ type: 'dialog.closed' })
  expect(selectIsDialogOpen(run.state())).toBe(false)
  expect([selectChosen(run.state()), selectFaults(run.state())]).toEqual([[], []])
  expect(selectCurrent(run.state())?.file).toEqual(dunes)
})

test('files are sent one after another, each as this user’s', async () => {
  const run = send(dunes, sea)
  expect(selectIsDialogOpen(run.state())).toBe(false)
  expect(run.calls.map(({ input }) => input)).toEqual([{ file: dunes, details, creatorUuid: 'u-ada' }])
  expect(selectWaiting(run.state())).toEqual([{ file: sea, details }])
  await run.answer('sendFile', { uploadId: '7' })
  expect(run.told).toEqual([{ type: 'upload.finished', file: dunes, uploadId: '7' }])
  expect(run.calls.at(-1)?.input).toMatchObject({ file: sea })
  await run.answer('sendFile', { uploadId: '8' })
  expect(selectIsSending(run.state())).toBe(false)
  expect(selectCurrent(run.state())).toBeNull()
})

test('more files can be added while others are sent', () => {
  const run = send(dunes)
  run.send({ type: 'dialog.opened' })
  run.send({ type: 'files.chosen', files: [sea] })
  run.send({ ...submitted, details: { artist: 'Bo' } })
  expect(run.calls).toHaveLength(1)
  expect(selectWaiting(run.state())).toEqual([{ file: sea, details: { artist: 'Bo' } }])
})

test('progress is that of the current file, and only goes forward until the file is sent anew', async () => {
  const run = send(dunes, sea)
  run.send({ type: 'progress.made', id: dunes.id, sent: 3_000 })
  run.send({ type: 'progress.made', id: dunes.id, sent: 1_000 })
  run.send({ type: 'progress.made', id: sea.id, sent: 4_000 })
  expect(selectProgress(run.state())).toBe(0.75)
  await run.refuse('sendFile', outage)
  run.send({ type: 'uploads.resumed' })
  expect(selectProgress(run.state())).toBe(0)
  run.send({ type: 'progress.made', id: dunes.id, sent: 9_999 })
  expect(selectProgress(run.state())).toBe(1)
})

test('a file that is refused does not hold up the others, and can be tried again', async () => {
  const run = send(dunes, sea)
  await run.refuse('sendFile', invalid({ artist: 'Unknown.', name: 'Too long.' }))
  expect(selectFailed(run.state())).toMatchObject([
    { file: dunes, details, failure: { kind: 'invalid', message: 'Invalid fields: artist, name' } },
  ])
  expect(run.told.map(({ type }) => type)).toEqual(['upload.failed'])
  expect(selectCurrent(run.state())?.file).toEqual(sea)
  run.send({ type: 'upload.retried', id: dunes.id })
  expect(selectFailed(run.state())).toEqual([])
  await run.answer('sendFile', { uploadId: '8' })
  expect(run.calls.at(-1)?.input).toMatchObject({ file: dunes })
})

test('a refused file can be described again, beginning with its earlier description', async () => {
  const run = send(dunes)
  await run.refuse('sendFile', invalid({ artist: 'Unknown.' }))
  run.send({ type: 'upload.reopened', id: dunes.id })
  expect(run.told.at(-1)).toEqual({ type: 'details.restored', details })
  expect(selectChosen(run.state())).toEqual([dunes])
  expect(selectFaults(run.state())).toEqual(['Invalid fields: artist'])
  run.send({ ...submitted, details: { artist: 'Bo' } })
  expect(selectFailed(run.state())).toEqual([])
  expect(run.calls.at(-1)?.input).toMatchObject({ file: dunes, details: { artist: 'Bo' } })
})

test('a refused file that was not described again is still there', async () => {
  const run = send(dunes)
  await run.refuse('sendFile', invalid({ artist: 'Unknown.' }))
  run.send({ type: 'upload.reopened', id: dunes.id })
  run.send({ type: 'upload.retried', id: dunes.id })
  expect(run.calls, 'in the modal it is not tried again').toHaveLength(1)
  run.send({ type: 'dialog.closed' })
  expect(selectFailed(run.state())).toMatchObject([{ file: dunes }])
  run.send({ type: 'upload.retried', id: dunes.id })
  expect(run.calls).toHaveLength(2)
})

test.for([
  [outage, 'unavailable'],
  [expired, 'expired'],
  [throttled, 'throttled'],
] as const)('%s holds all files until it is over', async ([error, kind]) => {
  const run = send(dunes, sea)
  await run.refuse('sendFile', error)
  expect(selectPause(run.state())?.kind).toBe(kind)
  expect(run.told).toMatchObject([{ type: 'uploads.paused', failure: { kind } }])
  expect(run.calls).toHaveLength(1)
  run.send({ type: 'uploads.resumed' })
  expect(selectPause(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toMatchObject({ file: dunes })
})

test.for([
  [notFound, 'lost', 'Please choose this file again.'],
  [new Refusal('FORBIDDEN', 'Artists only.'), 'refused', 'Artists only.'],
  [invalid({}), 'refused', 'Invalid input.'],
] as const)('%s concerns one file only: %s', async ([error, kind, message]) => {
  const run = send(dunes, sea)
  await run.refuse('sendFile', error)
  expect(selectFailed(run.state())).toMatchObject([{ file: dunes, failure: { kind, message } }])
  expect(selectCurrent(run.state())?.file).toEqual(sea)
})

test('any upload can be given up, whether under way, held, waiting or failed', async () => {
  const run = send(dunes, sea)
  run.send({ type: 'upload.cancelled', id: sea.id })
  expect(selectWaiting(run.state())).toEqual([])
  run.send({ type: 'upload.cancelled', id: dunes.id })
  expect(selectCurrent(run.state())).toBeNull()
  expect(selectIsSending(run.state())).toBe(false)

  const held = send(dunes, sea)
  await held.refuse('sendFile', outage)
  held.send({ type: 'upload.cancelled', id: dunes.id })
  expect(selectPause(held.state())).toBeNull()
  expect(selectCurrent(held.state())?.file).toEqual(sea)

  const failed = send(dunes)
  await failed.refuse('sendFile', notFound)
  failed.send({ type: 'upload.cancelled', id: dunes.id })
  expect(selectFailed(failed.state())).toEqual([])
})

test('a late answer to an upload that was given up is not taken for the next one’s', async () => {
  const run = send(dunes, sea)
  const late = run.calls.at(-1)
  run.send({ type: 'upload.cancelled', id: dunes.id })
  await run.answer('sendFile', { uploadId: '7' }, late)
  expect(run.told).toEqual([])
  expect(selectCurrent(run.state())?.file).toEqual(sea)
})

test('signing out gives up all uploads', () => {
  const run = send(dunes, sea)
  run.send({ type: 'dialog.opened' })
  run.send({ type: 'files.chosen', files: [notes] })
  run.send({ type: 'signedOut' })
  expect(run.state().value).toEqual({ dialog: 'closed', queue: 'resting' })
  expect(run.state().context).toMatchObject({ chosen: [], faults: [], waiting: [], current: null })
})

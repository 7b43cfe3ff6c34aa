import { expect, test } from 'vitest'
import { selectHeld, selectIsDialogOpen, selectIsOffline } from '#machines/upload/selectors.ts'
import { dunes, sameImage } from '../../fixtures/uploads.ts'
import { fileAt, run, sentNames, settle } from './upload-run.ts'

const UNREACHED = { kind: 'unavailable', message: 'We couldn’t reach the shop.' } as const

test('three files are sent at a time, and the next begins as one is whole', async () => {
  const shop = run()
  await shop.add(...[1, 2, 3, 4, 5].map((index) => fileAt(index)))
  expect(sentNames(shop)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  await shop.finish(1)
  expect(sentNames(shop)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
})

test('a file that is refused for itself holds up no other', async () => {
  const shop = run()
  await shop.add(...[1, 2, 3, 4].map((index) => fileAt(index)))
  shop.sends[0]?.tell({ type: 'sending.ended', end: 413 })
  expect(shop.stage('f-1')).toBe('failed')
  expect(sentNames(shop)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
})

test('offline holds all, and being online again goes on by itself from where each was', async () => {
  const shop = run()
  await shop.add(fileAt(1), fileAt(2))
  shop.sends[0]?.tell({ type: 'file.created', remote: 'r-f-1' })
  shop.tellLine('line.lost')
  expect(selectIsOffline(shop.actor.getSnapshot())).toBe(true)
  expect([shop.stage('f-1'), shop.stage('f-2')]).toEqual(['waiting', 'waiting'])
  shop.actor.send({ type: 'file.held', id: 'f-1', to: 'queued', failure: UNREACHED })
  expect(selectIsOffline(shop.actor.getSnapshot()), 'what fails by it is no news').toBe(true)
  shop.tellLine('line.back')
  expect([shop.stage('f-1'), shop.stage('f-2')]).toEqual(['sending', 'sending'])
  expect(shop.sends[2]?.input).toMatchObject({ file: { id: 'f-1' }, remote: 'r-f-1' })
})

test('a session that is over holds all until the same account is back', async () => {
  const shop = run()
  await shop.add(fileAt(1), fileAt(2))
  shop.sends[0]?.tell({ type: 'sending.ended', end: 401 })
  expect(selectHeld(shop.actor.getSnapshot())).toMatchObject({
    kind: 'expired',
    message: 'Your session expired. Please sign in again.',
  })
  expect(shop.stage('f-2')).toBe('waiting')
  shop.actor.send({ type: 'signedIn', account: 'u-ada' })
  expect([shop.stage('f-1'), shop.stage('f-2')]).toEqual(['sending', 'sending'])
})

test('another account finds nothing of it', async () => {
  const shop = run()
  await shop.add(fileAt(1))
  shop.actor.send({ type: 'signedIn', account: 'u-bo' })
  expect(shop.sums().all).toBe(0)
  expect(Object.keys(shop.actor.getSnapshot().children)).toEqual(['line'])
})

test('a reload keeps the queue, and choosing the folder again sends nothing twice', async () => {
  const before = run()
  await before.add(...[1, 2, 3, 4, 5].map((index) => fileAt(index)))
  await before.finish(0)
  before.tellFile('f-2', { type: 'detail.typed', name: 'title', typed: 'Sand' })
  const kept = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()))
  before.actor.stop()

  const after = run({ restored: kept })
  await settle()
  expect(after.stage('f-1')).toBe('ready')
  expect(['f-2', 'f-3', 'f-4', 'f-5'].map(after.stage)).toEqual(['lost', 'lost', 'lost', 'lost'])
  expect(after.sums().lost).toBe(4)
  after.actor.send({
    type: 'files.chosen',
    files: [1, 2, 3, 4, 5].map((index) => fileAt(index, { id: `again-${index}` })),
  })
  expect(selectIsDialogOpen(after.actor.getSnapshot()), 'all of them are known').toBe(false)
  expect(after.sends.map(({ input }) => [input.file.id, input.bytes])).toEqual([
    ['f-2', 'again-2'],
    ['f-3', 'again-3'],
    ['f-4', 'again-4'],
  ])
  expect(after.stateOf('f-2').context.typed).toEqual({ artist: 'Ada', title: 'Sand' })
})

test('bytes that the shop has are not sent, but shown with a way to keep both', async () => {
  const shop = run({ known: () => ({ file: null, images: [sameImage] }) })
  await shop.add(fileAt(1))
  expect(shop.stage('f-1')).toBe('duplicate')
  expect(shop.sends).toEqual([])
  shop.tellFile('f-1', { type: 'duplicate.kept' })
  expect(shop.sends[0]?.input.again).toBe(true)
})

test('of two files with the same bytes one is sent, and the other says so', async () => {
  const shop = run()
  await shop.add(fileAt(1), fileAt(2, { id: 'f-1-copy' }))
  await settle()
  expect(sentNames(shop)).toEqual(['1.jpg'])
  expect(shop.stage('f-1-copy')).toBe('duplicate')
  shop.tellFile('f-1-copy', { type: 'duplicate.kept' })
  expect(shop.stage('f-1-copy'), 'the shop keeps one file of the same bytes for a person').toBe('duplicate')
})

test('a file that cannot be taken is not sent, and says what to do', () => {
  const shop = run()
  shop.actor.send({
    type: 'files.chosen',
    files: [
      { ...dunes, id: 'a', name: 'a.heic', path: 'a.heic' },
      { ...dunes, id: 'b', name: 'b.jpg', path: 'b.jpg', size: 0 },
      { ...dunes, id: 'c', name: 'c.tif', path: 'c.tif', size: 200_000_001 },
      { ...dunes, id: 'd', name: '.DS_Store', path: 'x/.DS_Store' },
    ],
  })
  expect(shop.actor.getSnapshot().context.chosen).toEqual([])
  expect(shop.actor.getSnapshot().context.faults).toEqual([
    {
      path: 'a.heic',
      reason: 'HEIC pictures aren’t supported. Save it as JPEG, PNG, WebP, or TIFF, then add that file.',
    },
    { path: 'b.jpg', reason: 'This file is empty. Copy it again from the original.' },
    { path: 'c.tif', reason: 'This file is larger than 200 MB. Save a smaller one.' },
  ])
})

test('2,000 files are the most, and those over it are named', async () => {
  const shop = run()
  await shop.add(...Array.from({ length: 2_001 }, (_, index) => fileAt(index)))
  expect(shop.sums().all).toBe(2_000)
  expect(shop.actor.getSnapshot().context.faults).toEqual([
    {
      path: 'pictures/2000.jpg',
      reason: '2,000 files at once are the most. Add it after these are saved.',
    },
  ])
})

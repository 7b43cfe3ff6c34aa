import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise, type Snapshot } from 'xstate'
import { Refusal } from '#machines/refusal.ts'
import { childIdOf } from '#machines/upload/context.ts'
import { uploadMachine } from '#machines/upload/machine.ts'
import { selectHeld, selectIsDialogOpen, selectIsOffline, selectSums } from '#machines/upload/selectors.ts'
import type { ChosenFile } from '#machines/upload-file/file.ts'
import { uploadFileMachine } from '#machines/upload-file/machine.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'
import type { NewUpload, Sending } from '#machines/upload-file/ports.ts'
import { readDetail, selectStage, type UploadFileSnapshot } from '#machines/upload-file/selectors.ts'
import { expired, invalid } from '../../fixtures/shared.ts'
import { dunes, nearImage, opened, ready, sameImage, small } from '../../fixtures/uploads.ts'

/** Lets all that is answered at once, and the timers between, come to their end. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve, 1))
}

const UNREACHED = { kind: 'unavailable', message: 'We could not reach the shop.' } as const

const fileAt = (index: number, over: Partial<ChosenFile> = {}): ChosenFile => ({
  id: `f-${index}`,
  path: `pictures/${index}.jpg`,
  name: `${index}.jpg`,
  size: 1_000,
  modified: index,
  ...over,
})

interface Shop {
  known?: (sha256: string) => KnownFile
  view?: Partial<FileView>
  create?: (upload: NewUpload) => Promise<{ id: string; image: string }>
  restored?: Snapshot<unknown>
}

/** Runs the whole of it, files and all; what is sent waits for the test, all else is answered at once. */
const run = ({ known, view = {}, create, restored }: Shop = {}) => {
  const sends: { input: Sending; tell: (event: AnyEventObject) => void }[] = []
  const created: NewUpload[] = []
  const views = new Map<string, FileView>()
  let tellLine: (event: AnyEventObject) => void = () => {}
  const file = uploadFileMachine.provide({
    actors: {
      hashFile: fromPromise<{ sha256: string }, { bytes: string | null }>(async ({ input: { bytes } }) => {
        if (bytes === null || restored) throw new Refusal('NOT_FOUND', 'Please choose this file again.')
        return { sha256: `hash of ${bytes.replace(/-copy$/, '')}` }
      }),
      sendFile: fromCallback<AnyEventObject, Sending>(({ input, sendBack }) => {
        if (restored && input.bytes?.startsWith('f-')) {
          sendBack({ type: 'sending.ended', end: 'bytes' })
          return
        }
        sends.push({ input, tell: sendBack })
      }),
      createUpload: fromPromise<{ id: string; image: string }, NewUpload>(async ({ input }) => {
        created.push(input)
        return create ? create(input) : { id: '5', image: `i-${input.remote}` }
      }),
      discardFile: fromPromise<void, { remote: string }>(async () => {}),
    },
  })
  const machine = uploadMachine.provide({
    actors: {
      file,
      line: fromCallback(({ sendBack }) => {
        tellLine = sendBack
      }),
      listFiles: fromPromise<{ views: readonly FileView[] }>(async () => ({ views: [] })),
      findKnown: fromPromise<
        { known: readonly KnownFile[] },
        { files: readonly { sha256: string; size: number }[] }
      >(async ({ input: { files } }) => ({
        known: files.map(({ sha256 }) => known?.(sha256) ?? { file: null, images: [] }),
      })),
      lookAt: fromPromise<{ views: readonly FileView[] }, { remotes: readonly string[] }>(
        async ({ input: { remotes } }) => ({ views: remotes.flatMap((id) => views.get(id) ?? []) }),
      ),
    },
    delays: { betweenLooks: 1, beforeRetry: 1, beforeAsking: 0 },
  })
  const actor = createActor(machine, {
    input: { owner: 'u-ada' },
    ...(restored && { snapshot: restored }),
  })
  actor.start()
  const childOf = (id: string) => actor.getSnapshot().children[childIdOf(id)]
  const stateOf = (id: string) => childOf(id)?.getSnapshot() as UploadFileSnapshot
  return {
    actor,
    sends,
    created,
    stateOf,
    stage: (id: string) => selectStage(stateOf(id)),
    sums: () => selectSums(actor.getSnapshot()),
    tellFile: (id: string, event: AnyEventObject) => childOf(id)?.send(event),
    tellLine: (type: 'line.lost' | 'line.back') => tellLine({ type }),
    async add(...files: ChosenFile[]) {
      actor.send({ type: 'files.chosen', files })
      actor.send({ type: 'content.said', content: { kind: 'artist', name: 'Ada' } })
      await settle()
    },
    /** The shop takes the file that is sent under this number, whole, and has looked at it. */
    async finish(index: number) {
      const send = sends[index]
      if (!send) throw new Error(`Nothing was sent as number ${index}.`)
      const remote = `r-${send.input.file.id}`
      views.set(remote, { ...ready, ...view, id: remote, sha256: send.input.sha256 })
      send.tell({ type: 'file.created', remote })
      send.tell({ type: 'file.sent' })
      await settle()
      await settle()
    },
  }
}

const sentNames = ({ sends }: ReturnType<typeof run>) => sends.map(({ input }) => input.file.name)

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

test('what was typed is never overwritten by what the file says, and each value names its origin', async () => {
  const shop = run()
  await shop.add(fileAt(1))
  shop.tellFile('f-1', { type: 'detail.typed', name: 'title', typed: 'Mine' })
  await shop.finish(0)
  const { typed, opened: found } = shop.stateOf('f-1').context
  const read = (name: 'title' | 'caption' | 'artist' | 'royaltyCode') =>
    readDetail({ typed, opened: found }, { caption: undefined, royaltyCode: 'R1' }, name)
  expect(read('title')).toEqual({ value: 'Mine', origin: 'own', note: null })
  expect(read('caption')).toEqual({ value: 'Sand', origin: 'IPTC', note: 'Shortened to 500 characters.' })
  expect(read('royaltyCode')).toEqual({ value: 'R1', origin: 'all', note: null })
})

test('what is applied to all takes the place of what single files had', async () => {
  const shop = run()
  await shop.add(fileAt(1), fileAt(2))
  shop.tellFile('f-1', { type: 'detail.typed', name: 'royaltyCode', typed: 'R9' })
  shop.actor.send({ type: 'common.applied', name: 'royaltyCode', typed: 'R1' })
  await shop.finish(0)
  await shop.finish(1)
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.created.map(({ details }) => details.royaltyCode)).toEqual(['R1', 'R1'])
})

test('those that are ready become uploads, each once, with all that is said of it and no more', async () => {
  const shop = run()
  await shop.add(fileAt(1))
  await shop.finish(0)
  expect(shop.sums()).toMatchObject({ ready: 1, sent: 1 })
  shop.actor.send({ type: 'common.typed', name: 'published', typed: true })
  shop.actor.send({ type: 'uploads.saved' })
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.created).toEqual([
    {
      remote: 'r-f-1',
      name: '1.jpg',
      idempotencyKey: 'f-1',
      sellsSmall: false,
      details: {
        artist: 'Ada',
        title: 'Dunes at noon',
        caption: 'Sand',
        keywords: ['sand', 'noon'],
        published: true,
      },
    },
  ])
  expect(shop.stage('f-1')).toBe('saved')
  shop.actor.send({ type: 'saved.cleared' })
  expect(shop.sums().all).toBe(0)
})

// Spec 8.11
test('an upload that is refused by field reads ‘Invalid fields: {names}’, and can be put right', async () => {
  const answers = [Promise.reject(invalid({ artist: 'Unknown.', title: 'Too long.' }))]
  answers[0]?.catch(() => {})
  const shop = run({ create: () => answers.shift() ?? Promise.resolve({ id: '5', image: '40' }) })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.stage('f-1')).toBe('invalid')
  expect(shop.stateOf('f-1').context.failure).toMatchObject({ message: 'Invalid fields: artist, title' })
  shop.tellFile('f-1', { type: 'detail.typed', name: 'title', typed: 'Sand' })
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.stage('f-1')).toBe('saved')
})

test('one that prints small is not published before that is confirmed', async () => {
  const shop = run({ view: { opened: small } })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.actor.send({ type: 'common.typed', name: 'published', typed: true })
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.created).toEqual([])
  expect(shop.stage('f-1')).toBe('invalid')
  shop.tellFile('f-1', { type: 'small.confirmed', isConfirmed: true })
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.created).toMatchObject([{ sellsSmall: true }])
})

test('one that looks like another waits for a decision, and is not saved before', async () => {
  const shop = run({ view: { opened, alike: [nearImage] } })
  await shop.add(fileAt(1))
  await shop.finish(0)
  expect(shop.stage('f-1')).toBe('alike')
  expect(shop.sums()).toMatchObject({ ready: 0, attention: 1 })
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.created).toEqual([])
})

test('a session that ends while saving saves the rest when its owner is back', async () => {
  const answers = [Promise.reject(expired)]
  answers[0]?.catch(() => {})
  const shop = run({ create: () => answers.shift() ?? Promise.resolve({ id: '5', image: '40' }) })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(selectHeld(shop.actor.getSnapshot())?.kind).toBe('expired')
  shop.actor.send({ type: 'signedIn', account: 'u-ada' })
  await settle()
  expect(shop.stage('f-1')).toBe('saved')
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
      reason: 'HEIC pictures are not taken. Save it as JPEG, PNG, WebP or TIFF, then add that.',
    },
    { path: 'b.jpg', reason: 'This file is empty. Copy it anew from where it came from.' },
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

import { expect, test } from 'vitest'
import { selectHeld } from '#machines/upload/selectors.ts'
import { readDetail, selectImage, selectLate, selectTypedDetails } from '#machines/upload-file/selectors.ts'
import { catalogueOutage, expired, invalid } from '../../fixtures/shared.ts'
import { nearImage, opened, small } from '../../fixtures/uploads.ts'
import { fileAt, run, settle } from './upload-run.ts'

const SAVED = { id: '5', image: '40', isLeftOut: false }

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
  const shop = run({ create: () => answers.shift() ?? Promise.resolve(SAVED) })
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
  const shop = run({ create: () => answers.shift() ?? Promise.resolve(SAVED) })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(selectHeld(shop.actor.getSnapshot())?.kind).toBe('expired')
  shop.actor.send({ type: 'signedIn', account: 'u-ada' })
  await settle()
  expect(shop.stage('f-1')).toBe('saved')
})

test('one that was saved before its answer was lost is saved with what is typed since', async () => {
  const shop = run({
    create: async () => {
      if (shop.created.length > 1) return SAVED
      shop.tellFile('f-1', { type: 'detail.typed', name: 'title', typed: 'Sand' })
      throw catalogueOutage
    },
  })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  await settle()
  expect(shop.created.map(({ remote, details: { title } }) => [remote, title])).toEqual([
    ['r-f-1', 'Dunes at noon'],
    ['r-f-1', 'Sand'],
  ])
  expect(shop.stage('f-1')).toBe('saved')
  expect(selectLate(shop.stateOf('f-1'))).toBe(null)
})

test('one that was edited since it was saved says that it is without what was typed, and keeps that', async () => {
  const shop = run({ create: async () => ({ ...SAVED, isLeftOut: true }) })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.tellFile('f-1', { type: 'detail.typed', name: 'title', typed: 'Sand' })
  shop.actor.send({ type: 'common.typed', name: 'royaltyCode', typed: 'R1' })
  shop.actor.send({ type: 'uploads.saved' })
  await settle()
  expect(shop.stage('f-1')).toBe('saved')
  expect(selectLate(shop.stateOf('f-1'))).toBe('edit')
  expect(selectTypedDetails(shop.stateOf('f-1'))).toEqual({ artist: 'Ada', title: 'Sand', royaltyCode: 'R1' })
})

test('one that was saved before it was discarded stays in the list, with its picture', async () => {
  const shop = run({ undiscarded: '40' })
  await shop.add(fileAt(1))
  await shop.finish(0)
  shop.tellFile('f-1', { type: 'file.discarded' })
  await settle()
  expect(shop.stage('f-1')).toBe('saved')
  expect(selectLate(shop.stateOf('f-1'))).toBe('discard')
  expect(selectImage(shop.stateOf('f-1'))).toBe('40')
  expect(shop.sums()).toMatchObject({ all: 1, saved: 1 })
})

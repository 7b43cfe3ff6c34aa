import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pictureOf } from '#services/content/media/source.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { drawPhotograph, type Gallery, openGallery } from './gallery.ts'

/** One visitor may have at most this many waiting. */
const SHARE = 32
const WIDTHS = [160, 320, 400, 480, 640, 720, 960, 1280, 1600]
const FORMATS = ['image/avif', 'image/webp', 'image/jpeg']

let database: Database
let gallery: Gallery
/** Drawings that have begun and wait for {@link letGo}. */
let held: Sharp[]
let isHeld: boolean
let photographed: Buffer

beforeAll(async () => {
  database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  photographed = await drawPhotograph(64, 48).png().toBuffer()
})

beforeEach(async () => {
  held = []
  isHeld = false
  gallery = await openGallery(database, {
    drawing: (...picture) => {
      if (!isHeld) return pictureOf(...picture)
      const drawing = sharp()
      held.push(drawing)
      return drawing
    },
  })
})

const letGo = () => {
  isHeld = false
  for (const drawing of held.splice(0)) drawing.end(photographed)
}

/** Asks for so many different renditions that are not made yet. */
const ask = async (name: string, count: number, { from, signal }: { from: string; signal?: AbortSignal }) => {
  const kinds = WIDTHS.flatMap((width) => FORMATS.map((accept) => ({ width, accept })))
  const asked: Promise<Response>[] = []
  for (let at = 0; at < count; at += 1) {
    const id = `${name}-${Math.floor(at / kinds.length)}`
    const { width, accept } = kinds[at % kinds.length] ?? { width: 160, accept: '' }
    if (at % kinds.length === 0) await gallery.hold({ id, title: id, pixelWidth: 1600, pixelHeight: 1200 })
    const headers = { accept, 'x-forwarded-for': from }
    asked.push(gallery.get(`${await gallery.addressOf(id)}/${width}`, headers, signal))
  }
  for (const answer of asked) answer.catch(() => {})
  return asked
}

const statuses = async (answers: readonly Promise<Response>[]) => {
  const each = await Promise.all(answers)
  return Object.fromEntries(
    Map.groupBy(each, ({ status }) => status)
      .entries()
      .map(([status, same]) => [status, same.length]),
  )
}

test('while one visitor asks for 120 new pictures, a ready one is answered and others are made in turn', async () => {
  const [cached] = await ask('cached', 1, { from: '198.51.100.7' })
  expect((await cached)?.status).toBe(200)
  isHeld = true
  const flood = await ask('flood', 120, { from: '203.0.113.1' })
  const takenIn = availableParallelism() + SHARE
  let answered = 0
  for (const answer of flood) answer.then(() => (answered += 1))
  await expect.poll(() => answered).toBe(120 - takenIn)

  const again = await ask('cached', 1, { from: '198.51.100.7' })
  expect(await statuses(again)).toEqual({ 200: 1 })
  const other = await ask('other', 1, { from: '198.51.100.7' })
  letGo()
  expect(await statuses(other)).toEqual({ 200: 1 })
  expect(await statuses(flood)).toEqual({ 200: takenIn, 503: 120 - takenIn })
})

test('a refusal says when to come again, and must not be cached', async () => {
  isHeld = true
  const flood = await ask('told', availableParallelism() + SHARE + 1, { from: '203.0.113.1' })
  const refused = await Promise.race(flood)
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '2',
    null,
  ])
  expect(await refused.json()).toEqual({
    detail: 'Too many requests at once. Expected available in 2 seconds.',
    code: 'busy',
  })
  letGo()
  await Promise.all(flood)
})

test('a refused request does not read the store', async () => {
  await gallery.hold({ id: 'sought', title: 'sought', pixelWidth: 1600, pixelHeight: 1200 })
  const address = await gallery.addressOf('sought')
  const isSlow = Promise.withResolvers<void>()
  const query = database.query.bind(database)
  const asked = vi.spyOn(database, 'query').mockImplementation(async (...statement) => {
    await isSlow.promise
    return query(...statement)
  })
  onTestFinished(() => asked.mockRestore())
  const refused = 7
  const flood = Array.from({ length: 1 + SHARE + refused }, (_, at) =>
    gallery.get(`${address}/${WIDTHS[at % WIDTHS.length]}`, {
      accept: 'image/avif',
      'x-forwarded-for': '203.0.113.1',
    }),
  )
  let answered = 0
  for (const answer of flood) answer.then(({ status }) => (answered += status === 503 ? 1 : 0))
  await expect.poll(() => answered).toBe(refused)
  expect(asked).toHaveBeenCalledTimes(1)
  isSlow.resolve()
  expect(await statuses(flood)).toEqual({ 200: 1 + SHARE, 503: refused })
})

test('a picture for a visitor who has left is never drawn', async () => {
  isHeld = true
  const running = await ask('running', availableParallelism(), { from: '198.51.100.7' })
  await expect.poll(() => held.length).toBe(availableParallelism())
  const visit = new AbortController()
  await ask('left', SHARE, { from: '203.0.113.1', signal: visit.signal })
  const last = await ask('last', 1, { from: '198.51.100.8' })
  await expect.poll(() => gallery.asked()).toBe(running.length + SHARE + last.length)
  visit.abort()
  await expect.poll(() => gallery.left()).toBe(SHARE)
  letGo()
  expect(await statuses([...running, ...last])).toEqual({ 200: availableParallelism() + 1 })
  expect(gallery.drawn()).toBe(availableParallelism() + 1)
})

import { existsSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Recipe } from '#services/art/recipe.ts'
import { renditionOf } from '#services/content/record/extent.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { copyRealPicture, drawPhotograph, type Gallery, openGallery, PICTURES } from './gallery.ts'

const AVIF = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' }
const WEBP = { accept: 'image/webp,*/*' }

const recipe: Recipe = { generator: 'seascape', palette: 'harbour', ratio: 1.5, seed: 5, hand: 6 }
const made = (id: string, seed = 5) =>
  ({
    id,
    artwork: { kind: 'made', recipe: { ...recipe, seed } },
    pixelWidth: 1600,
    pixelHeight: 1067,
  }) as const

let gallery: Gallery

beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  gallery = await openGallery(database)
  await gallery.hold(made('made-1'))
})

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const sizeOf = async (response: Response) => {
  const { format, compression, width, height } = await sharp(await bodyOf(response)).metadata()
  return { format: compression === 'av1' ? 'avif' : format, width, height }
}

describe('a picture', () => {
  test.each([
    ['AVIF', AVIF, 'image/avif', 'avif'],
    ['WebP', WEBP, 'image/webp', 'webp'],
    ['WebP where AVIF is refused', { accept: 'image/avif;q=0, image/webp' }, 'image/webp', 'webp'],
    ['JPEG', { accept: '*/*' }, 'image/jpeg', 'jpeg'],
  ])('comes as %s to a browser that reads it', async (_, headers, type, format) => {
    const response = await gallery.get(`${await gallery.addressOf('made-1')}/320`, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sizeOf(response)).toEqual({ format, width: 320, height: 213 })
  })

  test.each([160, 320, 480, 640, 960, 1280, 1600])('has a width of %i in its own ratio', async (width) => {
    const response = await gallery.get(`${await gallery.addressOf('made-1')}/${width}`, WEBP)
    const shown = await sizeOf(response)
    expect(shown.width).toBe(width)
    expect(Math.abs((shown.height ?? 0) - (width * 1067) / 1600)).toBeLessThan(1)
  })

  test('is not sent again to a browser that holds it, and differs by format', async () => {
    const path = `${await gallery.addressOf('made-1')}/320`
    const first = await gallery.get(path, WEBP)
    const etag = first.headers.get('etag') ?? ''
    expect((await bodyOf(first)).length).toBeGreaterThan(0)
    const second = await gallery.get(path, { ...WEBP, 'if-none-match': etag })
    expect([second.status, (await bodyOf(second)).length]).toEqual([304, 0])
    expect((await gallery.get(path, { ...AVIF, 'if-none-match': etag })).status).toBe(200)
  })

  test('is drawn once for twenty requests at once, and not again', async () => {
    await gallery.hold(made('made-2', 77))
    const path = `${await gallery.addressOf('made-2')}/640`
    const before = gallery.drawn()
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => bodyOf(await gallery.get(path, WEBP))),
    )
    expect(gallery.drawn() - before).toBe(1)
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
    await gallery.get(path, WEBP)
    expect(gallery.drawn() - before).toBe(1)
    const restarted = await gallery.again()
    expect(await bodyOf(await restarted.get(path, WEBP))).toEqual(bodies[0])
    expect(restarted.drawn()).toBe(0)
  })

  test('has another address after it changes, and the old address leads to the new picture', async () => {
    await gallery.hold(made('made-3', 1))
    const old = await gallery.addressOf('made-3')
    await gallery.hold(made('made-3', 2))
    const now = await gallery.addressOf('made-3')
    expect(now).not.toBe(old)
    const response = await gallery.get(`${old}/320`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${now}/320`])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('that is unpublished keeps its address of before, and no other address shows it', async () => {
    await gallery.hold(made('made-0', 9))
    const address = await gallery.addressOf('made-0')
    await gallery.unpublish('made-0')
    for (const width of [160, 1600]) {
      expect((await gallery.get(`/media/made-0/abc/${width}`)).status).toBe(404)
      expect((await gallery.get(`${address}/${width}`, WEBP)).status).toBe(200)
    }
  })

  test.each([
    '/media/none/abc/320',
    '/media/..%2f..%2fetc/abc/320',
    '/media/%2e%2e/abc/320',
    "/media/a'or'1/abc/320",
  ])('that does not exist is not found: %s', async (path) => {
    const response = await gallery.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBeNull()
  })

  test('with an id that no store could keep is refused as the caller’s fault', async () => {
    const response = await gallery.get('/media/%00/abc/320')
    expect([response.status, await response.json()]).toEqual([
      400,
      { id: ['Null characters are not allowed.'] },
    ])
  })

  test.each(['0', '-1', '100', '321', '1601', '640.0', '1e3', 'x', '99999999'])(
    'has no width of %s',
    async (width) => {
      const response = await gallery.get(`${await gallery.addressOf('made-1')}/${width}`)
      expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
    },
  )
})

describe('the pictures on disk', () => {
  const kept = () =>
    readdirSync(join(gallery.dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )

  test('are whole: those that a crash left half written or empty are made again', async () => {
    await gallery.hold(made('made-4', 123))
    const path = `${await gallery.addressOf('made-4')}/160`
    const before = new Set(kept().map(({ name }) => name))
    const first = await bodyOf(await gallery.get(path, WEBP))
    const [file] = kept().filter(({ name }) => !before.has(name))
    const where = file ? join(file.parentPath, file.name) : ''
    truncateSync(where, 0)
    writeFileSync(`${where}.0.part`, 'half')
    const longAgo = new Date(2020, 0, 1)
    utimesSync(`${where}.0.part`, longAgo, longAgo)
    const restarted = await gallery.again()
    expect(await bodyOf(await restarted.get(path, WEBP))).toEqual(first)
    expect(existsSync(`${where}.0.part`)).toBe(false)
    expect(kept().every(({ name }) => /^[0-9a-f]+\.(avif|webp|jpeg)$/.test(name))).toBe(true)
  })

  test('are shared by all processes', async () => {
    const bytes = await drawPhotograph(900, 600).jpeg().toBuffer()
    gallery.keep('shared.jpg', bytes)
    await gallery.hold({ ...made('shared', 1), artwork: { kind: 'file', path: 'shared.jpg' } })
    const other = await gallery.again()
    const address = `${await gallery.addressOf('shared')}/320`
    const drawn = await bodyOf(await gallery.get(address, WEBP))
    expect(await bodyOf(await other.get(address, WEBP))).toEqual(drawn)
    expect(other.drawn()).toBe(0)
  })
})

describe('a picture from a file', () => {
  const file = (id: string, path: string, pixelWidth: number, pixelHeight: number) =>
    gallery.hold({ id, artwork: { kind: 'file', path }, pixelWidth, pixelHeight })

  test('is never larger than its original', async () => {
    gallery.keep('small.png', await drawPhotograph(500, 400).png().toBuffer())
    await file('small', 'small.png', 500, 400)
    const address = await gallery.addressOf('small')
    expect(await sizeOf(await gallery.get(`${address}/1600`, WEBP))).toMatchObject({
      width: 500,
      height: 400,
    })
    expect(await sizeOf(await gallery.get(`${address}/320`, WEBP))).toMatchObject({ width: 320, height: 256 })
  })

  test('stands upright, without the camera’s data', async () => {
    gallery.keep(
      'turned.jpg',
      await drawPhotograph(800, 600)
        .jpeg()
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    await file('turned', 'turned.jpg', 600, 800)
    const body = await bodyOf(await gallery.get(`${await gallery.addressOf('turned')}/320`))
    const shown = await sharp(body).metadata()
    expect([shown.width, shown.height, shown.orientation, shown.exif, shown.icc]).toEqual([
      320,
      427,
      undefined,
      undefined,
      undefined,
    ])
    const { data } = await sharp(body)
      .extract({ left: 250, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(data[2] ?? 255)
  })

  test('is shown in sRGB whatever its profile', async () => {
    gallery.keep(
      'wide.png',
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a9d3c' } })
        .withIccProfile('p3')
        .png()
        .toBuffer(),
    )
    await file('wide', 'wide.png', 400, 300)
    const body = await bodyOf(await gallery.get(`${await gallery.addressOf('wide')}/320`))
    const [red = 0, green = 0, blue = 0] = await sharp(body)
      .extract({ left: 50, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(Math.max(Math.abs(red - 0x2a), Math.abs(green - 0x9d), Math.abs(blue - 0x3c))).toBeLessThan(8)
  })

  test('is opened once, apart, however many renditions are drawn of it, and whatever becomes of it', async () => {
    gallery.keep('opened.png', await drawPhotograph(900, 600).png().toBuffer())
    await file('opened', 'opened.png', 900, 600)
    const address = await gallery.addressOf('opened')
    const widths = [160, 320, 480, 640]
    const shown = await Promise.all(widths.map((width) => gallery.get(`${address}/${width}`, WEBP)))
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(readdirSync(join(gallery.dataDir, 'drafts'))).toEqual([])
    gallery.keep('opened.png', Buffer.from('gone'))
    expect((await gallery.get(`${address}/960`, WEBP)).status).toBe(200)
  })

  test('that is tall is drawn as large as its proof is', async () => {
    gallery.keep('tall.png', await drawPhotograph(1_000, 8_000).png().toBuffer())
    const size = renditionOf({ width: 5, height: 40 }, { width: 1_000, height: 8_000 })
    await file('tall', 'tall.png', size.width, size.height)
    const shown = await sizeOf(await gallery.get(`${await gallery.addressOf('tall')}/1600`, WEBP))
    expect(shown).toMatchObject(size)
  })

  test.each([
    ['missing', null],
    ['broken', Buffer.from('\xff\xd8\xff\xe0 no more than a beginning', 'latin1')],
    ['empty', Buffer.alloc(0)],
  ])('that is %s is refused with a reason, and is shown once it is whole', async (what, bytes) => {
    const name = `${what}.jpg`
    if (bytes) gallery.keep(name, bytes)
    await file(what, name, 400, 300)
    const path = `${await gallery.addressOf(what)}/320`
    const refused = await gallery.get(path)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({ detail: 'This picture is not available at the moment.' })
    expect(refused.headers.get('cache-control')).toBeNull()
    gallery.keep(name, await drawPhotograph(400, 300).jpeg().toBuffer())
    expect((await gallery.get(path)).status).toBe(200)
  })

  test('is never read from outside the originals', async () => {
    writeFileSync(join(gallery.dataDir, 'secret.png'), await drawPhotograph(200, 200).png().toBuffer())
    await file('outside', '../secret.png', 200, 200)
    expect((await gallery.get(`${await gallery.addressOf('outside')}/160`)).status).toBe(503)
  })

  test.skipIf(!existsSync(PICTURES))('is shown for each of the real pictures', async () => {
    for (const name of [
      'goyo-ducks.jpg',
      'tt4-museum.webp',
      'ab-artic_24645.png',
      'met-hibiscus-and-parrots.jpg',
    ]) {
      expect(copyRealPicture(gallery, name)).toBe(true)
      const { autoOrient } = await sharp(join(PICTURES, name)).metadata()
      await file(name, name, autoOrient.width, autoOrient.height)
      const shown = await sizeOf(await gallery.get(`${await gallery.addressOf(name)}/320`, AVIF))
      expect(shown).toMatchObject({ format: 'avif', width: Math.min(320, autoOrient.width) })
    }
  })
})

test('a work without a picture is shown as a plate of its title', async () => {
  await gallery.hold({
    id: 'plate-1',
    title: 'The Harvesters',
    artist: 'Pieter Bruegel',
    pixelWidth: 1600,
    pixelHeight: 1200,
  })
  const before = await gallery.addressOf('plate-1')
  expect(await sizeOf(await gallery.get(`${before}/480`, WEBP))).toEqual({
    format: 'webp',
    width: 480,
    height: 360,
  })
  await gallery.hold({
    id: 'plate-1',
    title: 'The Reapers',
    artist: 'Pieter Bruegel',
    pixelWidth: 1600,
    pixelHeight: 1200,
  })
  expect(await gallery.addressOf('plate-1')).not.toBe(before)
})

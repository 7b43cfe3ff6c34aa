import { existsSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawPhotograph } from './gallery.ts'
import { AVIF, bodyOf, made, setUpGallery, sizeOf, WEBP } from './shown.ts'

const gallery = setUpGallery()

describe('a picture', () => {
  test.each([
    ['AVIF', AVIF, 'image/avif', 'avif'],
    ['WebP', WEBP, 'image/webp', 'webp'],
    ['WebP where AVIF is refused', { accept: 'image/avif;q=0, image/webp' }, 'image/webp', 'webp'],
    ['JPEG', { accept: '*/*' }, 'image/jpeg', 'jpeg'],
  ])('comes as %s to a browser that reads it', async (_, headers, type, format) => {
    const response = await gallery().get(`${await gallery().addressOf('made-1')}/320`, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sizeOf(response)).toEqual({ format, width: 320, height: 213 })
  })

  test.each([160, 320, 400, 480, 640, 720, 960, 1280, 1600])(
    'has a width of %i in its own ratio',
    async (width) => {
      const response = await gallery().get(`${await gallery().addressOf('made-1')}/${width}`, WEBP)
      const shown = await sizeOf(response)
      expect(shown.width).toBe(width)
      expect(Math.abs((shown.height ?? 0) - (width * 1067) / 1600)).toBeLessThan(1)
    },
  )

  test('is not sent again to a browser that holds it, and differs by format', async () => {
    const path = `${await gallery().addressOf('made-1')}/320`
    const first = await gallery().get(path, WEBP)
    const etag = first.headers.get('etag') ?? ''
    expect((await bodyOf(first)).length).toBeGreaterThan(0)
    const second = await gallery().get(path, { ...WEBP, 'if-none-match': etag })
    expect([second.status, (await bodyOf(second)).length]).toEqual([304, 0])
    expect((await gallery().get(path, { ...AVIF, 'if-none-match': etag })).status).toBe(200)
  })

  test('is drawn once for twenty requests at once, and not again', async () => {
    await gallery().hold(made('made-2', 77))
    const path = `${await gallery().addressOf('made-2')}/640`
    const before = gallery().drawn()
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => bodyOf(await gallery().get(path, WEBP))),
    )
    expect(gallery().drawn() - before).toBe(1)
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
    await gallery().get(path, WEBP)
    expect(gallery().drawn() - before).toBe(1)
    const restarted = await gallery().again()
    expect(await bodyOf(await restarted.get(path, WEBP))).toEqual(bodies[0])
    expect(restarted.drawn()).toBe(0)
  })

  test('has another address after it changes, and the old address leads to the new picture', async () => {
    await gallery().hold(made('made-3', 1))
    const old = await gallery().addressOf('made-3')
    await gallery().hold(made('made-3', 2))
    const now = await gallery().addressOf('made-3')
    expect(now).not.toBe(old)
    const response = await gallery().get(`${old}/320`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${now}/320`])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('that is unpublished keeps its address of before, and no other address shows it', async () => {
    await gallery().hold(made('made-0', 9))
    const address = await gallery().addressOf('made-0')
    await gallery().unpublish('made-0')
    for (const width of [160, 1600]) {
      expect((await gallery().get(`/media/made-0/abc/${width}`)).status).toBe(404)
      expect((await gallery().get(`${address}/${width}`, WEBP)).status).toBe(200)
    }
  })

  test.each([
    '/media/none/abc/320',
    '/media/..%2f..%2fetc/abc/320',
    '/media/%2e%2e/abc/320',
    "/media/a'or'1/abc/320",
  ])('that does not exist is not found: %s', async (path) => {
    const response = await gallery().get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBeNull()
  })

  test('with an id that no store could keep is refused as the caller’s fault', async () => {
    const response = await gallery().get('/media/%00/abc/320')
    expect([response.status, await response.json()]).toEqual([
      400,
      { id: ['Null characters are not allowed.'] },
    ])
  })

  test.each(['0', '-1', '100', '321', '1601', '640.0', '1e3', 'x', '99999999'])(
    'has no width of %s',
    async (width) => {
      const response = await gallery().get(`${await gallery().addressOf('made-1')}/${width}`)
      expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
    },
  )
})

describe('the pictures on disk', () => {
  const kept = () =>
    readdirSync(join(gallery().dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )

  test('are whole: those that a crash left half written or empty are made again', async () => {
    await gallery().hold(made('made-4', 123))
    const path = `${await gallery().addressOf('made-4')}/160`
    const before = new Set(kept().map(({ name }) => name))
    const first = await bodyOf(await gallery().get(path, WEBP))
    const [file] = kept().filter(({ name }) => !before.has(name))
    const where = file ? join(file.parentPath, file.name) : ''
    truncateSync(where, 0)
    writeFileSync(`${where}.0.part`, 'half')
    const longAgo = new Date(2020, 0, 1)
    utimesSync(`${where}.0.part`, longAgo, longAgo)
    const restarted = await gallery().again()
    expect(await bodyOf(await restarted.get(path, WEBP))).toEqual(first)
    expect(existsSync(`${where}.0.part`)).toBe(false)
    expect(kept().every(({ name }) => /^[0-9a-f]+\.(avif|webp|jpeg)$/.test(name))).toBe(true)
  })

  test('are shared by all processes', async () => {
    const bytes = await drawPhotograph(900, 600).jpeg().toBuffer()
    gallery().keep('shared.jpg', bytes)
    await gallery().hold({ ...made('shared', 1), artwork: { kind: 'file', path: 'shared.jpg' } })
    const other = await gallery().again()
    const address = `${await gallery().addressOf('shared')}/320`
    const drawn = await bodyOf(await gallery().get(address, WEBP))
    expect(await bodyOf(await other.get(address, WEBP))).toEqual(drawn)
    expect(other.drawn()).toBe(0)
  })
})

test('a work without a picture is shown as a plate of its title', async () => {
  await gallery().hold({
    id: 'plate-1',
    title: 'The Harvesters',
    artist: 'Pieter Bruegel',
    pixelWidth: 1600,
    pixelHeight: 1200,
  })
  const before = await gallery().addressOf('plate-1')
  expect(await sizeOf(await gallery().get(`${before}/480`, WEBP))).toEqual({
    format: 'webp',
    width: 480,
    height: 360,
  })
  await gallery().hold({
    id: 'plate-1',
    title: 'The Reapers',
    artist: 'Pieter Bruegel',
    pixelWidth: 1600,
    pixelHeight: 1200,
  })
  expect(await gallery().addressOf('plate-1')).not.toBe(before)
})

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renditionOf } from '#services/content/record/extent.ts'
import { copyRealPicture, drawPhotograph, PICTURES } from './gallery.ts'
import { AVIF, bodyOf, setUpGallery, sizeOf, WEBP } from './shown.ts'

const gallery = setUpGallery()

describe('a picture from a file', () => {
  const file = (id: string, path: string, pixelWidth: number, pixelHeight: number) =>
    gallery().hold({ id, artwork: { kind: 'file', path }, pixelWidth, pixelHeight })

  test('is never larger than its original', async () => {
    gallery().keep('small.png', await drawPhotograph(500, 400).png().toBuffer())
    await file('small', 'small.png', 500, 400)
    const address = await gallery().addressOf('small')
    expect(await sizeOf(await gallery().get(`${address}/1600`, WEBP))).toMatchObject({
      width: 500,
      height: 400,
    })
    expect(await sizeOf(await gallery().get(`${address}/320`, WEBP))).toMatchObject({
      width: 320,
      height: 256,
    })
  })

  test('stands upright, without the camera’s data', async () => {
    gallery().keep(
      'turned.jpg',
      await drawPhotograph(800, 600)
        .jpeg()
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    await file('turned', 'turned.jpg', 600, 800)
    const body = await bodyOf(await gallery().get(`${await gallery().addressOf('turned')}/320`))
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
    gallery().keep(
      'wide.png',
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a9d3c' } })
        .withIccProfile('p3')
        .png()
        .toBuffer(),
    )
    await file('wide', 'wide.png', 400, 300)
    const body = await bodyOf(await gallery().get(`${await gallery().addressOf('wide')}/320`))
    const [red = 0, green = 0, blue = 0] = await sharp(body)
      .extract({ left: 50, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(Math.max(Math.abs(red - 0x2a), Math.abs(green - 0x9d), Math.abs(blue - 0x3c))).toBeLessThan(8)
  })

  test('is opened once, apart, however many renditions are drawn of it, and whatever becomes of it', async () => {
    gallery().keep('opened.png', await drawPhotograph(900, 600).png().toBuffer())
    await file('opened', 'opened.png', 900, 600)
    const address = await gallery().addressOf('opened')
    const widths = [160, 320, 480, 640]
    const shown = await Promise.all(widths.map((width) => gallery().get(`${address}/${width}`, WEBP)))
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(readdirSync(join(gallery().dataDir, 'drafts'))).toEqual([])
    gallery().keep('opened.png', Buffer.from('gone'))
    expect((await gallery().get(`${address}/960`, WEBP)).status).toBe(200)
  })

  test('that is tall is drawn as large as its proof is', async () => {
    gallery().keep('tall.png', await drawPhotograph(1_000, 8_000).png().toBuffer())
    const size = renditionOf({ width: 5, height: 40 }, { width: 1_000, height: 8_000 })
    await file('tall', 'tall.png', size.width, size.height)
    const shown = await sizeOf(await gallery().get(`${await gallery().addressOf('tall')}/1600`, WEBP))
    expect(shown).toMatchObject(size)
  })

  test.each([
    ['missing', null],
    ['broken', Buffer.from('\xff\xd8\xff\xe0 no more than a beginning', 'latin1')],
    ['empty', Buffer.alloc(0)],
  ])('that is %s is refused with a reason, and is shown once it is whole', async (what, bytes) => {
    const name = `${what}.jpg`
    if (bytes) gallery().keep(name, bytes)
    await file(what, name, 400, 300)
    const path = `${await gallery().addressOf(what)}/320`
    const refused = await gallery().get(path)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({ detail: 'This picture is not available at the moment.' })
    expect(refused.headers.get('cache-control')).toBeNull()
    gallery().keep(name, await drawPhotograph(400, 300).jpeg().toBuffer())
    expect((await gallery().get(path)).status).toBe(200)
  })

  test('is never read from outside the originals', async () => {
    writeFileSync(join(gallery().dataDir, 'secret.png'), await drawPhotograph(200, 200).png().toBuffer())
    await file('outside', '../secret.png', 200, 200)
    expect((await gallery().get(`${await gallery().addressOf('outside')}/160`)).status).toBe(503)
  })

  test.skipIf(!existsSync(PICTURES))('is shown for each of the real pictures', async () => {
    for (const name of [
      'goyo-ducks.jpg',
      'tt4-museum.webp',
      'ab-artic_24645.png',
      'met-hibiscus-and-parrots.jpg',
    ]) {
      expect(copyRealPicture(gallery(), name)).toBe(true)
      const { autoOrient } = await sharp(join(PICTURES, name)).metadata()
      await file(name, name, autoOrient.width, autoOrient.height)
      const shown = await sizeOf(await gallery().get(`${await gallery().addressOf(name)}/320`, AVIF))
      expect(shown).toMatchObject({ format: 'avif', width: Math.min(320, autoOrient.width) })
    }
  })
})

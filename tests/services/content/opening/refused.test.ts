import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { claimSize } from './made/jpeg.ts'
import { blackPng, pngChunk, withChunks } from './made/png.ts'
import { makeTiff, type TiffTag } from './made/tiff.ts'
import { noise, openStudio, type Studio } from './opening.ts'

let studio: Studio
beforeAll(() => {
  studio = openStudio()
})

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
const twoPages = async () =>
  sharp([await noise().png().toBuffer(), await noise().png().toBuffer()], { join: { animated: true } })
const grey = (tags: Record<number, TiffTag>, bits = [8]) =>
  makeTiff({
    width: 120,
    height: 120,
    photometric: 1,
    bits,
    pixels: Buffer.alloc((120 * 120 * (bits[0] ?? 8)) / 8),
    tags,
  })
const short = (value: number): TiffTag => ({ type: 3, values: [value] })

const TRUNCATED = 'This file is incomplete. Copy or export it again.'
const DAMAGED = 'This file is damaged and cannot be read. Export it again.'

describe('a file is refused by its content, with what to do, and leaves nothing:', () => {
  // Failures 11, 12, 16, 21 and 22 of console-design.md
  test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['empty', () => Buffer.alloc(0), 'empty', 'This file is empty. Export the picture again.'],
    ['a JPEG cut at half', async () => cut(await noise().jpeg().toBuffer(), 0.5), 'truncated', TRUNCATED],
    [
      'a JPEG without its last 30 bytes',
      async () => (await noise().jpeg().toBuffer()).subarray(0, -30),
      'truncated',
      TRUNCATED,
    ],
    [
      'a progressive JPEG cut at half',
      async () => cut(await noise().jpeg({ progressive: true }).toBuffer(), 0.5),
      'truncated',
      TRUNCATED,
    ],
    [
      'a JPEG of a header',
      async () => (await noise().jpeg().toBuffer()).subarray(0, 60),
      'truncated',
      TRUNCATED,
    ],
    ['a PNG cut at half', async () => cut(await noise().png().toBuffer(), 0.5), 'truncated', TRUNCATED],
    [
      'an interlaced PNG cut at half',
      async () => cut(await noise().png({ progressive: true }).toBuffer(), 0.5),
      'truncated',
      TRUNCATED,
    ],
    ['a WebP cut at half', async () => cut(await noise().webp().toBuffer(), 0.5), 'truncated', TRUNCATED],
    [
      'a lossless WebP cut at half',
      async () => cut(await noise().webp({ lossless: true }).toBuffer(), 0.5),
      'truncated',
      TRUNCATED,
    ],
    ['a TIFF cut at half', () => cut(grey({}), 0.5), 'truncated', TRUNCATED],
    [
      'a TIFF without its directory',
      async () => cut(await noise().tiff().toBuffer(), 0.9),
      'truncated',
      TRUNCATED,
    ],
    [
      'a PNG with a bit turned',
      async () => {
        const bytes = await noise().png().toBuffer()
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0x10
        return bytes
      },
      'damaged',
      DAMAGED,
    ],
    [
      'noise after the mark of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0 no picture at all', 'latin1'),
      'truncated',
      TRUNCATED,
    ],
    [
      'an APNG',
      async () => withChunks(await noise().png().toBuffer(), pngChunk('acTL', Buffer.alloc(8, 1))),
      'animated',
      'This picture is animated. Save one frame of it.',
    ],
    [
      'an animated WebP',
      async () => (await twoPages()).webp({ loop: 0 }).toBuffer(),
      'animated',
      'This picture is animated. Save one frame of it.',
    ],
    [
      'a TIFF of two pages',
      async () => (await twoPages()).tiff().toBuffer(),
      'several_pages',
      'This file has 2 pages. Save the one to sell by itself.',
    ],
    [
      'a TIFF of 32-bit floats',
      () => grey({ 339: short(3) }, [32]),
      'float_samples',
      'This picture has 32-bit floating-point samples. Save it with 8 or 16 bits a channel.',
    ],
    [
      'a TIFF of 32 bits',
      () => grey({}, [32]),
      'float_samples',
      'This picture has 32 bits a channel. Save it with 8 or 16 bits a channel.',
    ],
    [
      'a TIFF of signed numbers',
      () => grey({ 339: short(2) }),
      'float_samples',
      'This picture has signed samples. Save it with 8 or 16 bits a channel.',
    ],
    [
      'a TIFF of Lab colors of 8 bits',
      () =>
        makeTiff({
          width: 120,
          height: 120,
          photometric: 8,
          bits: [8, 8, 8],
          pixels: Buffer.alloc(120 * 120 * 3),
        }),
      'float_samples',
      'This picture has Lab colors of 8 bits, or with transparency. Save it as RGB.',
    ],
    [
      'a picture of 99 pixels on a side',
      () => noise(400, 99).png().toBuffer(),
      'too_small',
      'This picture has less than 100 pixels on a side. Send a larger one.',
    ],
    [
      'a DNG',
      () => grey({ 50706: { type: 1, bytes: Buffer.from([1, 4, 0, 0]) } }),
      'not_taken',
      'This is a RAW file (DNG). Export it as TIFF or JPEG.',
    ],
    [
      'a RAW file that begins with a thumbnail',
      () => grey({ 254: { type: 4, values: [1] }, 330: { type: 4, values: [8] } }),
      'not_taken',
      'This is a RAW file of a camera. Export it as TIFF or JPEG.',
    ],
    [
      'a HEIC photo',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'not_taken',
      'This is a HEIC photo. Export it as JPEG.',
    ],
    [
      'an AVIF picture',
      () => noise().avif({ effort: 0 }).toBuffer(),
      'not_taken',
      'This is an AVIF picture. Export it as JPEG.',
    ],
    ['a GIF', () => noise().gif().toBuffer(), 'not_taken', 'This is a GIF. Save it as PNG.'],
    [
      'a Photoshop file',
      () => Buffer.from('8BPS\0\x01\0\0\0\0\0\0', 'latin1'),
      'not_taken',
      'This is a Photoshop file. Save a flattened copy as TIFF or JPEG.',
    ],
    [
      'an SVG',
      () =>
        Buffer.from(
          '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
        ),
      'not_taken',
      'This is an SVG drawing. Export it as PNG.',
    ],
    [
      'a PDF',
      () => Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'),
      'not_taken',
      'This is a PDF. Export its page as TIFF or JPEG.',
    ],
    [
      'a web page',
      () => Buffer.from('\n<!DOCTYPE html><html><body>Hello</body></html>'),
      'not_taken',
      'This is a web page, not a picture. Send the picture itself.',
    ],
    [
      'a ZIP archive',
      () => Buffer.from('PK\x03\x04\x14\0', 'latin1'),
      'not_taken',
      'This is a ZIP archive. Unpack it and send the pictures in it.',
    ],
    [
      'an SVGZ',
      () => Buffer.from('\x1f\x8b\x08\0', 'latin1'),
      'not_taken',
      'This is a gzip archive. Unpack it and send the picture in it.',
    ],
    [
      'text',
      () => Buffer.from('not a picture'),
      'unknown',
      'This file is not a picture we can read. Send a JPEG, PNG, WebP or TIFF.',
    ],
  ])('%s', async (_, make, code, message) => {
    expect(await studio.refusal(await make(), 'named.png')).toEqual({ code, message })
  })

  test('one larger than 200 MB, unread', async () => {
    const path = join(createFolder(), 'large.jpg')
    writeFileSync(path, await noise().jpeg().toBuffer())
    truncateSync(path, 200_000_001)
    await expect(studio.opener.open(path, `${path}.proof`)).rejects.toMatchObject({
      code: 'too_large',
      message: 'This file is larger than 200 MB. Save it as a JPEG, or with compression.',
    })
  })
})

/** Claims another size in the header of a lossy WebP, where it stands in 14 bits a side. */
const claimWebpSize = (webp: Buffer, side: number) => {
  const claimed = Buffer.from(webp)
  claimed.writeUInt16LE(side, 26)
  claimed.writeUInt16LE(side, 28)
  return claimed
}

describe('a bomb is refused by its header, within 100 ms and in flat memory:', () => {
  // Failures 13 and 14
  test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    [
      'a JPEG of 4,128 megapixels',
      async () => claimSize(await noise().jpeg().toBuffer(), 64_250, 64_250),
      'too_many_pixels',
      'This picture has more than 300 megapixels. Make it smaller.',
    ],
    [
      'a PNG of 301 megapixels',
      () => blackPng(20_000, 15_050),
      'too_many_pixels',
      'This picture has more than 300 megapixels. Make it smaller.',
    ],
    [
      'a progressive JPEG of 100 megapixels with all its colors',
      async () =>
        claimSize(
          await noise().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
          10_000,
          10_000,
        ),
      'too_costly',
      'This is too large for a progressive JPEG. Save it as a baseline JPEG or TIFF.',
    ],
    [
      'an interlaced PNG of 289 megapixels in colors',
      () => blackPng(17_000, 17_000, { depth: 8, color: 2, interlace: 1 }),
      'too_costly',
      'This is too large for an interlaced PNG. Save it as a baseline JPEG or TIFF.',
    ],
    [
      'a WebP of 16,383 pixels a side',
      async () => claimWebpSize(await noise().webp().toBuffer(), 16_383),
      'too_costly',
      'This is too large for a WebP. Save it as a baseline JPEG or TIFF.',
    ],
  ])('%s', async (_, make, code, message) => {
    const bytes = await make()
    // A process that has opened a picture has some 120 MB; this one is ended as soon as it takes much more.
    const small = openStudio({ limits: { time: 60_000, memory: 200_000_000 } })
    await small.open(await noise(200, 200).png().toBuffer())
    const times: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now()
      expect(await small.refusal(bytes)).toEqual({ code, message })
      times.push(performance.now() - begun)
    }
    expect(Math.min(...times)).toBeLessThan(100)
  })

  test('and what is as large and can be read row by row is taken', async () => {
    const { pixels, proof } = await studio.open(blackPng(17_000, 17_000))
    expect(pixels).toEqual({ width: 17_000, height: 17_000 })
    expect(await proof.metadata()).toMatchObject({ width: 4_096, height: 4_096 })
  })
})

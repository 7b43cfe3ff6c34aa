import sharp from 'sharp'
import { noise } from '../opening.ts'
import { pngChunk, withChunks } from './png.ts'
import { makeTiff, type TiffTag } from './tiff.ts'

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
const DAMAGED = 'This file is damaged and can’t be read. Export it again.'

/** The failure of console-design.md that it is of, what it is, how it is made, and how it is refused. */
export type RefusedFile = readonly [
  failure: number,
  input: string,
  make: () => Buffer | Promise<Buffer>,
  code: string,
  message: string,
]

/** Refused by what they hold, whatever they are called. */
export const REFUSED_FILES: readonly RefusedFile[] = [
  [22, 'empty', () => Buffer.alloc(0), 'empty', 'This file is empty. Export the picture again.'],
  [11, 'a JPEG cut at half', async () => cut(await noise().jpeg().toBuffer(), 0.5), 'truncated', TRUNCATED],
  [
    11,
    'a JPEG without its last 30 bytes',
    async () => (await noise().jpeg().toBuffer()).subarray(0, -30),
    'truncated',
    TRUNCATED,
  ],
  [
    11,
    'a progressive JPEG cut at half',
    async () => cut(await noise().jpeg({ progressive: true }).toBuffer(), 0.5),
    'truncated',
    TRUNCATED,
  ],
  [
    11,
    'a JPEG of a header',
    async () => (await noise().jpeg().toBuffer()).subarray(0, 60),
    'truncated',
    TRUNCATED,
  ],
  [11, 'a PNG cut at half', async () => cut(await noise().png().toBuffer(), 0.5), 'truncated', TRUNCATED],
  [
    11,
    'an interlaced PNG cut at half',
    async () => cut(await noise().png({ progressive: true }).toBuffer(), 0.5),
    'truncated',
    TRUNCATED,
  ],
  [11, 'a WebP cut at half', async () => cut(await noise().webp().toBuffer(), 0.5), 'truncated', TRUNCATED],
  [
    11,
    'a lossless WebP cut at half',
    async () => cut(await noise().webp({ lossless: true }).toBuffer(), 0.5),
    'truncated',
    TRUNCATED,
  ],
  [11, 'a TIFF cut at half', () => cut(grey({}), 0.5), 'truncated', TRUNCATED],
  [
    11,
    'a TIFF without its directory',
    async () => cut(await noise().tiff().toBuffer(), 0.9),
    'truncated',
    TRUNCATED,
  ],
  [
    11,
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
    10,
    'noise after the mark of a JPEG',
    () => Buffer.from('\xff\xd8\xff\xe0 no picture at all', 'latin1'),
    'truncated',
    TRUNCATED,
  ],
  [
    12,
    'an APNG',
    async () => withChunks(await noise().png().toBuffer(), pngChunk('acTL', Buffer.alloc(8, 1))),
    'animated',
    'This picture is animated. Save one frame of it.',
  ],
  [
    12,
    'an animated WebP',
    async () => (await twoPages()).webp({ loop: 0 }).toBuffer(),
    'animated',
    'This picture is animated. Save one frame of it.',
  ],
  [
    12,
    'a TIFF of two pages',
    async () => (await twoPages()).tiff().toBuffer(),
    'several_pages',
    'This file has 2 pages. Save the one to sell by itself.',
  ],
  [
    21,
    'a TIFF of 32-bit floats',
    () => grey({ 339: short(3) }, [32]),
    'float_samples',
    'This picture has 32-bit floating-point samples. Save it with 8 or 16 bits a channel.',
  ],
  [
    21,
    'a TIFF of 32 bits',
    () => grey({}, [32]),
    'float_samples',
    'This picture has 32 bits a channel. Save it with 8 or 16 bits a channel.',
  ],
  [
    21,
    'a TIFF of signed numbers',
    () => grey({ 339: short(2) }),
    'float_samples',
    'This picture has signed samples. Save it with 8 or 16 bits a channel.',
  ],
  [
    20,
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
    13,
    'a picture of 99 pixels on a side',
    () => noise(400, 99).png().toBuffer(),
    'too_small',
    'This picture has less than 100 pixels on a side. Send a larger one.',
  ],
  [
    22,
    'a DNG',
    () => grey({ 50706: { type: 1, bytes: Buffer.from([1, 4, 0, 0]) } }),
    'not_taken',
    'This is a RAW file (DNG). Export it as TIFF or JPEG.',
  ],
  [
    22,
    'a RAW file that begins with a thumbnail',
    () => grey({ 254: { type: 4, values: [1] }, 330: { type: 4, values: [8] } }),
    'not_taken',
    'This is a RAW file of a camera. Export it as TIFF or JPEG.',
  ],
  [
    22,
    'a HEIC photo',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'not_taken',
    'This is a HEIC photo. Export it as JPEG.',
  ],
  [
    22,
    'an AVIF picture',
    () => noise().avif({ effort: 0 }).toBuffer(),
    'not_taken',
    'This is an AVIF picture. Export it as JPEG.',
  ],
  [22, 'a GIF', () => noise().gif().toBuffer(), 'not_taken', 'This is a GIF. Save it as PNG.'],
  [
    22,
    'a Photoshop file',
    () => Buffer.from('8BPS\0\x01\0\0\0\0\0\0', 'latin1'),
    'not_taken',
    'This is a Photoshop file. Save a flattened copy as TIFF or JPEG.',
  ],
  [
    16,
    'an SVG',
    () =>
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
    'not_taken',
    'This is an SVG drawing. Export it as PNG.',
  ],
  [
    16,
    'a PDF',
    () => Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'),
    'not_taken',
    'This is a PDF. Export its page as TIFF or JPEG.',
  ],
  [
    10,
    'a web page',
    () => Buffer.from('\n<!DOCTYPE html><html><body>Hello</body></html>'),
    'not_taken',
    'This is a web page, not a picture. Send the picture itself.',
  ],
  [
    10,
    'a ZIP archive',
    () => Buffer.from('PK\x03\x04\x14\0', 'latin1'),
    'not_taken',
    'This is a ZIP archive. Unpack it and send the pictures in it.',
  ],
  [
    16,
    'an SVGZ',
    () => Buffer.from('\x1f\x8b\x08\0', 'latin1'),
    'not_taken',
    'This is a gzip archive. Unpack it and send the picture in it.',
  ],
  [
    10,
    'text',
    () => Buffer.from('not a picture'),
    'unknown',
    'We can’t read this file as a picture. Send a JPEG, PNG, WebP, or TIFF.',
  ],
]

import { noise } from '../opening.ts'
import { claimSize } from './jpeg.ts'
import { blackPng } from './png.ts'
import type { RefusedFile } from './refused-files.ts'

/** Claims another size in the header of a lossy WebP, where it stands in 14 bits a side. */
const claimWebpSize = (webp: Buffer, side: number) => {
  const claimed = Buffer.from(webp)
  claimed.writeUInt16LE(side, 26)
  claimed.writeUInt16LE(side, 28)
  return claimed
}

/** Small files that are vast pictures. */
export const BOMBS: readonly RefusedFile[] = [
  [
    13,
    'a JPEG of 4,128 megapixels',
    async () => claimSize(await noise().jpeg().toBuffer(), 64_250, 64_250),
    'too_many_pixels',
    'This picture has more than 300 megapixels. Make it smaller.',
  ],
  [
    13,
    'a PNG of 301 megapixels',
    () => blackPng(20_000, 15_050),
    'too_many_pixels',
    'This picture has more than 300 megapixels. Make it smaller.',
  ],
  [
    14,
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
    13,
    'an interlaced PNG of 289 megapixels in colors',
    () => blackPng(17_000, 17_000, { depth: 8, color: 2, interlace: 1 }),
    'too_costly',
    'This is too large for an interlaced PNG. Save it as a baseline JPEG or TIFF.',
  ],
  [
    13,
    'a WebP of 16,383 pixels a side',
    async () => claimWebpSize(await noise().webp().toBuffer(), 16_383),
    'too_costly',
    'This is too large for a WebP. Save it as a baseline JPEG or TIFF.',
  ],
]

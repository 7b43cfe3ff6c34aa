import type { Metadata } from 'sharp'
import {
  MOST_PIXELS,
  MOST_WHOLE_BYTES,
  type OriginalFormat,
  SHORTEST_SIDE,
} from '#machines/lifecycles/original.ts'
import type { Bytes } from '../kinds/bytes.ts'
import { readJpegFrame } from '../kinds/jpeg.ts'
import { readPngHeader } from '../kinds/png.ts'
import { readTiffHeader, type TiffHeader } from '../kinds/tiff.ts'
import { readWebpHeader } from '../kinds/webp.ts'
import {
  refuseAnimated,
  refuseSamples,
  refuseSeveralPages,
  refuseTooManyPixels,
  refuseTooSmall,
  refuseWhole,
} from '../words.ts'

/** What the bytes before the pixels tell, by format. */
export interface Header {
  tiff: TiffHeader | null
  hasXmp: boolean
  /** Bytes that are in memory at once while it is read; 0 where it is read row by row. */
  whole(pixels: number): number
}

export async function readBytes(format: OriginalFormat, bytes: Bytes): Promise<Header> {
  const plain = { tiff: null, hasXmp: false }
  switch (format) {
    case 'jpeg': {
      const { whole } = await readJpegFrame(bytes)
      return { ...plain, whole: () => whole }
    }
    case 'png': {
      const { whole, hasXmp } = await readPngHeader(bytes)
      return { ...plain, hasXmp, whole: () => whole }
    }
    case 'webp': {
      const { pixelBytes } = await readWebpHeader(bytes)
      // libwebp has the whole file in memory besides.
      return { ...plain, whole: (pixels) => pixels * pixelBytes + bytes.size }
    }
    case 'tiff':
      return { ...plain, tiff: await readTiffHeader(bytes), whole: () => 0 }
  }
}

const READ_WHOLE: Record<OriginalFormat, string> = {
  jpeg: 'a progressive JPEG',
  png: 'an interlaced PNG',
  webp: 'a WebP',
  tiff: 'a TIFF',
}

/** Throws PictureRefused for a picture of which its header tells that it is not taken. */
export function checkHeader(
  format: OriginalFormat,
  { width, height, pages = 1, depth, space }: Metadata,
  { whole }: Header,
): void {
  const pixels = width * height
  if (pixels > MOST_PIXELS) throw refuseTooManyPixels()
  if (Math.min(width, height) < SHORTEST_SIDE) throw refuseTooSmall()
  if (pages > 1) throw format === 'webp' ? refuseAnimated() : refuseSeveralPages(pages)
  if (!SPACES.has(space)) throw refuseSamples('channels that are no colors')
  if (depth !== 'uchar' && depth !== 'ushort' && SPACES.get(space) !== 'lab')
    throw refuseSamples(`samples of the kind ${depth}`)
  if (whole(pixels) > MOST_WHOLE_BYTES) throw refuseWhole(READ_WHOLE[format])
}

/** Color spaces, as libvips names them. */
export const SPACES: ReadonlyMap<string, 'grey' | 'rgb' | 'cmyk' | 'lab'> = new Map([
  ['b-w', 'grey'],
  ['grey16', 'grey'],
  ['srgb', 'rgb'],
  ['rgb', 'rgb'],
  ['rgb16', 'rgb'],
  ['cmyk', 'cmyk'],
  ['lab', 'lab'],
  ['labs', 'lab'],
  ['labq', 'lab'],
])

import { refuseAnimated, refuseDamaged, refuseTruncated } from '../words.ts'
import type { Bytes } from './bytes.ts'

/** What the header of a PNG tells of how it is read. */
export interface PngHeader {
  /** Bytes of its pixels where it is interlaced, and so in memory as a whole; else 0. */
  whole: number
  /** Whether there is an XMP packet before the pixels, be it one that decoders leave out as too large. */
  hasXmp: boolean
}

const SIGNATURE = 8
/** Beside its data, a chunk has its length, name and checksum. */
const FRAMING = 12
const MOST_CHUNKS = 20_000
const XMP = 'XML:com.adobe.xmp'
const PALETTE = 3
/** Channels by color type; a palette's may have alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, [PALETTE]: 4, 4: 2, 6: 4 }

/** Reads up to the pixels. Throws PictureRefused where it is animated (APNG), or has none. */
export async function readPngHeader(bytes: Bytes): Promise<PngHeader> {
  const header = await bytes.read(SIGNATURE, 25)
  if (header.length < 25) throw refuseTruncated()
  if (header.toString('latin1', 4, 8) !== 'IHDR') throw refuseDamaged()
  const pixels = header.readUInt32BE(8) * header.readUInt32BE(12)
  const depth = header[16] === 16 ? 2 : 1
  const channels = CHANNELS[header[17] ?? 0] ?? 4
  const isInterlaced = header[20] === 1
  return { whole: isInterlaced ? pixels * channels * depth : 0, hasXmp: await findXmp(bytes) }
}

async function findXmp(bytes: Bytes): Promise<boolean> {
  let position = SIGNATURE
  let hasXmp = false
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const head = await bytes.read(position, 8 + XMP.length)
    if (head.length < 8) throw refuseTruncated()
    const name = head.toString('latin1', 4, 8)
    if (name === 'acTL') throw refuseAnimated()
    if (name === 'IDAT') return hasXmp
    hasXmp ||= name === 'iTXt' && head.toString('latin1', 8) === XMP
    position += FRAMING + head.readUInt32BE(0)
  }
  throw refuseDamaged()
}

import { refuseDamaged, refuseTruncated } from '../words.ts'
import type { Bytes } from './bytes.ts'

/** What the chunks of a WebP tell of how it is read. */
export interface WebpHeader {
  /** Bytes of a pixel while it is read: lossless ones, and those with alpha, have four. */
  pixelBytes: 3 | 4
}

const RIFF_HEAD = 8
const FIRST_CHUNK = 12
const CHUNK_HEAD = 8
const MOST_CHUNKS = 1_000

/** Reads up to the pixels. Throws PictureRefused where the file ends before them. */
export async function readWebpHeader(bytes: Bytes): Promise<WebpHeader> {
  const riff = await bytes.read(4, 4)
  if (riff.length < 4 || RIFF_HEAD + riff.readUInt32LE(0) > bytes.size) throw refuseTruncated()
  let position = FIRST_CHUNK
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const head = await bytes.read(position, CHUNK_HEAD)
    if (head.length < CHUNK_HEAD) throw refuseTruncated()
    const name = head.toString('latin1', 0, 4)
    if (name === 'VP8L' || name === 'ALPH') return { pixelBytes: 4 }
    if (name === 'VP8 ' || name === 'ANMF') return { pixelBytes: 3 }
    const length = head.readUInt32LE(4)
    position += CHUNK_HEAD + length + (length % 2)
  }
  throw refuseDamaged()
}

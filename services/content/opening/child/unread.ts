import type { OriginalFormat } from '#machines/lifecycles/original.ts'
import type { Bytes } from '../kinds/bytes.ts'
import { refuseDamaged, refuseTruncated } from '../words.ts'
import type { Header } from './check-header.ts'

/** What the decoders say of a file that ends before its picture. */
const CUT_SHORT = /premature end|not enough data|unexpected end|truncat/i
/** libpng says the same of a file that is cut short and of one that is damaged. */
const CHUNK_FRAMING = 12
const MOST_CHUNKS = 100_000

/** Makes a function that refuses a picture on which a decoder gave up, and says why it did. */
export const explainUnread =
  (format: OriginalFormat, bytes: Bytes, { tiff }: Header) =>
  async (error: unknown): Promise<never> => {
    const isCutShort =
      CUT_SHORT.test(String(error)) ||
      (format === 'png' && (await lacksEnd(bytes))) ||
      ((await tiff?.isCutShort()) ?? false)
    throw isCutShort ? refuseTruncated() : refuseDamaged()
  }

/** Tells whether a PNG ends within a chunk, or before its last. */
async function lacksEnd(bytes: Bytes): Promise<boolean> {
  let position = 8
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const head = await bytes.read(position, 8)
    if (head.length < 8) return true
    if (head.toString('latin1', 4) === 'IEND') return false
    position += CHUNK_FRAMING + head.readUInt32BE(0)
  }
  return false
}

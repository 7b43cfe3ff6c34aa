import { refuseDamaged, refuseSamples, refuseTruncated } from '../words.ts'
import type { Bytes } from './bytes.ts'

/** What the header of a JPEG tells of how it is read. */
export interface JpegFrame {
  /**
   * Bytes of its coefficients where they are all in memory until the last is read: it comes in several scans,
   * as a progressive one does. 0 where it is read row by row.
   */
  whole: number
}

/** Markers of frames, tables (C4), extensions (C8) and conditioning (CC) left out. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const isProgressive = (marker: number): boolean => (marker & 0x03) === 2
const SCAN = 0xda
const END = 0xd9
/** Of these, no length follows. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Pictures have some hundreds at most, of which profiles and notes take many. */
const MOST_SEGMENTS = 20_000
const BLOCK = 8
const COEFFICIENT_BYTES = 2
const BITS = 8

/** Reads up to the first scan. Throws PictureRefused where there is none. */
export async function readJpegFrame(bytes: Bytes): Promise<JpegFrame> {
  let frame: { coefficients: number; components: number; progressive: boolean } | null = null
  let position = 2
  for (let segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    const head = await bytes.read(position, 10)
    if (head.length < 4) throw refuseTruncated()
    const marker = head[1] ?? 0
    // Any number of FF may stand before a marker, and decoders pass over bytes that are none.
    if (head[0] !== 0xff || marker === 0xff || marker === 0) {
      position += 1
      continue
    }
    if (isAlone(marker)) {
      position += 2
      continue
    }
    if (marker === END) break
    const length = head.readUInt16BE(2)
    if (isFrame(marker)) {
      const segment = await bytes.read(position + 4, length - 2)
      frame = { ...readFrame(segment), progressive: isProgressive(marker) }
    }
    if (marker === SCAN && frame) {
      const isWhole = frame.progressive || (head[4] ?? 0) < frame.components
      return { whole: isWhole ? frame.coefficients : 0 }
    }
    position += 2 + length
  }
  throw refuseDamaged()
}

function readFrame(segment: Buffer): { coefficients: number; components: number } {
  const components = segment[5] ?? 0
  if (segment.length < 6 + 3 * components || components === 0) throw refuseDamaged()
  const bits = segment[0] ?? 0
  if (bits !== BITS) throw refuseSamples(`${bits} bits a channel in a JPEG`)
  const height = segment.readUInt16BE(1)
  const width = segment.readUInt16BE(3)
  const factors = Array.from({ length: components }, (_, at) => {
    const both = segment[7 + 3 * at] ?? 0
    return { across: both >> 4, down: both & 0x0f }
  })
  const mostAcross = Math.max(...factors.map(({ across }) => across))
  const mostDown = Math.max(...factors.map(({ down }) => down))
  if (factors.some(({ across, down }) => across === 0 || down === 0)) throw refuseDamaged()
  const samplesOf = ({ across, down }: (typeof factors)[number]) =>
    Math.ceil(width / (BLOCK * mostAcross)) *
    across *
    Math.ceil(height / (BLOCK * mostDown)) *
    down *
    BLOCK ** 2
  return {
    components,
    coefficients: factors.reduce((sum, factor) => sum + samplesOf(factor), 0) * COEFFICIENT_BYTES,
  }
}

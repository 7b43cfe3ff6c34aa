import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** The signature and the header, before which no chunk may stand. */
const BEGINNING = 33

/** Makes a chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Puts chunks into a PNG, before its pixels. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, BEGINNING), ...chunks, png.subarray(BEGINNING)])

/** Packs a chunk of text, as `zTXt` and compressed `iTXt` have it after their heads. */
export const packed = (head: string, text: Buffer): Buffer =>
  Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(text)])

interface BlackPng {
  depth?: 1 | 8 | 16
  /** 0 grey, 2 RGB, 6 RGBA */
  color?: 0 | 2 | 6
  interlace?: 0 | 1
}

/** Makes a black PNG: 300 megapixels of one bit are a few kilobytes. */
export function blackPng(
  width: number,
  height: number,
  { depth = 1, color = 0, interlace = 0 }: BlackPng = {},
) {
  const channels = { 0: 1, 2: 3, 6: 4 }[color]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = color
  header[12] = interlace
  // Of an interlaced one, only the header is ever read.
  const rows = interlace === 1 ? 1 : height
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil((width * channels * depth) / 8))), {
    level: 1,
  })
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

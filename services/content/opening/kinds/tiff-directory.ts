import { refuseDamaged, refuseTruncated } from '../words.ts'
import type { Bytes } from './bytes.ts'

/** The first directory of a TIFF, BigTIFF too: what it says of its picture. */
export interface TiffDirectory {
  /** The numbers of a tag; none where the tag is left out, or is no number. */
  numbers(tag: number): Promise<number[]>
  /** The bytes of a tag as they are, cut at `most`; null where the tag is left out. */
  bytes(tag: number, most: number): Promise<Buffer | null>
}

interface Entry {
  type: number
  count: number
  /** Where its value stands in the file. */
  position: number
}

/** Bytes of one value, by type; 16 to 18 are BigTIFF's. */
const SIZES: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
}
/** Largest picture: 300,000 strips of a row each, at 8 bytes. */
const MOST_VALUE_BYTES = 4_000_000
const MOST_ENTRIES = 4_096

/** Throws PictureRefused where the directory is not in the file. */
export async function readTiffDirectory(file: Bytes): Promise<TiffDirectory> {
  const header = await file.read(0, 16)
  if (header.length < 8) throw refuseTruncated()
  const isLittle = header[0] === 0x49
  const isBig = (isLittle ? header[2] : header[3]) === 0x2b
  const layout = isBig ? { count: 8, entry: 20, inline: 8 } : { count: 2, entry: 12, inline: 4 }
  const unsigned = (from: Buffer, at: number, size: number): number => {
    if (size === 8) return Number(isLittle ? from.readBigUInt64LE(at) : from.readBigUInt64BE(at))
    return isLittle ? from.readUIntLE(at, size) : from.readUIntBE(at, size)
  }
  const start = isBig ? unsigned(await whole(file, 8, 8), 0, 8) : unsigned(header, 4, 4)
  const count = unsigned(await whole(file, start, layout.count), 0, layout.count)
  if (count > MOST_ENTRIES) throw refuseDamaged()
  const table = await whole(file, start + layout.count, count * layout.entry)
  const entries = new Map<number, Entry>()
  for (let at = 0; at < table.length; at += layout.entry) {
    const type = unsigned(table, at + 2, 2)
    const values = unsigned(table, at + 4, layout.inline)
    const place = at + 4 + layout.inline
    const isInline = values * (SIZES[type] ?? 1) <= layout.inline
    const position = isInline ? start + layout.count + place : unsigned(table, place, layout.inline)
    entries.set(unsigned(table, at, 2), { type, count: values, position })
  }

  const bytesOf = ({ type, count: values, position }: Entry, most: number) =>
    file.read(position, Math.min(most, values * (SIZES[type] ?? 1)))

  return {
    async numbers(tag) {
      const entry = entries.get(tag)
      const size = entry && [1, 3, 4, 13, 16, 18].includes(entry.type) ? (SIZES[entry.type] ?? 1) : 0
      if (!entry || size === 0) return []
      const bytes = await bytesOf(entry, MOST_VALUE_BYTES)
      return Array.from({ length: Math.floor(bytes.length / size) }, (_, at) =>
        unsigned(bytes, at * size, size),
      )
    },
    async bytes(tag, most) {
      const entry = entries.get(tag)
      return entry ? bytesOf(entry, most) : null
    },
  }
}

async function whole(file: Bytes, position: number, length: number): Promise<Buffer> {
  if (position + length > file.size) throw refuseTruncated()
  return file.read(position, length)
}

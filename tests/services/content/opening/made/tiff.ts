/** One tag: numbers as type 3 (short) or 4 (long), bytes as they are. */
export type TiffTag = { type: 3 | 4; values: number[] } | { type: 1 | 2 | 7; bytes: Buffer }

const HEADER = 8
const SIZES = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1 } as const

interface Picture {
  width: number
  height: number
  /** 1 grey, 2 RGB, 5 CMYK, 8 CIELAB, 32803 a sensor's */
  photometric: number
  bits: number[]
  pixels: Buffer
  /** Further tags, or others in place of those that the rest gives. */
  tags?: Record<number, TiffTag>
}

/** Makes a TIFF of one strip whose directory stands before its pixels, so that it may be cut. */
export function makeTiff({ width, height, photometric, bits, pixels, tags = {} }: Picture): Buffer {
  const shorts = (...values: number[]): TiffTag => ({ type: 3, values })
  const longs = (...values: number[]): TiffTag => ({ type: 4, values })
  const all: Record<number, TiffTag> = {
    256: longs(width),
    257: longs(height),
    258: shorts(...bits),
    259: shorts(1),
    262: shorts(photometric),
    273: longs(0),
    277: shorts(bits.length),
    278: longs(height),
    279: longs(pixels.length),
    ...tags,
  }
  const names = Object.keys(all).map(Number)
  const table = Buffer.alloc(2 + names.length * 12 + 4)
  table.writeUInt16LE(names.length)
  const beyond: Buffer[] = []
  let position = HEADER + table.length
  const values = new Map(names.map((name) => [name, bytesOf(all[name] ?? shorts(0))]))
  const start =
    position + [...values.values()].reduce((sum, { length }) => sum + (length > 4 ? length : 0), 0)
  values.get(273)?.writeUInt32LE(start)
  for (const [at, name] of names.entries()) {
    const tag = all[name] ?? shorts(0)
    const bytes = values.get(name) ?? Buffer.alloc(0)
    const entry = 2 + at * 12
    table.writeUInt16LE(name, entry)
    table.writeUInt16LE(tag.type, entry + 2)
    table.writeUInt32LE(bytes.length / SIZES[tag.type], entry + 4)
    if (bytes.length <= 4) bytes.copy(table, entry + 8)
    else {
      table.writeUInt32LE(position, entry + 8)
      beyond.push(bytes)
      position += bytes.length
    }
  }
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  return Buffer.concat([header, table, ...beyond, pixels])
}

function bytesOf(tag: TiffTag): Buffer {
  if ('bytes' in tag) return tag.bytes
  const size = SIZES[tag.type]
  const bytes = Buffer.alloc(tag.values.length * size)
  for (const [at, value] of tag.values.entries()) bytes.writeUIntLE(value, at * size, size)
  return bytes
}

/** One tag of a TIFF, in bytes. */
export interface TiffTag {
  tag: number
  bytes: Buffer
  /** 1 bytes, 2 text */
  type: 1 | 2
}

const HEADER = 8
const ENTRY = 12
const INLINE = 4

/** Writes a TIFF of nothing but tags, for a reader of files to read them. */
export function tiffOf(tags: readonly TiffTag[]): Buffer {
  const table = Buffer.alloc(2 + tags.length * ENTRY + 4)
  table.writeUInt16LE(tags.length, 0)
  let position = HEADER + table.length
  const beyond: Buffer[] = []
  for (const [at, { tag, bytes, type }] of tags.toSorted((a, b) => a.tag - b.tag).entries()) {
    const entry = 2 + at * ENTRY
    table.writeUInt16LE(tag, entry)
    table.writeUInt16LE(type, entry + 2)
    table.writeUInt32LE(bytes.length, entry + 4)
    if (bytes.length <= INLINE) bytes.copy(table, entry + 8)
    else {
      table.writeUInt32LE(position, entry + 8)
      beyond.push(bytes)
      position += bytes.length
    }
  }
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1')
  header.writeUInt32LE(HEADER, 4)
  return Buffer.concat([header, table, ...beyond])
}

const PHOTOSHOP = 'Photoshop 3.0\0'
const RESOURCE = '8BIM'
const IPTC = 0x0404
/** Its dataset's mark. */
const DATASET = 0x1c

/**
 * Finds the IPTC datasets in Photoshop's resources, where JPEG has them; as they are where they stand alone.
 */
export function iptcIn(block: Buffer): Buffer | null {
  if (block[0] === DATASET) return block
  let at = block.toString('latin1', 0, PHOTOSHOP.length) === PHOTOSHOP ? PHOTOSHOP.length : 0
  while (at + 12 <= block.length && block.toString('latin1', at, at + 4) === RESOURCE) {
    const id = block.readUInt16BE(at + 4)
    // The name has its length before it, and both together an even number of bytes.
    const name = 1 + (block[at + 6] ?? 0)
    const length = at + 6 + name + (name % 2)
    if (length + 4 > block.length) return null
    const start = length + 4
    const size = block.readUInt32BE(length)
    if (id === IPTC) return block.subarray(start, start + size)
    at = start + size + (size % 2)
  }
  return null
}

/** Where a tag of a profile stands. */
function findTag(icc: Buffer, name: string): Buffer {
  const count = icc.readUInt32BE(128)
  for (let at = 0; at < count; at += 1) {
    const entry = 132 + 12 * at
    if (icc.toString('latin1', entry, entry + 4) !== name) continue
    return icc.subarray(icc.readUInt32BE(entry + 4))
  }
  throw new Error(`The profile has no ${name}`)
}

/**
 * Computes L*a*b* of inks, 0 to 255 each, by the table of a press's profile (A2B0, as `mft1` or `mft2`) and
 * nothing else, for no library to be asked.
 */
export function evaluateCmyk(icc: Buffer, inks: readonly number[]): number[] {
  const table = findTag(icc, 'A2B0')
  const isWide = table.toString('latin1', 0, 4) === 'mft2'
  const [inputs = 0, outputs = 0, grid = 0] = table.subarray(8, 11)
  const size = isWide ? 2 : 1
  const most = isWide ? 65_535 : 255
  const inputEntries = isWide ? table.readUInt16BE(48) : 256
  const outputEntries = isWide ? table.readUInt16BE(50) : 256
  const curves = isWide ? 52 : 48
  const cells = curves + inputs * inputEntries * size
  const ends = cells + grid ** inputs * outputs * size
  const read = (at: number) => (isWide ? table.readUInt16BE(at) : table.readUInt8(at)) / most
  const along = (start: number, entries: number, share: number) => {
    const place = share * (entries - 1)
    const low = Math.min(entries - 2, Math.floor(place))
    const [from, to] = [read(start + low * size), read(start + (low + 1) * size)]
    return from + (to - from) * (place - low)
  }
  const places = inks.map(
    (ink, at) => along(curves + at * inputEntries * size, inputEntries, ink / 255) * (grid - 1),
  )
  const lab = Array.from({ length: outputs }, (_, channel) => {
    let sum = 0
    for (let corner = 0; corner < 2 ** inputs; corner += 1) {
      let cell = 0
      let weight = 1
      for (const [at, place] of places.entries()) {
        const low = Math.min(grid - 2, Math.floor(place))
        const isHigh = ((corner >> at) & 1) === 1
        cell = cell * grid + low + (isHigh ? 1 : 0)
        weight *= isHigh ? place - low : 1 - (place - low)
      }
      if (weight > 0) sum += weight * read(cells + (cell * outputs + channel) * size)
    }
    return along(ends + channel * outputEntries * size, outputEntries, sum)
  })
  const [l = 0, a = 0, b = 0] = lab
  // Of 16 bits, 100 is 0xff00.
  const scale = isWide ? 65_535 / 65_280 : 1
  return [l * 100 * scale, a * 255 * scale - 128, b * 255 * scale - 128]
}

import type { Sharp } from 'sharp'

/** Pixels on each side of what is compared. */
const SIDE = 32
/** Lowest frequencies in each direction. */
const LOW = 8
const BITS = LOW * LOW
/** Levels by which the pixels of a plain field differ at most, as a standard deviation of 0 to 255. */
const PLAIN = 4

/** Cosines of the first frequencies at each pixel. */
const COSINES = Array.from({ length: LOW + 1 }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))),
)

/**
 * Computes 64 bits, in hexadecimal, that differ in few for pictures that look alike: whether each of the
 * lowest frequencies is above their median (a perceptual hash by cosine transform). Null for a plain field,
 * whose bits would be noise.
 */
export async function likenessOf(picture: Sharp): Promise<string | null> {
  const pixels = await picture
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer()
  if (deviationOf(pixels) < PLAIN) return null
  const amounts = transform(pixels)
  const median = amounts.toSorted((a, b) => a - b)[BITS / 2] ?? 0
  const bits = amounts.map((amount) => (amount >= median ? '1' : '0')).join('')
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(BITS / 4, '0')
}

function deviationOf(pixels: Uint8Array): number {
  const mean = pixels.reduce((sum, level) => sum + level, 0) / pixels.length
  return Math.sqrt(pixels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / pixels.length)
}

/** Amounts of the frequencies 1 to 8 of both directions: 0 is how bright it is, which says nothing. */
function transform(pixels: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE }, (_, row) => pixels.subarray(row * SIDE, (row + 1) * SIDE))
  const across = rows.map((row) => COSINES.map((cosines) => sum(cosines, (at) => row[at] ?? 0)))
  return COSINES.slice(1).flatMap((cosines) =>
    Array.from({ length: LOW }, (_, frequency) => sum(cosines, (at) => across[at]?.[frequency + 1] ?? 0)),
  )
}

const sum = (cosines: readonly number[], valueAt: (at: number) => number): number =>
  cosines.reduce((total, cosine, at) => total + cosine * valueAt(at), 0)

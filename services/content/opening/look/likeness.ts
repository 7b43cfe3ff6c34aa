import type { Sharp } from 'sharp'

/** Pixels on each side of what is compared. */
const SIDE = 32
const BITS = 64
/** Levels of 0 to 255 by which the pixels of a plain field differ at most, as their standard deviation. */
const PLAIN = 4

/**
 * The lowest frequencies, across and down, which stay when a picture is resized, packed or cut a little. The
 * very lowest is left out: how bright a picture is says nothing.
 */
const FREQUENCIES = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  across: at % SIDE,
  down: Math.floor(at / SIDE),
}))
  .slice(1)
  .sort((a, b) => a.across + a.down - b.across - b.down || a.across - b.across)
  .slice(0, BITS)

const COSINES = Array.from({ length: 1 + Math.max(...FREQUENCIES.map(({ down }) => down)) }, (_, frequency) =>
  Array.from(
    { length: SIDE },
    (_, at) =>
      Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE)) * (frequency === 0 ? Math.SQRT1_2 : 1),
  ),
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

/** Amounts of each frequency. */
function transform(pixels: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE }, (_, row) => pixels.subarray(row * SIDE, (row + 1) * SIDE))
  const across = rows.map((row) => COSINES.map((cosines) => sum(cosines, (at) => row[at] ?? 0)))
  return FREQUENCIES.map((frequency) =>
    sum(COSINES[frequency.down] ?? [], (at) => across[at]?.[frequency.across] ?? 0),
  )
}

const sum = (cosines: readonly number[], valueAt: (at: number) => number): number =>
  cosines.reduce((total, cosine, at) => total + cosine * valueAt(at), 0)

import { pngOf } from './png.ts'
import { type Attributes, n, type Sheet, tag } from './sheet.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Veil extends Box {
  color: string
  /** Samples across and down: what stands between them is smooth. */
  cells: readonly [across: number, down: number]
  /** How much of the colour lies at a place, 0 to 1; `u` and `v` run from 0 to 1 over the box. */
  cover(u: number, v: number): number
}

/** Lays one colour over a box, thicker here and thinner there: fog, cloud, a wash, light on water. */
export function veil(
  { detail }: Pick<Sheet, 'detail'>,
  { color, cells, cover, ...box }: Veil,
  more: Attributes = {},
): string {
  const [across, down] = cells.map((count) => (detail === 'whole' ? count : Math.ceil(count / 6))) as [
    number,
    number,
  ]
  const value = Number.parseInt(color.slice(1), 16)
  const pixels = new Uint8Array(across * down * 4)
  let at = 0
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const share = cover((column + 0.5) / across, (row + 0.5) / down)
      pixels[at] = value >> 16
      pixels[at + 1] = (value >> 8) & 255
      pixels[at + 2] = value & 255
      pixels[at + 3] = share <= 0 ? 0 : share >= 1 ? 255 : Math.round(255 * share)
      at += 4
    }
  return tag('image', {
    x: n(box.x),
    y: n(box.y),
    width: n(box.width),
    height: n(box.height),
    preserveAspectRatio: 'none',
    href: pngOf(pixels, across, down),
    ...more,
  })
}

import { darken, lighten } from '../color.ts'
import { n, type Sheet, stroke } from '../sheet.ts'

/** Warp and weft over the whole sheet, as fine lines of shade and light of the given opacities. */
export function weave(
  { width, height, palette }: Sheet,
  { pitch, warp, weft }: { pitch: number; warp: number; weft: number },
): string {
  let [upright, across] = ['', '']
  for (let x = pitch / 2; x < width; x += pitch) upright += `M${n(x)} 0V${n(height)}`
  for (let y = pitch / 2; y < height; y += pitch) across += `M0 ${n(y)}H${n(width)}`
  return (
    stroke(upright, darken(palette.ink, 0.2), 1.4, { opacity: warp }) +
    stroke(across, lighten(palette.ground, 0.4), 1.6, { opacity: weft })
  )
}

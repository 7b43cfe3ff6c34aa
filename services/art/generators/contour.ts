import { along, byLightness, darken, mix } from '../color.ts'
import { loop, noise } from '../shapes.ts'
import { type Generator, ground, type Point, path, type Sheet, stroke } from '../sheet.ts'

/** Height lines of a country that nobody has walked: cut paper in layers, or lines alone. */
export const contour: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const layered = hand.chance(0.6)
  const rings = layered ? hand.whole(9, 13) : 26
  const ramp = hand.chance(0.5) ? byLightness(palette.colors.slice(0, 4)) : [...palette.colors]
  const paper = layered ? along(ramp, 0) : palette.ground
  const center: Point = [width * random.between(0.25, 0.75), height * random.between(0.25, 0.75)]
  const levels = Array.from({ length: rings }, (_, i) => i)
  const ring = hill(sheet, center, rings)
  if (!layered)
    return (
      ground(sheet, palette.ground) +
      levels.map((i) => stroke(ring(i), mix(palette.ink, palette.colors[0], 0.6), i % 5 ? 1.5 : 3)).join('')
    )
  const marks = levels.flatMap((i) => {
    const color = along(ramp, (i + 1) / rings)
    const shade = path(ring(i), darken(along(ramp, i / rings), 0.6), {
      opacity: 0.28,
      transform: 'translate(7 10)',
    })
    return [shade, path(ring(i), color)]
  })
  return ground(sheet, paper) + marks.join('')
}

/** Rings that shrink to a peak, each a little different from the one before. */
function hill({ width, height, random }: Sheet, [x, y]: Point, rings: number): (index: number) => string {
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) * 0.98
  const [coarse, fine] = [noise(random, 1), noise(random, 1)]
  const drift = [random.between(-0.3, 0.3) * width * 0.4, random.between(-0.3, 0.3) * height * 0.4] as const
  return (index) => {
    const level = index / rings
    const radius = reach * (1 - level) ** 1.12
    const points = Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const swing = coarse(20 + c * 1.5 + level * 1.2) * 0.26 + coarse(40 + s * 1.5 - level * 1.2) * 0.26
      const detail = fine(20 + c * 3.2 + level * 2) * 0.09 + fine(44 + s * 3.2 + level * 2) * 0.09
      const r = radius * (1 + swing + detail)
      return [x + drift[0] * level + c * r, y + drift[1] * level + s * r]
    })
    return loop(points)
  }
}

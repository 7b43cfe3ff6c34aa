import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { curve, down, noise } from '../shapes.ts'
import { circle, type Generator, linear, n, type Point, path, radial, rect, type Sheet } from '../sheet.ts'

/** Open water to a clear horizon, and the path of light that lies on it. */
export const seascape: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const night = hand.chance(0.3)
  const ramp = byLightness(palette.colors.slice(0, 4))
  const glow = lighten(night ? palette.ground : lightOf(palette), night ? 0.4 : 0.25)
  const horizon = height * random.between(0.4, 0.62)
  const sunX = width * random.between(0.25, 0.75)
  const sunY = horizon - random.between(0.1, 0.55) * horizon
  const size = random.between(34, 60)
  const high = night ? darken(along(ramp, 0), 0.35) : along(ramp, 0.7)
  const low = night ? along(ramp, 0.4) : mix(palette.ground, glow, 0.5)
  const deep = night ? darken(along(ramp, 0), 0.5) : along(ramp, 0.08)
  const defs = [
    linear('sky', [
      [0, high],
      [0.55, mix(high, low, 0.6)],
      [1, low],
    ]),
    linear('sea', [
      [0, mix(along(ramp, 0.55), low, night ? 0.05 : 0.35)],
      [0.25, along(ramp, night ? 0.2 : 0.4)],
      [1, deep],
    ]),
    radial('halo', [
      [0, glow, 0.7],
      [0.18, glow, 0.42],
      [0.45, glow, 0.14],
      [1, glow, 0],
    ]),
  ]
  const marks = [
    rect(0, 0, width, horizon + 1, 'url(#sky)'),
    ...clouds(sheet, horizon, mix(low, palette.ground, 0.6)),
    circle(sunX, sunY, size * 5.5, 'url(#halo)'),
    circle(sunX, sunY, size, lighten(glow, 0.35)),
    rect(0, horizon, width, height - horizon, 'url(#sea)'),
    path(swell(sheet, horizon), darken(deep, 0.2), { opacity: 0.22 }),
    path(glitter(sheet, sunX, horizon), lighten(glow, 0.35), { opacity: 0.8 }),
  ]
  if (random.chance(0.4))
    marks.push(
      sail(
        width * random.between(0.15, 0.85),
        horizon + 12,
        random.between(0.6, 1.2),
        palette.ground,
        palette.ink,
      ),
    )
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

function clouds({ width, random }: Sheet, horizon: number, color: string): string[] {
  return Array.from({ length: random.whole(2, 5) }, () => {
    const y = horizon * random.between(0.15, 0.9)
    const [left, long] = [width * random.between(-0.2, 0.7), width * random.between(0.3, 0.7)]
    const shape = noise(random, 2)
    const points: Point[] = []
    for (let t = 0; t <= 1.001; t += 0.1)
      points.push([left + long * t, y - Math.sin(t * Math.PI) * 26 * (1 + shape(t * 5) * 0.6)])
    return path(down(curve(points), left, left + long, y + 3), color, { opacity: random.between(0.25, 0.55) })
  })
}

const lens = (x: number, y: number, long: number, thick: number) =>
  `M${n(x - long)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + long)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - long)} ${n(y)}Z`

/** Short flat flashes that widen and part towards the viewer. */
function glitter({ height, random }: Sheet, sunX: number, horizon: number): string {
  const d: string[] = []
  for (let y = horizon + 4; y < height; y += 4 + (y - horizon) * 0.045) {
    const near = (y - horizon) / (height - horizon)
    const spread = 14 + near * 110
    for (let i = 0; i < 2 + near * 2; i++)
      d.push(
        lens(
          sunX + random.between(-spread, spread),
          y,
          random.between(6, 16) + near * random.between(14, 60),
          1 + near * 4.5,
        ),
      )
  }
  return d.join('')
}

function swell({ width, height, random }: Sheet, horizon: number): string {
  const d: string[] = []
  for (let y = horizon + 8; y < height; y += 7 + (y - horizon) * 0.08) {
    const near = (y - horizon) / (height - horizon)
    for (let i = 0; i < 6; i++)
      d.push(lens(random.between(0, width), y, 40 + near * random.between(60, 200), 1 + near * 5))
  }
  return d.join('')
}

function sail(x: number, y: number, scale: number, cloth: string, hull: string): string {
  const place = { transform: `translate(${n(x)} ${n(y)}) scale(${n(scale)})` }
  return (
    path('M0 -4V-74Q34 -40 30 -8ZM-5 -6V-60Q-24 -30 -22 -6Z', lighten(cloth, 0.3), place) +
    path('M-26 -2H34L24 10H-16Z', hull, place)
  )
}

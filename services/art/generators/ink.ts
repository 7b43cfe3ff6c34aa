import { mix } from '../color.ts'
import { type Generator, ground, type Point, path, type Sheet } from '../sheet.ts'
import { brush, seal, spatter, type Way } from './brush.ts'

/** A few decided strokes of a wide brush, and the paper left alone. */
export const ink: Generator = (sheet) => {
  const { width, height, palette, random, hand, spread } = sheet
  const dryness = hand.between(0.25, 0.6)
  const wide = hand.between(80, 150)
  const second = mix(palette.colors[2], palette.ground, 0.2)
  const layout = spread.pick([bars, ring, sweep, cross, ring])
  const ways = layout(sheet)
  const strokes = ways.map((way, i) =>
    brush(random, way, wide * random.between(0.6, 1.15), i % 3 === 1 ? second : palette.ink, dryness),
  )
  const drops = path(
    spatter(random, width * random.between(0.3, 0.7), height * random.between(0.3, 0.7), 330, 16),
    palette.ink,
  )
  const mark = seal(random, width * 0.86, height * 0.84, palette.colors[4], palette.ground)
  return ground(sheet, palette.ground) + strokes.join('') + drops + mark
}

const bezier =
  (a: Point, b: Point, c: Point, d: Point): Way =>
  (t) => {
    const u = 1 - t
    const at = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
    return [at(0), at(1)]
  }

function bars({ width, height, random }: Sheet): Way[] {
  const count = random.whole(3, 5)
  return Array.from({ length: count }, (_, i) => {
    const y = height * (0.2 + (0.6 * i) / (count - 1))
    const [from, to] = [width * random.between(0.12, 0.3), width * random.between(0.62, 0.86)]
    const tilt = random.between(-50, 50)
    return bezier([from, y], [from + 120, y - tilt], [to - 120, y + tilt], [to, y + random.between(-20, 20)])
  })
}

/** One circle in one breath, left a little open. */
function ring({ width, height, random }: Sheet): Way[] {
  const radius = Math.min(width, height) * random.between(0.26, 0.33)
  const [x, y] = [width / 2 + random.between(-0.4, 0.4) * Math.max(0, width - height), height * 0.48]
  const start = random.between(0.2, 2.2)
  const turn = random.between(5.4, 6.3) * (random.chance(0.5) ? 1 : -1)
  return [
    (t) => {
      const angle = start + turn * t
      const reach = radius * (1 - t * 0.09)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    },
  ]
}

function sweep({ width, height, random }: Sheet): Way[] {
  return Array.from({ length: random.whole(2, 3) }, (_, i) => {
    const lift = (i - 0.6) * height * 0.24
    return bezier(
      [width * random.between(0.1, 0.2), height * 0.6 + lift],
      [width * 0.3, height * random.between(0, 0.25) + lift],
      [width * 0.62, height * random.between(0.7, 0.95) + lift],
      [width * random.between(0.8, 0.9), height * random.between(0.28, 0.45) + lift],
    )
  })
}

function cross({ width, height, random }: Sheet): Way[] {
  const x = width * random.between(0.42, 0.58)
  const y = height * random.between(0.34, 0.5)
  return [
    bezier(
      [x, height * 0.1],
      [x + 20, height * 0.4],
      [x - 30, height * 0.6],
      [x + random.between(-40, 40), height * 0.9],
    ),
    bezier([width * 0.14, y], [width * 0.4, y - 40], [width * 0.6, y + 40], [width * 0.84, y - 20]),
    bezier([x - 10, y + 60], [x - 120, y + 170], [x - 200, y + 230], [width * 0.16, height * 0.8]),
  ]
}

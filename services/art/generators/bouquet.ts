import { apartFrom, darken, lighten, mix } from '../color.ts'
import { blob, loop } from '../shapes.ts'
import { circle, n, type Point, path, type Sheet, stroke } from '../sheet.ts'

/** Flowers and leaves that fan out of a neck at `from`, `reach` units tall. */
export function bouquet(sheet: Sheet, from: Point, reach: number, room: number): string {
  const { random, palette, hand } = sheet
  const stem = mix(palette.ink, mix('#4f6b45', palette.colors[1], 0.4), 0.7)
  const blooms = random.shuffle(apartFrom(palette.ground, palette.colors, 0.08))
  const kinds = hand.shuffle([daisy, poppy, sprig, tulip, poppy])
  const count = Math.max(5, Math.round(Math.min(room, reach * 1.3) / 46))
  const [stems, heads, leaves]: [string[], string[], string[]] = [[], [], []]
  for (let i = 0; i < count; i++) {
    const lean = (i / (count - 1) - 0.5) * 1.7 + random.between(-0.16, 0.16)
    const long = reach * random.between(0.5, 0.98) * (1 - Math.abs(lean) * 0.22)
    const [x, y] = [from[0] + Math.sin(lean) * long * 0.95, from[1] - Math.cos(lean) * long]
    stems.push(
      `M${n(from[0] + lean * 12)} ${n(from[1] + 8)}Q${n(from[0] + Math.sin(lean) * long * 0.2)} ${n(from[1] - long * 0.6)} ${n(x)} ${n(y)}`,
    )
    const kind = kinds[i % 3] ?? poppy
    heads.push(
      kind(sheet, [x, y], reach * random.between(0.085, 0.15), blooms[i % blooms.length] ?? stem, lean),
    )
    for (let leaf = 0; leaf < 2; leaf++) {
      const t = random.between(0.25, 0.7)
      leaves.push(
        blade(
          [from[0] + (x - from[0]) * t * t, from[1] + (y - from[1]) * t],
          lean + random.between(0.4, 1.1) * (leaf ? 1 : -1),
          reach * random.between(0.16, 0.28),
        ),
      )
    }
  }
  return [
    stroke(stems.join(''), stem, 3.2),
    path(leaves.slice(0, count).join(''), mix(stem, palette.colors[1], 0.3)),
    path(leaves.slice(count).join(''), lighten(mix(stem, palette.colors[2], 0.5), 0.1)),
    ...heads,
  ].join('')
}

/** `lean` is from upright, in radians. */
function blade([x, y]: Point, lean: number, long: number): string {
  const [dx, dy] = [Math.sin(lean) * long, -Math.cos(lean) * long]
  const [px, py] = [-dy * 0.2, dx * 0.2]
  return `M${n(x)} ${n(y)}Q${n(x + dx * 0.45 + px)} ${n(y + dy * 0.45 + py)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dx * 0.45 - px)} ${n(y + dy * 0.45 - py)} ${n(x)} ${n(y)}Z`
}

type Bloom = (sheet: Sheet, at: Point, radius: number, color: string, lean: number) => string

const daisy: Bloom = ({ random, palette }, [x, y], radius, color) => {
  const count = random.whole(9, 14)
  const d = Array.from({ length: count }, (_, i) =>
    blade([x, y], (i / count) * 6.283 + random.between(-0.1, 0.1), radius * random.between(0.9, 1.15)),
  )
  return (
    path(d.join(''), lighten(mix(color, palette.ground, 0.35), 0.2)) +
    circle(x, y, radius * 0.3, mix(palette.colors[4], '#d9a032', 0.5))
  )
}

const poppy: Bloom = ({ random, palette }, [x, y], radius, color) => {
  const petal = (dx: number, dy: number, size: number) =>
    loop(blob(random, x + dx * radius, y + dy * radius, radius * size, radius * size * 0.86, 0.1))
  return [
    path(petal(0, -0.34, 0.82), darken(color, 0.18)),
    path(petal(-0.42, 0.05, 0.72), color),
    path(petal(0.42, 0.05, 0.72), lighten(color, 0.12)),
    path(petal(0, 0.34, 0.62), mix(color, palette.ground, 0.24)),
    circle(x, y, radius * 0.22, mix(palette.ink, color, 0.15)),
  ].join('')
}

const sprig: Bloom = ({ random, palette }, [x, y], radius, color, lean) => {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    const [cx, cy] = [x - Math.sin(lean) * radius * 3 * t, y + Math.cos(lean) * radius * 3 * t]
    const r = radius * (0.12 + t * 0.14)
    const [bx, by] = [cx + random.between(-1, 1) * radius * (0.1 + t * 0.5), cy + random.between(-4, 4)]
    d += `M${n(bx - r)} ${n(by)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
  }
  return path(d, mix(color, palette.ground, 0.15))
}

const tulip: Bloom = (_, [x, y], radius, color, lean) => {
  const turn = `rotate(${n((lean * 180) / Math.PI)} ${n(x)} ${n(y)})`
  const r = radius
  const cup = `M${n(x - r * 0.7)} ${n(y - r)}C${n(x - r * 0.95)} ${n(y + r * 0.6)} ${n(x - r * 0.3)} ${n(y + r)} ${n(x)} ${n(y + r)}C${n(x + r * 0.3)} ${n(y + r)} ${n(x + r * 0.95)} ${n(y + r * 0.6)} ${n(x + r * 0.7)} ${n(y - r)}L${n(x + r * 0.3)} ${n(y - r * 0.35)}L${n(x)} ${n(y - r * 1.1)}L${n(x - r * 0.3)} ${n(y - r * 0.35)}Z`
  const heart = `M${n(x)} ${n(y - r * 1.1)}Q${n(x + r * 0.5)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x - r * 0.5)} ${n(y)} ${n(x)} ${n(y - r * 1.1)}Z`
  return (
    path(cup, color, { transform: turn }) +
    path(heart, lighten(color, 0.2), { transform: turn, opacity: 0.8 })
  )
}

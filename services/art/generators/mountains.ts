import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { curve, down, noise } from '../shapes.ts'
import { circle, type Generator, ground, linear, n, type Point, path } from '../sheet.ts'

/** Ridges that pale into mist, one behind the other, under a low sun. */
export const mountains: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const layers = hand.whole(5, 7)
  const craggy = hand.chance(0.5)
  const firs = hand.chance(0.55)
  const warm = lightOf(palette)
  const mist = lighten(mix(palette.ground, palette.colors[3], 0.35), 0.25)
  const horizon = height * random.between(0.3, 0.44)
  const sunX = width * random.between(0.2, 0.8)
  const sunY = horizon * random.between(0.45, 0.85)
  const size = random.between(38, 72)

  const defs = [
    linear('sky', [
      [0, mix(mist, along(ramp, 0.75), 0.55)],
      [0.55, mist],
      [0.8, mix(mist, warm, 0.28)],
    ]),
  ]
  const marks = [
    ground(sheet, 'url(#sky)'),
    circle(sunX, sunY, size * 1.7, lighten(warm, 0.6), { opacity: 0.18 }),
    circle(sunX, sunY, size, lighten(warm, 0.35), { opacity: 0.9 }),
  ]
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const base = horizon + (height * 0.86 - horizon) * near ** 1.15
    const swing = (craggy ? 95 : 70) * (1.15 - near * 0.55)
    const line = noise(random, craggy ? 4 : 2)
    const pace = (craggy ? 3.2 : 2.2) + near * 1.4
    const step = craggy ? 14 : 40
    const points: Point[] = []
    for (let x = -step; x <= width + step; x += step)
      points.push([x, base - line((x / 1000) * pace + layer * 7) * swing])
    const color = mix(mix(along(ramp, 0.05), palette.ink, near * 0.35), mist, (1 - near) ** 1.1 * 0.86)
    defs.push(
      linear(`r${layer}`, [
        [0, color],
        [0.5, mix(color, mist, 0.3 * (1.1 - near))],
        [1, mix(color, mist, near > 0.9 ? 0.05 : 0.75)],
      ]),
    )
    const ridge = craggy ? `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}` : curve(points)
    marks.push(path(down(ridge, -step, width + step, height + 5), `url(#r${layer})`))
    if (firs && near > 0.6 && near < 1)
      marks.push(forest(points, mix(color, darken(color, 0.5), 0.5), 18 + near * 26, random.next))
  }
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

function forest(ridge: readonly Point[], color: string, size: number, chance: () => number): string {
  const d: string[] = []
  for (const [index, [x, y]] of ridge.entries()) {
    if (chance() < 0.25 || (ridge.length > 60 && index % 2 === 0)) continue
    const tall = size * (0.6 + chance() * 0.9)
    const wide = tall * 0.2
    d.push(`M${n(x)} ${n(y - tall)}L${n(x + wide)} ${n(y + 8)}L${n(x - wide)} ${n(y + 8)}Z`)
  }
  return path(d.join(''), color)
}

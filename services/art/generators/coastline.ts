import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { curve, down, noise } from '../shapes.ts'
import { circle, type Generator, ground, linear, n, type Point, path, rect, type Sheet } from '../sheet.ts'

/** Headlands one behind the other, and surf at their feet. */
export const coastline: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const sky = lighten(mix(palette.ground, along(ramp, 0.8), 0.35), 0.1)
  const warm = lightOf(palette)
  const sea = height * random.between(0.42, 0.52)
  const from = hand.chance(0.5) ? 1 : -1
  const defs = [
    linear('sky', [
      [0, mix(sky, along(ramp, 0.6), 0.5)],
      [1, mix(sky, warm, 0.25)],
    ]),
    linear('sea', [
      [0, mix(along(ramp, 0.75), sky, 0.3)],
      [0.35, along(ramp, 0.5)],
      [1, mix(along(ramp, 0.12), palette.ink, 0.15)],
    ]),
  ]
  const marks = [
    ground(sheet, 'url(#sky)'),
    circle(
      width * (0.5 - from * random.between(0.12, 0.3)),
      sea * random.between(0.4, 0.7),
      random.between(36, 58),
      lighten(warm, 0.5),
    ),
    rect(0, sea, width, height - sea, 'url(#sea)'),
  ]
  const count = random.whole(4, 6)
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const color = mix(mix(along(ramp, 0.1), palette.ink, near * 0.35), sky, (1 - near) * 0.72)
    const foot = sea + (height - sea) * near ** 1.6 * 0.6
    marks.push(headland(sheet, i, near, foot, from, color, defs))
  }
  marks.push(path(surf(sheet, sea), lighten(palette.ground, 0.5), { opacity: 0.5 }))
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

function headland(
  sheet: Sheet,
  index: number,
  near: number,
  foot: number,
  from: number,
  color: string,
  defs: string[],
): string {
  const { width, height, random, palette } = sheet
  const reach = width * (0.86 - near * random.between(0.3, 0.46))
  const tall = height * (0.1 + near * 0.24) * random.between(0.8, 1.15)
  const line = noise(random, 3)
  const x = (share: number) => (from > 0 ? width - share * reach : share * reach)
  const points: Point[] = []
  for (let share = -0.03; share <= 1.001; share += 0.04) {
    const drop = share > 0.82 ? ((1 - share) / 0.18) ** 0.6 : 1
    points.push([
      x(share),
      foot - Math.max(0, tall * (1 - share * 0.62) * drop * (1 + line(share * 6) * 0.24)),
    ])
  }
  defs.push(
    linear(`h${index}`, [
      [0, lighten(color, 0.1)],
      [0.35, color],
      [1, mix(darken(color, 0.12), palette.colors[3], 0.2)],
    ]),
  )
  const body = path(down(curve(points), x(-0.03), x(1), foot), `url(#h${index})`)
  const foam: Point[] = []
  for (let share = 0; share <= 1.04; share += 0.08) foam.push([x(share), foot + random.between(-2, 4)])
  const wash = `${curve(foam)}L${n(x(1.06))} ${n(foot + 7)}${curve([...foam].reverse().map(([fx, fy]) => [fx, fy + 6 + near * 9])).replace('M', 'L')}Z`
  return body + path(wash, lighten(palette.ground, 0.6), { opacity: 0.75 })
}

function surf({ width, height, random }: Sheet, sea: number): string {
  let d = ''
  for (let i = 0; i < 60; i++) {
    const near = random.next()
    const [x, y, long] = [
      random.between(0, width),
      sea + (height - sea) * (0.05 + near * 0.92),
      20 + near * random.between(30, 130),
    ]
    d += `M${n(x)} ${n(y)}q${n(long / 2)} ${n(-1.5 - near * 4)} ${n(long)} 0q${n(-long / 2)} ${n(1 + near)} ${n(-long)} 0Z`
  }
  return d
}

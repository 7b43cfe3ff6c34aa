import { rough } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { noise } from '../shapes.ts'
import { type Generator, group, linear, n, path, type Sheet } from '../sheet.ts'
import { exposeSky, exposeWater, glow, muted, vignette } from './exposure.ts'

/** A sea on a long exposure: rocks, the posts of an old pier, an island, or the horizon and nothing else. */
export const stillSea: Generator = (sheet) => {
  const { width, height, palette, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const { kind } = sheet
  const horizon = height * spread.between(0.36, 0.6)
  const warm = lightOf(palette)
  const low = muted(
    lighten(mix(mix(palette.ground, along(ramp, 0.9), 0.5), warm, spread.between(0, 0.4)), 0.05),
    0.3,
  )
  const high = muted(mix(low, along(ramp, spread.between(0.15, 0.6)), 0.8), 0.35)
  const near = muted(mix(along(ramp, 0.12), palette.ink, 0.35), 0.3)
  const silhouette = muted(darken(palette.ink, 0.35), 0.4)
  const marks = [
    exposeSky(sheet, {
      high,
      low,
      horizon,
      cover: spread.between(0.15, 0.75),
      drawn: spread.between(1.2, 5),
    }),
  ]
  if (spread.between(0, 1) < 0.5)
    marks.push(
      glow(
        sheet,
        width * spread.between(0.15, 0.85),
        horizon - height * 0.05,
        width * 0.55,
        mix(warm, low, 0.4),
      ),
    )
  marks.push(exposeWater(sheet, horizon, mix(low, high, 0.25), mix(near, high, 0.25)))
  if (kind === 'island') marks.push(island(sheet, horizon, mix(silhouette, low, 0.4)))
  if (kind === 'rocks') marks.push(rocks(sheet, horizon, silhouette, lighten(low, 0.4)))
  if (kind === 'posts') marks.push(posts(sheet, horizon, silhouette))
  return marks.join('') + vignette(sheet, 0.4)
}

function island({ width, random }: Sheet, horizon: number, color: string): string {
  const form = noise(random, 5)
  const [middle, reach, tall] = [
    width * random.between(0.25, 0.75),
    width * random.between(0.16, 0.3),
    random.between(40, 96),
  ]
  let d = `M${n(middle - reach)} ${n(horizon + 2)}`
  for (let x = -1; x <= 1; x += 0.02)
    d += `L${n(middle + x * reach)} ${n(horizon + 2 - (1 - x * x) ** 0.8 * tall * (0.6 + form(x * 4 + 9) * 0.36))}`
  const outline = `${d}L${n(middle + reach)} ${n(horizon + 2)}Z`
  return (
    path(outline, color) +
    path(outline, color, { opacity: 0.26, transform: `translate(0 ${n(2 * horizon + 4)}) scale(1 -1)` })
  )
}

/** Stones in the shallows with mist that was surf around them. */
function rocks(
  { width, height, random, spread }: Sheet,
  horizon: number,
  color: string,
  mist: string,
): string {
  const marks: string[] = []
  const count = spread.pick([3, 5, 8])
  const center = width * spread.between(0.3, 0.7)
  const list = Array.from({ length: count }, () => random.next()).sort()
  for (const [i, near] of list.entries()) {
    const y = horizon + (height - horizon) * (0.16 + near * 0.62)
    const wide = (22 + near * 120) * random.between(0.6, 1.25)
    const [x, tall] = [center + random.between(-0.36, 0.36) * width, wide * random.between(0.34, 0.66)]
    const form = noise(random, 4)
    const top: [number, number][] = []
    for (let t = -1; t <= 1.001; t += 0.08)
      top.push([x + t * wide, y - (1 - t * t) ** 0.6 * tall * (0.72 + form(t * 2.4 + i * 7) * 0.4)])
    const body = linear(`stone${i}`, [
      [0, mix(color, mist, 0.34)],
      [0.3, mix(color, mist, 0.1)],
      [0.8, color],
      [1, mix(color, mist, 0.3)],
    ])
    const outline = rough(random, [...top, [x + wide, y + 3], [x - wide, y + 3]], 2.2, 5)
    const surf = [1.7, 1.35, 1.12].map(
      (grow) =>
        `<ellipse cx="${n(x)}" cy="${n(y + 4)}" rx="${n(wide * grow)}" ry="${n(tall * 0.16 * grow)}" fill="${mist}" opacity="0.14"/>`,
    )
    marks.push(
      `<defs>${body}</defs>`,
      path(outline, color, { opacity: 0.3, transform: `translate(0 ${n(2 * y)}) scale(1 -1)` }),
      path(outline, `url(#stone${i})`),
      ...surf,
    )
  }
  return marks.join('')
}

/** Two rows of posts that run out to sea, with their reflections. */
function posts({ width, height, random, spread }: Sheet, horizon: number, color: string): string {
  const side = spread.side()
  const [fromX, toX] = [
    width * (0.5 + side * spread.between(0.12, 0.34)),
    width * (0.5 - side * spread.between(0, 0.2)),
  ]
  const count = spread.pick([9, 13, 17])
  let [d, below] = ['', '']
  for (let i = count - 1; i >= 0; i--)
    for (const row of [-1, 1]) {
      if (random.chance(0.1)) continue
      const t = i / (count - 1)
      const scale = 1 / (1 + t * 6)
      const y = horizon + (height - horizon) * 0.72 * scale - 6 * (1 - scale)
      const x = toX + (fromX - toX) * scale + row * 62 * scale
      const [tall, wide] = [128 * scale * random.between(0.7, 1.08), Math.max(1.1, 8.5 * scale)]
      const lean = random.between(-0.04, 0.04) * tall
      d += rough(
        random,
        [
          [x - wide, y],
          [x - wide + lean, y - tall],
          [x + wide + lean, y - tall * 0.97],
          [x + wide, y],
        ],
        wide * 0.12,
        9,
      )
      below += `M${n(x - wide)} ${n(y)}L${n(x - wide - lean)} ${n(y + tall * 0.8)}L${n(x + wide - lean)} ${n(y + tall * 0.78)}L${n(x + wide)} ${n(y)}Z`
    }
  return group(path(below, color), { opacity: 0.3 }) + path(d, color)
}

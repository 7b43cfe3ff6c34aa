import { darken, lighten, lightOf, mix } from '../color.ts'
import { noise } from '../shapes.ts'
import { type Generator, ground, linear, n, path, radial, type Sheet } from '../sheet.ts'

/** Conifers stepping back into fog. */
export const forest: Generator = (sheet) => {
  const { palette, random, hand } = sheet
  const fog = lighten(mix(palette.ground, palette.colors[2], hand.between(0.25, 0.6)), 0.15)
  const dark = mix(palette.colors[0], palette.ink, hand.between(0.45, 0.8))
  const layers = hand.whole(4, 6)
  const light = [random.between(0.25, 0.75), random.between(0.1, 0.35)] as const
  const defs = [
    linear('air', [
      [0, mix(fog, palette.colors[1], 0.35)],
      [0.5, fog],
      [1, mix(fog, dark, 0.15)],
    ]),
    radial(
      'light',
      [
        [0, lighten(mix(fog, lightOf(palette), 0.25), 0.5), 0.95],
        [1, fog, 0],
      ],
      { cx: light[0], cy: light[1], r: 0.55 },
    ),
  ]
  const marks = [ground(sheet, 'url(#air)'), ground(sheet, 'url(#light)')]
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const color = mix(fog, dark, 0.16 + near ** 1.5 * 0.8)
    const floor = sheet.height * (0.5 + near * 0.4)
    const last = near === 1
    defs.push(
      linear(
        `t${layer}`,
        [
          [0, color],
          [0.5, mix(color, fog, 0.1)],
          [1, last ? darken(color, 0.25) : mix(color, fog, 0.82)],
        ],
        {
          gradientUnits: 'userSpaceOnUse',
          x1: 0,
          x2: 0,
          y1: floor - 110 - near * 200,
          y2: floor + (last ? 200 : 30),
        },
      ),
    )
    marks.push(path(stand(sheet, near, floor), `url(#t${layer})`))
  }
  defs.push(
    radial(
      'vignette',
      [
        [0.5, darken(dark, 0.3), 0],
        [1, darken(dark, 0.3), 0.35],
      ],
      { r: 0.78 },
    ),
  )
  return `<defs>${defs.join('')}</defs>${marks.join('')}${ground(sheet, 'url(#vignette)')}`
}

function stand({ width, height, random }: Sheet, near: number, floor: number): string {
  const slope = noise(random, 2)
  const soil = (x: number) => floor + slope(x / 230) * 42
  const gap = 26 + near * 74
  let d = ''
  for (let x = random.between(-30, 10); x < width + 30; x += (0.3 + random.next() ** 2 * 1.5) * gap) {
    const tall = (110 + near * 270) * (0.4 + random.next() * 0.85)
    d += fir(random.between, x, soil(x) + 26, tall, 0.13 + random.next() * 0.05)
  }
  let line = `M-10 ${n(height + 10)}`
  for (let x = -10; x <= width + 40; x += 30) line += `L${x} ${n(soil(x))}`
  return `${d}${line}V${n(height + 10)}Z`
}

function fir(
  between: (low: number, high: number) => number,
  x: number,
  foot: number,
  tall: number,
  slim: number,
): string {
  const tiers = Math.max(5, Math.round(tall / 26))
  let [left, right] = ['', '']
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers
    const y = foot - tall + tall * share
    const wide = tall * slim * share ** 0.85
    right += `L${n(x + wide * between(0.85, 1.2))} ${n(y + 3)}L${n(x + wide * 0.42)} ${n(y - tall * 0.012)}`
    left = `L${n(x - wide * 0.42)} ${n(y - tall * 0.012)}L${n(x - wide * between(0.85, 1.2))} ${n(y + 3)}${left}`
  }
  return `M${n(x)} ${n(foot - tall)}${right}L${n(x)} ${n(foot + 60)}${left}Z`
}

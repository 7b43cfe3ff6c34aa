import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { curve, noise } from '../shapes.ts'
import {
  circle,
  type Generator,
  group,
  linear,
  n,
  type Point,
  path,
  radial,
  rect,
  type Sheet,
} from '../sheet.ts'

/** Somebody small on a wide wet shore, and their reflection. */
export const walker: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const haze = lighten(mix(palette.ground, along(ramp, 0.9), 0.4), 0.1)
  const warm = lightOf(palette)
  const shore = height * random.between(0.6, 0.72)
  const sunX = width * random.between(0.2, 0.8)
  const defs = [
    linear('sky', [
      [0, mix(along(ramp, 0.6), haze, 0.35)],
      [0.6, haze],
      [1, mix(haze, warm, hand.between(0.2, 0.5))],
    ]),
    linear('wet', [
      [0, mix(haze, warm, 0.3)],
      [0.3, mix(haze, along(ramp, 0.6), 0.5)],
      [1, mix(along(ramp, 0.25), palette.ink, 0.15)],
    ]),
    radial('sun', [
      [0, lighten(warm, 0.8), 1],
      [0.1, lighten(warm, 0.7), 0.8],
      [0.2, lighten(warm, 0.5), 0.4],
      [0.5, warm, 0.12],
      [1, warm, 0],
    ]),
  ]
  const marks = [
    rect(0, 0, width, shore + 1, 'url(#sky)'),
    circle(sunX, shore * random.between(0.5, 0.8), 420, 'url(#sun)'),
    path(hills(sheet, shore, 90), mix(along(ramp, 0.3), haze, 0.75), { opacity: 0.7 }),
    path(hills(sheet, shore, 44), mix(along(ramp, 0.3), haze, 0.45), { opacity: 0.7 }),
    rect(0, shore, width, height - shore, 'url(#wet)'),
    path(shine(sheet, shore, sunX), lighten(warm, 0.7), { opacity: 0.35 }),
  ]
  const count = random.pick([1, 1, 2, 3])
  const start = width * random.between(0.25, 0.7)
  for (let i = 0; i < count; i++) {
    const [x, foot, size] = [
      start + i * random.between(46, 80),
      shore + random.between(46, 76),
      random.between(0.85, 1.1),
    ]
    const look = darken(palette.ink, 0.2)
    const figure = person(random.chance(0.5))
    marks.push(
      group(path(figure, look), {
        transform: `translate(${n(x)} ${n(foot)}) scale(${size.toFixed(2)} ${(-size).toFixed(2)})`,
        opacity: 0.25,
      }),
    )
    marks.push(
      group(path(figure, look), { transform: `translate(${n(x)} ${n(foot)}) scale(${size.toFixed(2)})` }),
    )
  }
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

/** Standing on 0, about a hundred high. */
const person = (coat: boolean) =>
  `M0 -104a9 10 0 1 0 .1 0ZM-9 -83Q0 -88 9 -83L${coat ? '17 -34L12 -32' : '12 -44L9 -44'}L8 0H3L1 -34L-6 0H-11L${coat ? '-8 -32L-15 -34' : '-8 -44L-11 -44'}Z`

function hills({ width, random }: Sheet, shore: number, tall: number): string {
  const line = noise(random, 2)
  const points: Point[] = []
  for (let x = -20; x <= width + 40; x += 50)
    points.push([x, shore - tall * 0.25 - Math.abs(line(x / 260)) * tall])
  return `${curve(points)}V${n(shore + 1)}H-20Z`
}

function shine({ width, height, random }: Sheet, shore: number, sunX: number): string {
  let d = ''
  for (let i = 0; i < 60; i++) {
    const near = random.next() ** 1.4
    const y = shore + (height - shore) * near
    const x = sunX + random.between(-1, 1) * (60 + near * width * 0.45)
    const long = 16 + near * random.between(30, 150)
    d += `M${n(x - long)} ${n(y)}q${n(long)} ${n(-1 - near * 3)} ${n(2 * long)} 0q${n(-long)} ${n(1 + near * 3)} ${n(-2 * long)} 0Z`
  }
  return d
}

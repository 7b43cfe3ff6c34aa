import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { noise } from '../shapes.ts'
import { type Generator, group, n, path, type Sheet } from '../sheet.ts'
import { exposeSky, exposeWater, glow, muted, vignette } from './exposure.ts'

/** People far off on a wide wet shore, and their reflections. */
export const walker: Generator = (sheet) => {
  const { width, height, kind, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const warm = lightOf(palette)
  const shore = height * spread.between(0.5, 0.68)
  const haze = muted(
    lighten(mix(mix(palette.ground, along(ramp, 0.9), 0.45), warm, spread.between(0, 0.3)), 0.08),
    0.3,
  )
  const high = muted(mix(haze, along(ramp, spread.between(0.3, 0.8)), 0.6), 0.3)
  const wet = muted(mix(along(ramp, 0.3), haze, 0.35), 0.3)
  const look = muted(darken(palette.ink, 0.35), 0.4)
  const marks = [
    exposeSky(sheet, {
      high,
      low: haze,
      horizon: shore,
      cover: spread.between(0.1, 0.6),
      drawn: spread.between(1.4, 3.5),
    }),
    glow(
      sheet,
      width * (0.5 + spread.side() * spread.between(0.05, 0.4)),
      shore - height * 0.1,
      width * 0.5,
      mix(warm, haze, 0.5),
    ),
    path(hills(sheet, shore, 60), mix(wet, haze, 0.62), { opacity: 0.75 }),
    exposeWater(sheet, shore, lighten(haze, 0.12), wet, 0.7),
  ]
  const count = kind === 'one' ? 1 : kind === 'two' ? 2 : 3
  const start = width * spread.between(0.22, 0.7)
  const tall = spread.between(0.5, 0.95)
  for (let i = 0; i < count; i++) {
    const x = start + i * random.between(40, 74) * tall
    const foot = shore + height * 0.09 + random.between(-8, 12)
    const size = tall * random.between(0.88, 1.06)
    const figure = person(random.between)
    const place = (sign: number) =>
      `translate(${n(x)} ${n(foot)}) scale(${size.toFixed(2)} ${(sign * size).toFixed(2)})`
    marks.push(
      group(path(figure, look), { transform: place(-1), opacity: 0.28 }),
      group(path(figure, look), { transform: place(1) }),
    )
  }
  return marks.join('') + vignette(sheet, 0.3)
}

/** Walking on 0, about a hundred high: head, coat and two legs in stride. */
function person(between: (low: number, high: number) => number): string {
  const [stride, flare, bow] = [between(4, 11), between(11, 17), between(-2, 3)]
  return `M${n(bow)} -105a8.5 9.5 0 1 0 .1 0ZM${n(bow - 9)} -84Q${n(bow)} -90 ${n(bow + 9)} -84Q15 -60 ${n(flare)} -36L${n(flare - 5)} -33Q8 -36 7 -30L${n(stride + 3)} -2L${n(stride + 8)} 0H${n(stride - 3)}L1 -28L${n(-stride + 2)} 0H${n(-stride - 6)}L${n(-stride - 2)} -4L-6 -33Q-12 -34 ${n(-flare)} -37Q-15 -62 ${n(bow - 9)} -84Z`
}

function hills({ width, random }: Sheet, shore: number, tall: number): string {
  const line = noise(random, 4)
  let d = ''
  for (let x = -20; x <= width + 20; x += 8)
    d += `${d ? 'L' : 'M'}${n(x)} ${n(shore + 1 - Math.max(0, line(x / 240) + 0.25) * tall)}`
  return `${d}V${n(shore + 2)}H-20Z`
}

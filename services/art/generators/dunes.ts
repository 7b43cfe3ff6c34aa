import { below, clipped, dabs, mottle, rough, skyline } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { noise } from '../shapes.ts'
import { type Generator, n, type Point, path, rect, type Sheet, stroke } from '../sheet.ts'
import { painting, paintOver, paintSky, paintSun } from './air.ts'

/** Desert: dunes with a lit and a shaded flank, or mesas and their plain, under a large sun or moon. */
export const dunes: Generator = painting((sheet) => {
  const { width, height, palette, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const { kind } = sheet
  const night = lightOfDay(sheet)
  const sand = along(ramp, spread.between(0.6, 0.95))
  const low = night
    ? mix(along(ramp, 0.4), palette.ground, 0.25)
    : lighten(mix(sand, palette.ground, 0.55), 0.1)
  const high = night
    ? mix(along(ramp, 0.05), palette.ink, 0.35)
    : mix(low, palette.colors[4], spread.between(0.15, 0.5))
  const horizon = height * spread.between(0.36, 0.62)
  const disc = night ? mix(palette.ground, lightOf(palette), 0.3) : mix(lightOf(palette), palette.ground, 0.2)
  return [
    rect(0, 0, width, height, low),
    paintSky(sheet, { high, low, horizon: horizon + 50, clouds: night ? 0 : spread.between(0, 0.3) }),
    paintSun(
      sheet,
      width * (0.5 + spread.side() * spread.between(0.05, 0.3)),
      horizon * spread.between(0.36, 0.8),
      spread.between(34, 100),
      disc,
    ),
    (kind === 'mesa' ? mesas : sands)(sheet, horizon, sand, low, night),
    mottle(sheet, 0.15),
  ].join('')
})

const lightOfDay = ({ hand }: Sheet): boolean => hand.chance(0.4)

function sands(sheet: Sheet, horizon: number, sand: string, air: string, night: boolean): string {
  const { width, height, palette, random, spread } = sheet
  const dark = mix(darken(sand, night ? 0.5 : 0.3), palette.ink, night ? 0.35 : 0.22)
  const side = spread.side()
  const count = spread.pick([3, 4, 5])
  const marks: string[] = []
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const base = horizon + (height - horizon) * (0.08 + near * 0.55)
    const peak = width * (0.5 + side * (i % 2 ? 1 : -1) * random.between(0.06, 0.36))
    const [wave, wind] = [noise(random, 2), noise(random, 2)]
    const rise = (height - horizon) * random.between(0.18, 0.36)
    const crest = (x: number) =>
      base - Math.exp(-(((x - peak) / (width * 0.3)) ** 2)) * rise - wave(x / 330) * 26
    const [lit, shade] = [
      mix(mix(sand, darken(sand, 0.14), near), air, (1 - near) * 0.4),
      mix(mix(dark, sand, 0.15), air, (1 - near) * 0.46),
    ]
    const d = below(skyline(width, crest), height + 9)
    const edge: Point[] = []
    for (let t = 0; t <= 1.001; t += 0.05)
      edge.push([
        peak - side * (Math.sin(t * 3.4) * 46 + t * width * 0.16) + wind(t * 2.5) * 30,
        crest(peak) + (height + 30 - crest(peak)) * t,
      ])
    const far = side > 0 ? width + 30 : -30
    const shadow = `M${edge.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${n(far)} ${n(height + 30)}L${n(far)} ${n(crest(peak) - 90)}L${n(peak)} ${n(crest(peak) - 90)}Z`
    let ripples = ''
    if (near > 0.45)
      for (let row = 1; row < 13; row++) {
        let run = false
        for (let x = 0; x <= width; x += 12) {
          const there = wind(x / 160 + row * 3) > -0.1
          if (there)
            ripples += `${run ? 'L' : 'M'}${n(x)} ${n(crest(x) + row * (11 + row * 1.4) + wind(x / 70 + row) * 5)}`
          run = there
        }
      }
    const angle = side * -0.35
    marks.push(
      clipped(
        `dune${i}`,
        d,
        [
          path(d, lit),
          paintOver(sheet, [0, base - rise, width, height], [lit, lighten(lit, 0.18), mix(lit, dark, 0.12)], {
            long: 130,
            wide: 15,
            angle: -angle,
            opacity: 0.3,
            thick: 0.8,
          }),
          path(shadow, shade, { opacity: 0.9 }),
          dabs(sheet, {
            count: 46,
            x: side > 0 ? [peak, width] : [0, peak],
            y: [crest(peak), height],
            colors: [shade, lighten(shade, 0.12)],
            long: 120,
            wide: 13,
            angle: () => angle,
            opacity: 0.26,
          }),
          stroke(ripples, dark, 1.5, { opacity: 0.2 }),
        ].join(''),
      ),
    )
  }
  return marks.join('')
}

/** Flat-topped rocks in two distances, and a plain with thorn bushes. */
function mesas(sheet: Sheet, horizon: number, sand: string, air: string, night: boolean): string {
  const { width, height, palette, random, spread } = sheet
  const rock = mix(mix(palette.colors[0], sand, 0.2), palette.ink, night ? 0.4 : 0.1)
  const side = spread.side()
  const plain = below(
    skyline(width, (x) => horizon + 14 + Math.sin(x / 260) * 5),
    height + 9,
  )
  const floor = mix(sand, rock, night ? 0.4 : 0.12)
  const marks = [0.25, 0.75, 1].map((near, i) => {
    const wide = width * random.between(0.2, 0.34) * (0.6 + near * 0.5)
    const x = width * (0.5 + side * (0.36 - near * 0.56)) + random.between(-40, 40)
    const [tall, foot] = [height * random.between(0.13, 0.25) * (0.55 + near * 0.6), horizon + 10 + near * 46]
    const color = mix(rock, air, (1 - near) * 0.55)
    const d = rough(
      random,
      [
        [x - wide * 0.62, foot],
        [x - wide * 0.44, foot - tall * 0.42],
        [x - wide * 0.36, foot - tall * 0.46],
        [x - wide * 0.33, foot - tall],
        [x + wide * 0.3, foot - tall * 0.97],
        [x + wide * 0.35, foot - tall * 0.44],
        [x + wide * 0.45, foot - tall * 0.38],
        [x + wide * 0.66, foot],
      ],
      4,
      9,
    )
    const strata = paintOver(
      sheet,
      [x - wide * 0.6, foot - tall * 0.9, x + wide * 0.6, foot],
      [darken(color, 0.14), lighten(color, 0.16)],
      { long: 150, wide: 7, opacity: 0.4 },
    )
    const gullies = paintOver(
      sheet,
      [x - wide * 0.35, foot - tall, x + wide * 0.35, foot - tall * 0.4],
      [darken(color, 0.22), color],
      { long: 46, wide: 9, angle: 1.5, opacity: 0.4 },
    )
    const shade = path(d, mix(color, palette.ink, 0.5), {
      opacity: 0.42,
      transform: `translate(${n(-side * wide * 0.42)} 0)`,
    })
    return clipped(`mesa${i}`, d, path(d, color) + strata + gullies + shade)
  })
  let bushes = ''
  for (let i = 0; i < 60; i++) {
    const near = random.next() ** 0.8
    const [x, y, r] = [random.between(0, width), horizon + 40 + (height - horizon - 40) * near, 4 + near * 15]
    bushes += rough(
      random,
      [
        [x - r, y],
        [x - r * 0.7, y - r * 0.8],
        [x, y - r],
        [x + r * 0.8, y - r * 0.7],
        [x + r, y],
      ],
      r * 0.14,
      5,
    )
  }
  const brush = mix(mix('#6f7650', palette.colors[4], 0.3), palette.ink, night ? 0.6 : 0.25)
  return [
    marks[0],
    marks[1],
    clipped(
      'plain',
      plain,
      path(plain, floor) +
        paintOver(sheet, [0, horizon, width, height], [floor, lighten(floor, 0.2), darken(floor, 0.12)], {
          long: 170,
          wide: 13,
          opacity: 0.36,
        }),
    ),
    marks[2],
    path(bushes, brush, { opacity: 0.9 }),
  ].join('')
}

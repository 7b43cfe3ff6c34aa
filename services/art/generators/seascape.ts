import { mottle } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import type { Random } from '../random.ts'
import { noise } from '../shapes.ts'
import { type Generator, linear, n, path, rect, type Sheet, stroke } from '../sheet.ts'
import { veil } from '../veil.ts'
import { painting, paintOver, paintSky, paintSun } from './air.ts'

/** Open sea: a calm with its path of light, a swell, weather coming in, or sails far out. */
export const seascape: Generator = painting((sheet) => {
  const { width, height, palette, spread, random } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const { kind } = sheet
  const horizon = height * (kind === 'swell' ? spread.between(0.22, 0.36) : spread.between(0.4, 0.66))
  const warm = lightOf(palette)
  const low = lighten(mix(mix(palette.ground, palette.colors[3], 0.5), warm, spread.between(0.05, 0.5)), 0.08)
  const high = mix(low, along(ramp, kind === 'weather' ? 0.15 : spread.between(0.4, 0.85)), 0.68)
  const deep = mix(along(ramp, 0), along(ramp, 0.4), spread.between(0, 0.6))
  const x = width * (0.5 + spread.side() * spread.between(0.08, 0.3))
  const marks = [
    paintSky(sheet, { high, low, horizon, clouds: kind === 'weather' ? 0.6 : spread.between(0.1, 0.4) }),
  ]
  const radius = spread.between(24, 62)
  const sunY = horizon - radius * spread.between(-0.3, 3.4)
  const lit = mix(warm, '#fff6e2', 0.35)
  if (kind === 'light') marks.push(paintSun(sheet, x, sunY, radius, lit))
  marks.push(water(sheet, horizon, deep, mix(deep, low, 0.62)))
  if (kind === 'light') marks.push(glitter(random, x, horizon, height, radius, lit))
  if (kind === 'weather')
    marks.push(
      rain(sheet, x, horizon, mix(high, deep, 0.4)),
      glitter(random, x, horizon, height * 0.9, 90, mix(low, '#ffffff', 0.5)),
    )
  if (kind === 'swell') marks.push(swell(sheet, horizon, deep, lighten(mix(palette.ground, low, 0.4), 0.4)))
  if (kind === 'sails') marks.push(sails(sheet, x, horizon, palette.ground, mix(deep, palette.ink, 0.5)))
  return marks.join('') + mottle(sheet, 0.14)
})

function water(sheet: Sheet, horizon: number, deep: string, far: string): string {
  const { width, height } = sheet
  const rows = 7
  const marks = [rect(0, horizon, width, height - horizon, mix(deep, far, 0.4))]
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const top = horizon + (height - horizon) * near ** 1.5 * 0.86
    const color = mix(far, deep, near ** 0.8)
    marks.push(
      paintOver(
        sheet,
        [-40, top + 2 + near * 8, width + 40, top + (height - horizon) * 0.24],
        [color, darken(color, 0.12), lighten(color, 0.12)],
        {
          long: 70 + near * 150,
          wide: 4 + near * 14,
          opacity: 0.42,
          thick: 0.8,
        },
      ),
    )
  }
  return marks.join('')
}

/** Broken light under the sun, wider as it comes near. */
function glitter(random: Random, x: number, from: number, to: number, radius: number, color: string): string {
  let d = ''
  for (let i = 0; i < 120; i++) {
    const near = random.next() ** 1.2
    const y = from + 3 + (to - from) * 0.95 * near
    const wide = (8 + near * 50) * random.between(0.4, 1.2)
    const cx = x + (random.next() + random.next() - 1) * (radius * 0.7 + near * 110)
    const tall = 1.2 + near * 5
    d += `M${n(cx - wide)} ${n(y)}q${n(wide)} ${n(-tall)} ${n(wide * 2)} 0q${n(-wide)} ${n(tall)} ${n(-wide * 2)} 0Z`
  }
  return path(d, color, { opacity: 0.75 })
}

/** Showers that hang from the clouds and slant to the sea. */
function rain(sheet: Sheet, x: number, horizon: number, color: string): string {
  const { width, random } = sheet
  const streaks = makeField(random, 3)
  return veil(sheet, {
    x: Math.max(0, x - width * 0.42),
    y: horizon * 0.3,
    width: width * 0.5,
    height: horizon * 0.7,
    color,
    cells: [70, 40],
    cover: (u, v) =>
      Math.sin(Math.PI * u) * Math.min(1, v * 2.5) * (0.42 + streaks(u * 9 + v * 2, v * 0.6) * 0.34),
  })
}

/** Waves row behind row: a lit back, a hollow, and here and there a crest that breaks. */
function swell({ width, height, random }: Sheet, horizon: number, deep: string, foam: string): string {
  const marks: string[] = []
  const rows = 11
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const y = horizon + (height - horizon) * (0.03 + near ** 1.6 * 0.95)
    const [form, fine] = [noise(random, 2), noise(random, 3)]
    const long = 70 + near * 240
    const tall = 4 + near * 72
    const rise = (at: number) => Math.abs(Math.sin(at / long + form(at / long) * 1.6 + row * 2.1)) ** 0.8
    const line = (at: number) => y - rise(at) * tall - fine(at / 14) * (0.4 + near * 1.2)
    const color = mix(mix(deep, foam, 0.3), darken(deep, 0.2), near * 0.9 + (row % 2 ? 0.1 : -0.1))
    let [crest, spray] = [`M-10 ${n(height + 9)}`, '']
    for (let at = -10; at <= width + 10; at += 6 + near * 4) {
      crest += `L${n(at)} ${n(line(at))}`
      if (rise(at) < 0.9 || form(at / 120 + 50) < 0.05) continue
      for (let drop = 0; drop < 3; drop++) {
        const [dx, dy] = [random.between(-8, 8) * near, random.between(-2, 9) * near]
        spray += `M${n(at + dx)} ${n(line(at) + dy)}l${n(random.between(3, 8 + near * 26))} ${n(random.between(-1, 2) * near)}`
      }
    }
    const d = `${crest}V${n(height + 9)}Z`
    const id = `wave${row}`
    const shine = linear(id, [
      [0, lighten(color, 0.16)],
      [0.09 + near * 0.1, color],
      [1, darken(color, 0.12)],
    ])
    marks.push(
      `<defs>${shine}</defs>`,
      path(d, `url(#${id})`),
      stroke(spray, foam, 1 + near * 4, { opacity: 0.85 }),
    )
  }
  return marks.join('')
}

/** Small boats that lean before one wind, with what the water keeps of them. */
function sails(
  { width, height, random }: Sheet,
  x: number,
  horizon: number,
  cloth: string,
  hull: string,
): string {
  const marks: string[] = []
  const lean = random.between(0.05, 0.2)
  for (let i = 0; i < random.whole(1, 4); i++) {
    const near = i === 0 ? 1 : random.between(0.2, 0.6)
    const [cx, y] = [x + (i ? random.between(-0.36, 0.36) * width : 0), horizon + 2 + near * height * 0.07]
    const tall = (30 + near * 80) * (i ? 1 : 1.15)
    const at = (px: number, py: number) => `${n(cx + (px - py * lean) * tall)} ${n(y + py * tall)}`
    marks.push(
      path(`M${at(0.02, -1)}Q${at(0.44, -0.5)} ${at(0.36, -0.1)}L${at(0.02, -0.12)}Z`, cloth),
      path(
        `M${at(-0.03, -0.92)}Q${at(-0.26, -0.4)} ${at(-0.3, -0.12)}L${at(-0.03, -0.14)}Z`,
        mix(cloth, hull, 0.14),
      ),
      path(`M${at(-0.36, -0.08)}L${at(0.4, -0.08)}L${at(0.28, 0.02)}L${at(-0.26, 0.02)}Z`, hull),
      path(`M${at(-0.24, 0.05)}L${at(0.26, 0.05)}L${at(0.02, 0.55)}Z`, cloth, { opacity: 0.22 }),
    )
  }
  return marks.join('')
}

import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { type Generator, linear, n, path, rect, type Sheet } from '../sheet.ts'
import { exposeSky, exposeWater, glow, muted, vignette } from './exposure.ts'

/** A city across a river at night, exposed until its lamps ran down the water. */
export const nightCity: Generator = (sheet) => {
  const { width, height, palette, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const lamp = lightOf(palette)
  const bank = height * spread.between(0.56, 0.72)
  const night = muted(mix(along(ramp, 0.12), palette.ink, 0.4), 0.15)
  const low = muted(mix(along(ramp, spread.between(0.3, 0.6)), lamp, 0.22), 0.15)
  const marks = [
    exposeSky(sheet, { high: night, low, horizon: bank, cover: spread.between(0, 0.4), drawn: 3 }),
    glow(sheet, width * spread.between(0.3, 0.7), bank, width * 0.6, mix(lamp, low, 0.5)),
    exposeWater(sheet, bank, mix(night, low, 0.4), darken(night, 0.3), 0.8),
  ]
  for (const [row, near] of [0.25, 0.6, 1].entries())
    marks.push(
      blocks(
        sheet,
        row,
        near,
        bank,
        mix(low, darken(night, 0.45), 0.35 + near * 0.6),
        mix(lamp, '#fff0cc', 0.4),
      ),
    )
  return marks.join('') + vignette(sheet, 0.45)
}

function blocks(
  { width, height, random, spread }: Sheet,
  row: number,
  near: number,
  bank: number,
  color: string,
  lamp: string,
): string {
  const focus = width * spread.between(0.3, 0.7)
  let [walls, lit, dim, streaks] = ['', '', '', '']
  for (let x = random.between(-30, 0); x < width; ) {
    const wide = random.between(26, 78) * (0.6 + near * 0.5)
    const central = Math.exp(-(((x - focus) / (width * 0.26)) ** 2))
    const tall =
      bank * (0.08 + random.next() ** 1.8 * 0.3 + central * random.between(0.05, 0.34)) * (1.15 - near * 0.4)
    const top = bank - tall
    walls += `M${n(x)} ${n(bank + 2)}V${n(top)}H${n(x + wide)}V${n(bank + 2)}Z`
    if (random.chance(0.3))
      walls += `M${n(x + wide * 0.25)} ${n(top)}v${n(-tall * 0.1)}h${n(wide * 0.5)}v${n(tall * 0.1)}Z`
    if (random.chance(0.16))
      walls += `M${n(x + wide * 0.48)} ${n(top)}v${n(-tall * 0.22)}h1.6v${n(tall * 0.22)}Z`
    const share = random.between(0.12, 0.5)
    for (let y = top + 6; y < bank - 6; y += 7.5)
      for (let at = x + 4; at < x + wide - 5; at += 6)
        if (random.chance(share * 0.55)) {
          const pane = `M${n(at)} ${n(y)}h2.6v3.6h-2.6Z`
          if (random.chance(0.4)) lit += pane
          else dim += pane
        }
    if (random.chance(0.75))
      streaks += `M${n(x + wide * 0.3)} ${n(bank + 2)}h${n(wide * random.between(0.06, 0.3))}v${n((height - bank) * random.between(0.2, 0.8))}h${n(-wide * 0.16)}Z`
    x += wide + random.between(-6, 5)
  }
  const fade = linear(`run${row}`, [
    [0, lamp, 0.42],
    [1, lamp, 0],
  ])
  return [
    `<defs>${fade}</defs>`,
    path(walls, color),
    path(dim, lamp, { opacity: 0.4 }),
    path(lit, lighten(lamp, 0.3)),
    path(streaks, `url(#run${row})`, { opacity: 0.3 + near * 0.35 }),
    rect(0, bank, width, 3, color, { opacity: 0.8 }),
  ].join('')
}

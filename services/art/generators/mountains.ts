import { below, clipped, mottle, skyline } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { noise } from '../shapes.ts'
import { type Generator, n, path, rect, type Sheet } from '../sheet.ts'
import { painting, paintOver, paintSky, paintSun } from './air.ts'

/** Ranges in gouache: a peak in the light, ridges that pale behind each other, a lake or firs before them. */
export const mountains: Generator = painting((sheet) => {
  const { width, height, palette, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const { kind } = sheet
  const horizon = height * spread.between(0.42, 0.62)
  const side = spread.side()
  const warm = lightOf(palette)
  const low = lighten(mix(mix(palette.ground, palette.colors[3], 0.45), warm, spread.between(0.1, 0.55)), 0.1)
  const high = mix(low, along(ramp, spread.between(0.35, 0.8)), 0.6)
  const sunX = width * (0.5 - side * spread.between(0.12, 0.34))
  const marks = [
    rect(0, 0, width, height, low),
    paintSky(sheet, { high, low, horizon: horizon + 60, clouds: kind === 'peak' ? 0.34 : 0.2 }),
    spread.between(0, 1) < 0.55
      ? paintSun(
          sheet,
          sunX,
          horizon * spread.between(0.3, 0.62),
          spread.between(26, 58),
          mix(warm, low, 0.15),
        )
      : '',
  ]
  const farAway = mix(low, along(ramp, 0.35), 0.42)
  if (kind !== 'ridges') marks.push(peak(sheet, horizon, side, farAway, along(ramp, 0.15), lighten(low, 0.5)))
  const layers = kind === 'ridges' ? spread.pick([4, 5, 6]) : 3
  for (let layer = 0; layer < layers; layer++) {
    const near = (layer + 1) / layers
    const base = horizon + (height * 0.9 - horizon) * near ** 1.3 - (kind === 'ridges' ? 70 : 20)
    const color = mix(mix(low, along(ramp, 0.3), 0.5), mix(along(ramp, 0), palette.ink, 0.55), near ** 1.25)
    marks.push(ridge(sheet, layer, base, 110 * (1.1 - near * 0.5), color, mix(color, low, 0.3)))
    if (near > 0.7 && near < 1) marks.push(firs(sheet, base, color))
  }
  if (kind === 'lake') marks.push(lake(sheet, horizon, high, low, farAway))
  return marks.join('') + mottle(sheet, 0.16)
})

function ridge(
  sheet: Sheet,
  layer: number,
  base: number,
  swing: number,
  color: string,
  mist: string,
): string {
  const { width, height, random } = sheet
  const [form, tooth] = [noise(random, 3), noise(random, 3)]
  const line = (x: number) => base - form(x / 260 + layer * 9) * swing - tooth(x / 22) * 3.5
  const d = below(skyline(width, line), height + 5)
  const [light, dark] = [mix(color, mist, 0.55), darken(color, 0.12)]
  const inside =
    path(d, color) +
    paintOver(sheet, [0, base - swing, width, base + 60], [color, light, dark], {
      angle: 0.4,
      long: 90,
      wide: 18,
      opacity: 0.3,
    }) +
    paintOver(sheet, [0, base + 40, width, base + 190], [mist, light], { long: 190, wide: 26, opacity: 0.22 })
  return clipped(`ridge${layer}`, d, inside)
}

/** One mountain with a lit and a shaded face, and snow that lies in its gullies. */
function peak(sheet: Sheet, foot: number, side: number, face: string, shade: string, snow: string): string {
  const { width, height, random, spread } = sheet
  const x = width * (0.5 + side * spread.between(0.04, 0.22))
  const top = Math.max(height * 0.1, foot - height * spread.between(0.3, 0.42))
  const reach = Math.max(width * 0.4, (foot - top) * 1.5)
  const rocks = noise(random, 4)
  const line = (at: number) => {
    const away = Math.abs(at - x) / reach
    const shoulder = Math.exp(-(((at - x - reach * 0.55) / (reach * 0.3)) ** 2)) * 0.28
    return (
      foot +
      30 -
      (foot + 30 - top) * Math.min(1, Math.max(0, 1 - away) ** 1.25 + shoulder) -
      rocks(at / 85) * 17 * (1 - Math.min(1, away * 0.7))
    )
  }
  const d = below(skyline(width, line, 6), foot + 220)
  let shadow = `M${n(x)} ${n(line(x) - 2)}`
  for (let y = line(x); y < foot + 60; y += 16)
    shadow += `L${n(x + rocks(y / 40 + 30) * 26 + (y - top) * 0.16)} ${n(y)}`
  shadow += `V${n(foot + 260)}H${n(width + 20)}V${n(top - 20)}H${n(x)}Z`
  let fields = ''
  for (let i = 0; i < 34; i++) {
    const down = random.next() ** 1.3
    const cx = x + random.between(-1, 1) * reach * (0.06 + down * 0.5)
    const cy = line(cx) + 6 + down * random.between(10, 90)
    const tall = random.between(28, 100) * (1 - down * 0.5)
    const lean = (cx - x) * 0.25 + random.between(-12, 12)
    fields += `M${n(cx)} ${n(cy)}l${n(lean * 0.5 + 9)} ${n(tall * 0.45)}l${n(lean * 0.5 - 3)} ${n(tall * 0.55)}l${n(-lean * 0.6 - 10)} ${n(-tall * 0.42)}Z`
  }
  const inside =
    path(d, face) +
    paintOver(sheet, [x - reach, top, x + reach, foot], [face, lighten(face, 0.2), mix(face, shade, 0.2)], {
      angle: 0.9,
      long: 66,
      wide: 15,
    }) +
    path(fields, snow, { opacity: 0.82 }) +
    path(shadow, mix(shade, face, 0.25), { opacity: 0.72 }) +
    paintOver(sheet, [x, top, x + reach, foot], [shade, mix(shade, face, 0.5)], {
      angle: -0.8,
      long: 60,
      wide: 13,
      opacity: 0.2,
    })
  return clipped('peak', d, inside)
}

function firs({ width, random }: Sheet, base: number, color: string): string {
  let d = ''
  const stand = noise(random, 2)
  for (let x = 0; x < width; x += random.between(7, 20)) {
    if (stand(x / 150) < -0.1) continue
    const tall = random.between(26, 66)
    const y = base + 40 + stand(x / 90) * 16
    d += `M${n(x)} ${n(y - tall)}l${n(tall * 0.16)} ${n(tall * 0.5)}l${n(-tall * 0.05)} 0l${n(tall * 0.1)} ${n(tall * 0.6)}h${n(-tall * 0.42)}l${n(tall * 0.1)} ${n(-tall * 0.6)}l${n(-tall * 0.05)} 0Z`
  }
  return path(d, darken(color, 0.25))
}

/** Still water that holds the sky and the foot of the mountain. */
function lake(sheet: Sheet, horizon: number, high: string, low: string, far: string): string {
  const { width, height } = sheet
  const top = horizon + (height - horizon) * 0.34
  const water = mix(high, far, 0.3)
  return (
    rect(0, top, width, height - top, water) +
    paintOver(sheet, [0, top, width, top + (height - top) * 0.45], [far, darken(far, 0.2), water], {
      long: 150,
      wide: 9,
      opacity: 0.4,
      thick: 1.3,
    }) +
    paintOver(sheet, [0, top + 30, width, height], [low, water, high], {
      long: 210,
      wide: 11,
      opacity: 0.34,
    }) +
    paintOver(sheet, [0, top - 5, width, top + 7], [lighten(low, 0.3)], { long: 170, wide: 3, opacity: 0.7 })
  )
}

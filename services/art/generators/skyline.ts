import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { rectPath } from '../shapes.ts'
import { circle, type Generator, ground, linear, n, path, rect, type Sheet } from '../sheet.ts'

/** A city at the hour when its windows light up. */
export const skyline: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const glow = lightOf(palette)
  const river = hand.chance(0.5)
  const shore = river ? height * random.between(0.74, 0.8) : height
  const high = mix(along(ramp, 0.15), palette.ink, 0.3)
  const low = mix(glow, palette.ground, 0.35)
  const defs = [
    linear('sky', [
      [0, high],
      [0.5, along(ramp, 0.55)],
      [0.85, low],
    ]),
  ]
  const marks = [
    ground(sheet, 'url(#sky)'),
    circle(
      width * random.between(0.2, 0.8),
      shore * random.between(0.35, 0.55),
      random.between(44, 80),
      lighten(glow, 0.45),
      { opacity: 0.85 },
    ),
  ]
  for (const [layer, near] of [0.15, 0.5, 1].entries()) {
    const color = mix(low, mix(along(ramp, 0), palette.ink, 0.6), 0.3 + near * 0.68)
    const [houses, windows] = street(sheet, shore, near)
    marks.push(path(houses, color), path(windows, mix(lighten(glow, 0.35), color, 0.55 - near * 0.45)))
    if (layer < 2) marks.push(rect(0, shore - 60, width, 60, low, { opacity: 0.12 }))
  }
  if (river) {
    defs.push(
      linear('water', [
        [0, mix(high, low, 0.35)],
        [1, darken(high, 0.4)],
      ]),
    )
    marks.push(
      rect(0, shore, width, height - shore, 'url(#water)'),
      path(reflections(sheet, shore), lighten(glow, 0.2), { opacity: 0.5 }),
    )
  }
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

function street(
  { width, height, random }: Sheet,
  shore: number,
  near: number,
): [houses: string, windows: string] {
  let houses = ''
  let windows = ''
  let x = -random.between(0, 40)
  while (x < width) {
    const wide = random.between(44, 100)
    const centre = 1 - Math.abs((x + wide / 2) / width - 0.5) * 0.7
    const tall = Math.min(shore * 0.85, height * random.between(0.2, 0.52) * centre * (1.22 - near * 0.55))
    const top = shore - tall
    houses += rectPath(x, top, wide + 1, tall + 2)
    if (random.chance(0.3)) houses += rectPath(x + wide * 0.25, top - 24, wide * 0.5, 26)
    if (random.chance(0.22)) houses += `M${n(x + wide / 2 - 2)} ${n(top - 70)}h4v72h-4Z`
    if (near > 0.3)
      for (let y = top + 16; y < shore - 14; y += 17)
        for (let column = x + 9; column < x + wide - 10; column += 13)
          if (random.chance(0.2 + near * 0.14)) windows += rectPath(column, y, 5.5, 8)
    x += wide + (random.chance(0.2) ? random.between(6, 40) : 0)
  }
  return [houses, windows]
}

function reflections({ width, height, random }: Sheet, shore: number): string {
  let d = ''
  for (let i = 0; i < 70; i++) {
    const y = shore + 6 + (height - shore) * random.next() ** 1.5
    d += rectPath(random.between(0, width), y, random.between(8, 46), 2.2)
  }
  return d
}

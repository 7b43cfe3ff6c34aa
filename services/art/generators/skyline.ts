import { box, dabs, mottle, rough } from '../brushwork.ts'
import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { type Generator, n, path, rect, type Sheet } from '../sheet.ts'
import { painting, paintOver, paintSky, paintSun } from './air.ts'

/** Towns: houses up a hillside, towers at night over water, roofs and chimneys before a large sky. */
export const skyline: Generator = painting((sheet) => {
  const draw = sheet.kind === 'hillside' ? hillside : sheet.kind === 'towers' ? towers : roofs
  return draw(sheet) + mottle(sheet, 0.15)
})

/** House above house, each with its sunlit front, its shaded side and its roof. */
function hillside(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const warm = lightOf(palette)
  const low = lighten(mix(palette.ground, along(ramp, 0.9), 0.4), 0.15)
  const high = mix(low, along(ramp, spread.between(0.3, 0.8)), 0.65)
  const crown = height * spread.between(0.2, 0.36)
  const summit = width * (0.5 + spread.side() * spread.between(0.05, 0.3))
  const hill = (x: number) => crown + (Math.abs(x - summit) / width) ** 1.6 * height * 0.75
  const marks = [
    rect(0, 0, width, height, mix(along(ramp, 0.2), palette.ink, 0.2)),
    paintSky(sheet, { high, low, horizon: height * 0.86, clouds: 0.2 }),
  ]
  const walls = [
    lighten(palette.ground, 0.4),
    mix(warm, palette.ground, 0.55),
    mix(palette.colors[3], palette.ground, 0.3),
    mix(palette.colors[4], palette.ground, 0.5),
    mix(palette.colors[2], palette.ground, 0.45),
  ]
  const roof = mix(mix(palette.colors[4], '#a8553a', 0.45), palette.ink, 0.12)
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const unit = 34 + near * 52
    for (let x = -unit; x < width + unit; x += unit * random.between(0.66, 1.1)) {
      const top = hill(x) + (height * 0.92 - crown) * near ** 1.1 + random.between(-14, 14)
      if (top > height + 20) continue
      if (random.chance(0.12)) marks.push(cypress(sheet, x, top + unit, unit * random.between(0.9, 1.6)))
      else
        marks.push(
          house(
            sheet,
            x,
            top,
            unit,
            mix(random.pick(walls), low, (1 - near) * 0.35),
            mix(roof, low, (1 - near) * 0.4),
          ),
        )
    }
  }
  return marks.join('')
}

function house(sheet: Sheet, x: number, y: number, unit: number, wall: string, roof: string): string {
  const { random, palette } = sheet
  const [wide, tall] = [unit * random.between(0.7, 1.15), unit * random.between(0.9, 1.9)]
  const side = wide * random.between(0.22, 0.36)
  const pitch = unit * random.between(0.12, 0.3)
  const shade = mix(wall, mix(palette.colors[0], palette.ink, 0.3), 0.42)
  const window = mix(palette.ink, wall, 0.22)
  let panes = ''
  const columns = Math.max(1, Math.round(wide / 24))
  for (let floor = 0; floor < Math.floor(tall / 34); floor++)
    for (let column = 0; column < columns; column++)
      if (random.chance(0.78))
        panes += rough(
          random,
          box(x + (wide * (column + 0.5)) / columns - 3.5, y + 13 + floor * 32, 7, 12),
          0.5,
        )
  return [
    path(rough(random, box(x, y, wide, tall + 60), 1.2), wall),
    path(rough(random, box(x + wide, y + 2, side, tall + 60), 1.2), shade),
    path(
      `M${n(x - 4)} ${n(y + 2)}L${n(x + 4)} ${n(y - pitch)}H${n(x + wide - 2)}L${n(x + wide + side + 4)} ${n(y + 3)}Z`,
      roof,
    ),
    path(panes, window, { opacity: 0.85 }),
  ].join('')
}

function cypress({ random, palette }: Sheet, x: number, foot: number, tall: number): string {
  const color = mix(mix('#2f4a36', palette.ink, 0.35), palette.colors[0], 0.3)
  const half = tall * random.between(0.1, 0.16)
  return path(
    rough(
      random,
      [
        [x, foot - tall],
        [x + half * 0.8, foot - tall * 0.6],
        [x + half, foot - tall * 0.2],
        [x + half * 0.6, foot],
        [x - half * 0.6, foot],
        [x - half, foot - tall * 0.25],
        [x - half * 0.7, foot - tall * 0.62],
      ],
      2.5,
      8,
    ),
    color,
  )
}

/** Towers with a few lamps on, and what the water makes of them. */
function towers(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const lamp = lightOf(palette)
  const water = height * spread.between(0.7, 0.82)
  const night = mix(along(ramp, 0), palette.ink, spread.between(0.1, 0.6))
  const low = mix(along(ramp, spread.between(0.45, 0.8)), lamp, 0.25)
  const marks = [
    paintSky(sheet, { high: mix(night, low, 0.2), low, horizon: water, clouds: 0.16 }),
    paintSun(
      sheet,
      width * spread.between(0.15, 0.85),
      water * spread.between(0.2, 0.45),
      spread.between(26, 56),
      mix(lamp, '#fff6e0', 0.4),
    ),
  ]
  const [reflections, lights]: [string[], string[]] = [[], []]
  for (let row = 0; row < 3; row++) {
    const near = row / 2
    const color = mix(low, mix(night, palette.ink, 0.35), 0.42 + near * 0.5)
    for (let x = random.between(-40, 0); x < width; ) {
      const wide = random.between(34, 96) * (0.75 + near * 0.3)
      const center = 1 - Math.abs(x / width - 0.5) * 0.9
      const tall = (random.next() ** 1.6 * 0.5 + 0.14) * water * center * (1.12 - near * 0.42)
      marks.push(path(tower(sheet, x, water + 1, wide, tall), color))
      reflections.push(
        path(rough(random, box(x + 2, water, wide - 4, tall * 0.45), 6, 9), color, { opacity: 0.4 }),
      )
      for (let y = water - tall + 14; y < water - 12; y += 14)
        for (let column = x + 8; column < x + wide - 9; column += 11)
          if (random.chance(0.1 + near * 0.12)) lights.push(`M${n(column)} ${n(y)}h4.6v6.4h-4.6Z`)
      x += wide + random.between(-10, 12)
    }
  }
  marks.push(
    path(lights.join(''), mix(lamp, '#fff2cc', 0.35)),
    rect(0, water, width, height - water, mix(night, low, 0.28)),
    ...reflections,
  )
  marks.push(
    dabs(sheet, {
      count: 70,
      x: [0, width],
      y: [water + 4, height],
      colors: [low, mix(lamp, low, 0.4), night],
      long: 90,
      wide: 5,
      opacity: 0.42,
    }),
  )
  return marks.join('')
}

function tower({ random }: Sheet, x: number, foot: number, wide: number, tall: number): string {
  const top = foot - tall
  const body = rough(random, box(x, top, wide, tall), 1)
  const kind = random.whole(0, 4)
  if (kind === 0)
    return `${body}${rough(random, box(x + wide * 0.2, top - tall * 0.1, wide * 0.6, tall * 0.14), 1)}M${n(x + wide * 0.48)} ${n(top)}v${n(-tall * 0.26)}h2.5v${n(tall * 0.3)}Z`
  if (kind === 1)
    return `${body}M${n(x)} ${n(top + 1)}L${n(x + wide / 2)} ${n(top - wide * 0.5)}L${n(x + wide)} ${n(top + 1)}Z`
  if (kind === 2) return `${body}M${n(x)} ${n(top + 1)}V${n(top - wide * 0.32)}L${n(x + wide)} ${n(top + 1)}Z`
  return body
}

/** Gables, chimneys and one lit window below a sky that takes most of the sheet. */
function roofs(sheet: Sheet): string {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const lamp = lightOf(palette)
  const low = lighten(mix(palette.ground, mix(lamp, along(ramp, 0.8), 0.5), 0.55), 0.05)
  const high = mix(low, along(ramp, spread.between(0.1, 0.6)), 0.75)
  const floor = height * spread.between(0.62, 0.76)
  const marks = [
    rect(0, 0, width, height, low),
    paintSky(sheet, { high, low, horizon: floor + 40, clouds: spread.between(0.2, 0.5) }),
  ]
  if (spread.between(0, 1) < 0.6)
    marks.push(
      paintSun(
        sheet,
        width * spread.between(0.15, 0.85),
        floor * spread.between(0.3, 0.7),
        spread.between(22, 50),
        mix(lamp, '#fff4dc', 0.3),
      ),
    )
  for (let row = 0; row < 3; row++) {
    const near = row / 2
    const color = mix(mix(low, along(ramp, 0.35), 0.6), mix(along(ramp, 0), palette.ink, 0.5), near)
    for (let x = random.between(-90, -10); x < width; x += random.between(70, 150) * (0.8 + near * 0.5)) {
      const [wide, y] = [
        random.between(110, 190) * (0.8 + near * 0.4),
        floor + near * (height - floor) * 0.62 + random.between(-24, 20),
      ]
      const rise = wide * random.between(0.25, 0.5)
      const slope = mix(mix(color, palette.colors[4], 0.18), low, 0.12)
      const stack = x + wide * random.between(0.2, 0.72)
      marks.push(
        path(rough(random, box(stack, y - rise * 0.9 - 26, 17, 60 + rise), 0.9), darken(color, 0.15)),
        path(rough(random, box(stack - 3, y - rise * 0.9 - 32, 23, 8), 0.6), slope),
        path(
          rough(
            random,
            [
              [x, y],
              [x + wide * 0.5, y - rise],
              [x + wide, y],
              [x + wide, height + 9],
              [x, height + 9],
            ],
            1.2,
          ),
          color,
        ),
        path(
          rough(
            random,
            [
              [x + wide * 0.5, y - rise],
              [x + wide * 0.62, y - rise],
              [x + wide * 1.14, y + 6],
              [x + wide, y + 3],
            ],
            1,
          ),
          slope,
        ),
      )
      if (random.chance(0.4))
        marks.push(
          path(
            rough(random, box(x + wide * 0.42, y + 16, 15, 23), 0.7),
            random.chance(0.55) ? mix(lamp, '#fff0c8', 0.3) : darken(color, 0.35),
          ),
        )
    }
  }
  return (
    marks.join('') +
    paintOver(sheet, [0, floor, width, height], [palette.ink, along(ramp, 0.6)], {
      long: 50,
      wide: 8,
      opacity: 0.06,
    })
  )
}

import { apartFrom, darken, lighten, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { curve } from '../shapes.ts'
import {
  type Generator,
  ground,
  linear,
  n,
  type Point,
  path,
  rect,
  type Sheet,
  stroke,
  tag,
} from '../sheet.ts'

/** Vases, bottles and fruit on a table, lit from one side. */
export const stillLife: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const dark = hand.chance(0.35)
  const wall = dark
    ? mix(palette.colors[0], palette.ink, 0.55)
    : mix(palette.ground, palette.colors[3], random.between(0.35, 0.8))
  const cloth = dark ? mix(palette.colors[1], palette.ink, 0.2) : mix(palette.colors[2], palette.ground, 0.3)
  const edge = height * random.between(0.62, 0.7)
  const light = hand.chance(0.5) ? -1 : 1
  const defs = [
    linear(
      'wall',
      [
        [0, darken(wall, 0.1)],
        [0.5, lighten(wall, 0.1)],
        [1, wall],
      ],
      light < 0 ? { x1: 1, x2: 0, y2: 0.6 } : { x2: 1, y2: 0.6 },
    ),
    linear('cloth', [
      [0, mix(cloth, wall, 0.2)],
      [1, darken(cloth, 0.16)],
    ]),
  ]
  const marks = [ground(sheet, 'url(#wall)'), rect(0, edge, width, height - edge, 'url(#cloth)')]
  const colors = random.shuffle(apartFrom(wall, [...palette.colors, palette.ink, palette.ground], 0.09))
  const color = (index: number) => colors[index % colors.length] ?? palette.ink

  const count = Math.min(5, Math.max(2, Math.round(width / 330) + random.whole(0, 1)))
  const room = width * 0.72
  const order = random.shuffle(Array.from({ length: count }, (_, i) => i))
  for (const slot of order) {
    const x = (width - room) / 2 + (room * (slot + 0.5)) / count + random.between(-24, 24)
    const foot = edge + random.between(30, 100)
    const tall = random.between(0.28, 0.5) * height * (slot % 2 ? 1 : 0.86)
    const wide = Math.min(tall * random.between(0.26, 0.5), (room / count) * 0.66)
    defs.push(volume(`v${slot}`, color(slot), light))
    marks.push(
      shadow(x, foot, wide, light, palette.ink),
      vessel(random, x, foot, wide, tall, `url(#v${slot})`, color(slot)),
    )
    if (random.chance(0.5))
      marks.push(
        sprig(sheet, x, foot - tall, dark ? palette.colors[3] : mix(palette.colors[0], palette.ink, 0.3)),
      )
  }
  const fruit = palette.colors[4]
  defs.push(volume('fruit', fruit, light))
  for (let i = random.whole(1, 4); i > 0; i--) {
    const x = width * random.between(0.16, 0.84)
    const y = edge + (height - edge) * random.between(0.42, 0.72)
    const r = random.between(32, 46)
    marks.push(
      shadow(x, y + r * 0.9, r, light, palette.ink),
      tag('ellipse', { cx: x, cy: y, rx: r, ry: r * 0.94, fill: 'url(#fruit)' }),
    )
    marks.push(stroke(`M${n(x)} ${n(y - r * 0.85)}q4 -12 12 -16`, mix(palette.ink, fruit, 0.2), 3.5))
  }
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

const volume = (id: string, color: string, light: number) => {
  const [lit, shaded] = [lighten(color, 0.3), darken(color, 0.38)]
  const stops = light < 0 ? [lit, color, shaded] : [shaded, color, lit]
  return linear(
    id,
    [
      [0, stops[0] ?? color],
      [0.5, color],
      [1, stops[2] ?? color],
    ],
    { x2: 1, y2: 0.12 },
  )
}

const shadow = (x: number, y: number, wide: number, light: number, ink: string) =>
  tag('ellipse', {
    cx: x - light * wide * 0.75,
    cy: y - 3,
    rx: wide * 1.5,
    ry: wide * 0.2 + 4,
    fill: ink,
    opacity: 0.2,
  })

/** A turned profile: foot, belly, shoulder, neck and lip, the same on both sides. */
function vessel(
  random: Random,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  fill: string,
  color: string,
) {
  const neck = wide * random.between(0.2, 0.55)
  const base = wide * random.between(0.4, 0.8)
  const belly = foot - tall * random.between(0.28, 0.55)
  const [top, waist] = [foot - tall, foot - tall * random.between(0.74, 0.86)]
  const profile = (side: number): Point[] => [
    [x + side * base, foot],
    [x + side * (base + wide) * 0.54, (foot * 1.2 + belly * 0.8) / 2],
    [x + side * wide, belly],
    [x + side * (wide * 0.62 + neck * 0.38), (belly + waist) / 2 - tall * 0.03],
    [x + side * neck, waist],
    [x + side * neck * 0.95, (waist + top) / 2],
    [x + side * neck * 1.15, top],
  ]
  const right = curve(profile(1).reverse()).replace('M', 'L')
  const body = `${curve(profile(-1))}${right}Q${n(x)} ${n(foot + base * 0.16)} ${n(x - base)} ${n(foot)}Z`
  const lip = tag('ellipse', {
    cx: n(x),
    cy: n(top),
    rx: n(neck * 1.12),
    ry: n(neck * 0.2 + 2),
    fill: darken(color, 0.45),
  })
  return path(body, fill) + lip
}

function sprig({ random }: Sheet, x: number, y: number, color: string): string {
  const marks: string[] = []
  for (let i = random.whole(2, 4); i > 0; i--) {
    const [dx, dy] = [random.between(-110, 110), random.between(110, 210)]
    const d = `M${n(x)} ${n(y)}Q${n(x + dx * 0.1)} ${n(y - dy * 0.7)} ${n(x + dx)} ${n(y - dy)}`
    marks.push(stroke(d, color, 2.6))
    for (let t = 0.35; t <= 1; t += 0.13) {
      const px = x + 2 * (1 - t) * t * dx * 0.1 + t * t * dx
      const py = y - (2 * (1 - t) * t * dy * 0.7 + t * t * dy)
      const turn = random.between(-60, 60) + (Math.atan2(-dy, dx) * 180) / Math.PI
      marks.push(
        tag('ellipse', {
          cx: n(px),
          cy: n(py),
          rx: 15,
          ry: 6.5,
          fill: color,
          transform: `rotate(${n(turn)} ${n(px)} ${n(py)})`,
        }),
      )
    }
  }
  return marks.join('')
}

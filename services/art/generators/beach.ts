import { mottle } from '../brushwork.ts'
import { darken, lighten, mix } from '../color.ts'
import { curve, noise } from '../shapes.ts'
import {
  circle,
  type Generator,
  ground,
  group,
  linear,
  n,
  type Point,
  path,
  type Sheet,
  stroke,
  tag,
} from '../sheet.ts'
import { paintOver } from './air.ts'

const PARASOLS = ['#e4572e', '#f2c14e', '#f7f3e8', '#2a6f97', '#d64570', '#3a9188'] as const

/** A beach from straight above: water, foam, sand, and people under parasols. */
export const beach: Generator = (sheet) => {
  const { width, height, palette, random, spread } = sheet
  const upright = height > width
  const [long, across] = upright ? [height, width] : [width, height]
  const sand = mix('#ecd9b4', palette.ground, 0.45)
  const shore = across * spread.between(0.36, 0.62)
  const edge = noise(random, 2)
  const tide = (offset: number, calm: number) => {
    const points: Point[] = []
    for (let x = -40; x <= long + 60; x += 50)
      points.push([x, shore + offset + edge(x / 300 + offset / 500) * 40 * calm])
    return points
  }
  const fill = (points: Point[]) => `${curve(points)}L${n(long + 60)} -10L-40 -10Z`
  const [deep, middle, shallow] = [palette.colors[0], palette.colors[1], palette.colors[2]]
  const defs = [
    linear('water', [
      [0, mix(deep, palette.ink, 0.12)],
      [0.55, deep],
      [0.8, middle],
      [1, shallow],
    ]),
    linear('sand', [
      [0, lighten(sand, 0.2)],
      [1, darken(sand, 0.08)],
    ]),
  ]
  const marks = [
    tag('rect', { width: n(long), height: n(across), fill: 'url(#sand)' }),
    paintOver(sheet, [0, shore, long, across], [sand, lighten(sand, 0.3), darken(sand, 0.08)], { long: 120, wide: 22, angle: 0.2, opacity: 0.28 }),
    path(fill(tide(46, 1)), darken(sand, 0.2), { opacity: 0.55 }),
    path(fill(tide(18, 1)), '#ffffff', { opacity: 0.85 }),
    path(fill(tide(0, 1)), mix(shallow, '#ffffff', 0.35)),
    path(fill(tide(-22, 0.9)), 'url(#water)'),
    paintOver(sheet, [0, 0, long, shore - 60], [deep, darken(deep, 0.16), middle], { long: 150, wide: 18, opacity: 0.34 }),
    stroke([-46, -92, -150].map((offset) => curve(tide(offset, 0.8))).join(''), '#ffffff', 7, {
      opacity: 0.42,
    }),
    stroke([-64, -120].map((offset) => curve(tide(offset, 0.7))).join(''), '#ffffff', 3, {
      opacity: 0.5,
      'stroke-dasharray': '90 40 30 60',
    }),
    people(sheet, long, across, shore + 100),
  ]
  const turn = upright ? `translate(${n(width)} 0) rotate(90)` : 'rotate(0)'
  return `<defs>${defs.join('')}</defs>${ground(sheet, sand)}${group(marks.join(''), { transform: turn })}${mottle(sheet, 0.12)}`
}

function people({ random }: Sheet, long: number, across: number, from: number): string {
  const marks: string[] = []
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(30, long - 30), random.between(from, across - 20)]
    const [color, second] = [random.pick(PARASOLS), random.pick(PARASOLS)]
    const r = random.between(15, 24)
    marks.push(
      tag('ellipse', { cx: n(x + 12), cy: n(y + 14), rx: n(r), ry: n(r), fill: '#3a2a1a', opacity: 0.25 }),
    )
    if (random.chance(0.65)) {
      marks.push(circle(x, y, r, color))
      const wedge = [0, 120, 240].map(
        (a) =>
          `M${n(x)} ${n(y)}l${n(Math.cos(a / 57) * r)} ${n(Math.sin(a / 57) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos((a + 60) / 57) * r)} ${n(y + Math.sin((a + 60) / 57) * r)}Z`,
      )
      marks.push(path(wedge.join(''), second === color ? '#ffffff' : second), circle(x, y, 2, '#ffffff'))
    } else
      marks.push(
        tag('rect', {
          x: n(x),
          y: n(y),
          width: 13,
          height: 30,
          rx: 2,
          fill: color,
          transform: `rotate(${random.whole(0, 180)} ${n(x)} ${n(y)})`,
        }),
      )
    if (random.chance(0.7)) {
      const [px, py] = [x + random.between(-40, 40), y + random.between(-40, 40)]
      marks.push(
        tag('ellipse', { cx: n(px), cy: n(py), rx: 4, ry: 8, fill: '#8a5a3c' }),
        circle(px, py - 9, 3.4, '#3a2418'),
      )
    }
  }
  return marks.join('')
}

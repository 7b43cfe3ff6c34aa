import { clipped, dabs } from '../brushwork.ts'
import { darken, lighten, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { noise } from '../shapes.ts'
import { n, path, rect, type Sheet, stroke } from '../sheet.ts'
import { veil } from '../veil.ts'
import { paintOver } from './air.ts'

export interface Scene {
  /** 1: the land is on the right. */
  side: number
  horizon: number
  high: string
  low: string
  sea: string
  rock: string
  turf: string
  foam: string
}

/** A crescent of sand between rocks, looked down upon from the path above. */
export function cove(sheet: Sheet, scene: Scene): string {
  const { width, height, random, spread } = sheet
  const reef = makeField(random, 4)
  const [wander, fine] = [noise(random, 2), noise(random, 3)]
  const deep = darken(scene.sea, 0.22)
  const shallow = mix(scene.sea, lighten(scene.low, 0.3), 0.62)
  const bend = spread.between(0.12, 0.34)
  const middle = spread.between(0.35, 0.65)
  const shore = (x: number) =>
    height * (0.62 - bend * Math.cos((x / width - middle) * 2.6) + 0.16) +
    wander(x / 210) * 34 +
    fine(x / 40) * 4
  const line = (by: number) => {
    let d = ''
    for (let x = -20; x <= width + 20; x += 10)
      d += `${d ? 'L' : 'M'}${n(x)} ${n(shore(x) + by * (0.9 + wander(x / 190 + 40) * 0.3))}`
    return d
  }
  const land = (by: number) => `${line(by)}L${n(width + 20)} ${n(height + 9)}L-20 ${n(height + 9)}Z`
  const sand = mix('#ecd8ae', scene.low, 0.35)
  const turf = land(130)
  const flip = scene.side > 0 ? `<g transform="translate(${n(width)} 0) scale(-1 1)">` : '<g>'
  const rocks = Array.from({ length: 22 }, () => {
    const x = random.between(0, width)
    const off = random.chance(0.5) ? random.between(-150, -10) : random.between(90, 140)
    return boulder(sheet, x, shore(x) + off, random.between(10, 46), scene)
  })
  return [
    flip,
    rect(0, 0, width, height, scene.sea),
    dabs(sheet, {
      count: 130,
      x: [0, width],
      y: [0, height * 0.7],
      colors: [scene.sea, deep, mix(scene.sea, shallow, 0.3)],
      long: 120,
      wide: 26,
      angle: (x) => (shore(x + 40) - shore(x)) / 40,
      opacity: 0.4,
    }),
    veil(sheet, {
      x: 0,
      y: 0,
      width,
      height,
      color: shallow,
      cells: [90, 70],
      cover: (u, v) => 1 - (shore(u * width) - v * height) / (height * 0.34) + reef(u * 4, v * 4) * 0.2,
    }),
    veil(sheet, {
      x: 0,
      y: 0,
      width,
      height,
      color: deep,
      cells: [90, 70],
      cover: (u, v) =>
        (reef(u * 7 + 9, v * 7) - 0.5) * 1.4 * Math.min(1, (shore(u * width) - v * height) / 90),
    }),
    path(land(-4), lighten(shallow, 0.4), { opacity: 0.55 }),
    stroke(line(-64), scene.foam, 5, { opacity: 0.45, 'stroke-dasharray': '70 26 34 44' }),
    stroke(line(-30), scene.foam, 7, { opacity: 0.6, 'stroke-dasharray': '130 30 60 18' }),
    path(land(4), scene.foam),
    path(land(16), darken(sand, 0.12)),
    path(land(30), sand),
    paintOver(sheet, [0, height * 0.5, width, height], [sand, lighten(sand, 0.3)], {
      long: 60,
      wide: 8,
      opacity: 0.12,
    }),
    clipped(
      'turf',
      turf,
      path(turf, scene.turf) +
        paintOver(
          sheet,
          [0, height * 0.5, width, height],
          [scene.turf, lighten(scene.turf, 0.28), darken(scene.turf, 0.25)],
          { long: 42, wide: 20, angle: 0.6, opacity: 0.6, thick: 1.6 },
        ),
    ),
    ...rocks,
    '</g>',
  ].join('')
}

function boulder({ random }: Sheet, x: number, y: number, size: number, { rock, foam, low }: Scene): string {
  const shape = (grow: number) => {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const [angle, reach] = [(i / 9) * 6.283, size * grow * random.between(0.72, 1.15)]
      d += `${d ? 'L' : 'M'}${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach * 0.66)}`
    }
    return `${d}Z`
  }
  return (
    path(shape(1.3), foam, { opacity: 0.6 }) +
    path(shape(1), darken(rock, 0.2)) +
    `<g transform="translate(${n(-size * 0.14)} ${n(-size * 0.2)})">${path(shape(0.72), mix(rock, low, 0.36))}</g>`
  )
}

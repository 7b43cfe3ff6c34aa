import { box, mottle, oval, rough } from '../brushwork.ts'
import { apartFrom, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { loop } from '../shapes.ts'
import { type Generator, ground, n, type Point, path, type Sheet } from '../sheet.ts'

/** Painted paper cut freehand and pasted down: fronds, weeds, birds and suns on blocks of colour. */
export const cutouts: Generator = (sheet) => {
  const { palette, spread } = sheet
  const paper = spread.pick([
    palette.ground,
    mix(palette.colors[3], palette.ground, 0.2),
    palette.colors[2],
    mix(palette.colors[0], palette.ink, 0.15),
  ])
  const layout = spread.pick([garden, swarm, blocks])
  return ground(sheet, paper) + layout(sheet, paper) + mottle(sheet, 0.13)
}

/** A piece of paper casts a thin shadow. */
const pasted = (d: string, color: string): string =>
  path(d, '#1a1410', { opacity: 0.2, transform: 'translate(3.5 5)' }) + path(d, color)

const deckOf = ({ palette, random }: Sheet, paper: string): string[] =>
  random.shuffle(apartFrom(paper, [...palette.colors, palette.ink, palette.ground], 0.1))

/** Tall fronds that grow from the lower edge, with a sun. */
function garden(sheet: Sheet, paper: string): string {
  const { width, height, random, spread } = sheet
  const colors = deckOf(sheet, paper)
  const count = Math.max(2, Math.round(width / 240))
  const sun = pasted(
    rough(
      random,
      oval(width * spread.between(0.2, 0.8), height * spread.between(0.16, 0.34), spread.between(50, 120)),
      2.4,
    ),
    colors[0] ?? paper,
  )
  const plants = Array.from({ length: count }, (_, i) => {
    const x = width * ((i + 0.5) / count) + random.between(-30, 30)
    const tall = height * random.between(0.5, 0.86)
    return pasted(
      frond(random, [x, height + 20], tall, random.between(-0.2, 0.2), width / count),
      colors[(i % (colors.length - 1)) + 1] ?? paper,
    )
  })
  const hill = rough(
    random,
    [
      [-20, height * 0.9],
      [width * 0.3, height * random.between(0.82, 0.92)],
      [width * 0.7, height * random.between(0.86, 0.95)],
      [width + 20, height * 0.88],
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    5,
  )
  return sun + plants.join('') + pasted(hill, colors.at(-1) ?? paper)
}

/** Many shapes that drift over two or three fields of colour. */
function swarm(sheet: Sheet, paper: string): string {
  const { width, height, random, spread } = sheet
  const colors = deckOf(sheet, paper)
  const split = spread.between(0.36, 0.64)
  const field =
    spread.side() > 0
      ? box(-20, -20, width * split + 20, height + 40)
      : box(-20, height * split, width + 40, height)
  const marks = [path(rough(random, field, 2), colors[0] ?? paper)]
  const unit = spread.between(140, 210)
  const [columns, rows] = [Math.max(2, Math.round(width / unit)), Math.max(2, Math.round(height / unit))]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (width * (column + 0.5 + (row % 2 ? 0.22 : -0.22))) / columns + random.between(-20, 20)
      const y = (height * (row + 0.5)) / rows + random.between(-20, 20)
      const size = unit * random.between(0.32, 0.56)
      const draw = random.pick([weed, weed, leafOf, weed, star, bird])
      marks.push(
        pasted(
          draw(random, x, y, size),
          colors[1 + ((row * 3 + column) % Math.max(1, colors.length - 1))] ?? paper,
        ),
      )
    }
  return marks.join('')
}

/** Rectangles of paper fitted like a wall, with one weed on each. */
function blocks(sheet: Sheet, paper: string): string {
  const { width, height, random, spread } = sheet
  const colors = deckOf(sheet, paper)
  const margin = 42
  const marks: string[] = []
  const [columns, rows] = [
    Math.max(1, Math.round(width / spread.between(260, 400))),
    Math.max(2, Math.round(height / spread.between(260, 400))),
  ]
  let index = spread.pick([0, 1, 2, 3])
  for (let row = 0; row < rows; row++) {
    let left = margin
    const [top, tall] = [margin + ((height - 2 * margin) * row) / rows, (height - 2 * margin) / rows]
    for (let column = 0; column < columns; column++) {
      const share = (width - margin - left) / (columns - column)
      const wide = column === columns - 1 ? share : share * random.between(0.75, 1.25)
      const fill = colors[index % colors.length] ?? paper
      const marksColor = apartFrom(fill, colors, 0.18)[index % 3] ?? paper
      const size = Math.min(wide, tall) * 0.42
      const draw = random.pick([weed, leafOf, weed, leafOf, bird])
      marks.push(
        path(rough(random, box(left, top, wide - 5, tall - 5), 1.6), fill),
        pasted(draw(random, left + wide / 2, top + tall / 2, size), marksColor),
      )
      left += wide
      index += 1
    }
  }
  return marks.join('')
}

/** A stalk with rounded fingers to both sides, closed as one outline. */
function frond(random: Random, [x, foot]: Point, tall: number, lean: number, room: number): string {
  const pairs = Math.max(4, Math.round(tall / 92))
  const half = Math.min(room * 0.46, tall * 0.3)
  const bow = random.between(-0.16, 0.16)
  const at = (t: number): Point => [x + lean * tall * t + Math.sin(t * 3) * bow * tall, foot - tall * t]
  const side = (sign: number): Point[] => {
    const points: Point[] = []
    for (let i = 0; i < pairs; i++) {
      const [t, span] = [0.14 + (0.8 * i) / pairs, 0.8 / pairs]
      const reach = half * Math.sin(Math.PI * (0.25 + 0.65 * (i / pairs))) * random.between(0.8, 1.1)
      const [[ax, ay], [bx, by], [cx, cy]] = [at(t), at(t + span * 0.62), at(t + span * 0.9)]
      const up = tall * 0.05
      points.push(
        [ax + sign * 11, ay],
        [ax + sign * reach * 0.55, ay - up * 0.5],
        [ax + sign * reach * 0.95, ay - up * 1.3],
        [ax + sign * reach, ay - up * 1.9],
        [bx + sign * reach * 0.8, by - up * 0.75],
        [bx + sign * reach * 0.4, by - up * 0.2],
        [cx + sign * 11, cy],
      )
    }
    return points
  }
  const [tipX, tipY] = at(1.04)
  return loop([[x - 12, foot], ...side(-1), [tipX, tipY], ...side(1).reverse(), [x + 12, foot]])
}

type Shape = (random: Random, x: number, y: number, size: number) => string

/** Sea weed as scissors find it: lobes of uneven length around a bent middle. */
const weed: Shape = (random, x, y, size) => {
  const lobes = random.whole(5, 9)
  const turn = random.between(0, 6.283)
  const points: Point[] = []
  for (let i = 0; i < lobes; i++) {
    const angle = turn + (i / lobes) * 6.283
    const reach = size * random.between(0.75, 1.15)
    const gap = 6.283 / lobes
    for (const [part, far] of [
      [-0.3, 0.3],
      [-0.2, 0.8],
      [0, 1],
      [0.2, 0.82],
      [0.3, 0.3],
    ] as const) {
      const bend = angle + part * gap * (far > 0.5 ? 0.95 : 1.2) + far * 0.25
      points.push([x + Math.cos(bend) * reach * far, y + Math.sin(bend) * reach * far])
    }
  }
  return loop(points)
}

const star: Shape = (random, x, y, size) => {
  const turn = random.between(0, 6.283)
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, reach] = [turn + (i / 10) * 6.283, size * (i % 2 ? 0.34 : random.between(0.75, 1))]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return rough(random, points, 1.4)
}

/** One leaf with notches cut from its sides. */
const leafOf: Shape = (random, x, y, size) => {
  const turn = random.between(-0.6, 0.6)
  const place = (px: number, py: number): Point => [
    x + px * Math.cos(turn) - py * Math.sin(turn),
    y + px * Math.sin(turn) + py * Math.cos(turn),
  ]
  const notches = random.whole(4, 6)
  const side = (sign: number): Point[] =>
    Array.from({ length: notches * 2 }, (_, i): Point => {
      const t = (i + 0.5) / (notches * 2)
      const broad = Math.sin(Math.PI * t) * size * 0.62
      return place(sign * (i % 2 ? broad : broad * 0.34 + 5), size * (1 - 2 * t))
    })
  return loop([place(0, size * 1.15), ...side(1), place(0, -size * 1.1), ...side(-1).reverse()])
}

const bird: Shape = (random, x, y, size) => {
  const side = random.chance(0.5) ? 1 : -1
  const at = (px: number, py: number) => `${n(x + side * px * size)} ${n(y + py * size)}`
  return `M${at(-1.1, 0.1)}C${at(-0.6, -0.1)} ${at(-0.4, -0.1)} ${at(-0.2, -0.12)}C${at(-0.4, -0.5)} ${at(-0.5, -0.8)} ${at(-0.6, -1)}C${at(-0.1, -0.9)} ${at(0.2, -0.6)} ${at(0.3, -0.2)}C${at(0.5, -0.3)} ${at(0.75, -0.32)} ${at(0.9, -0.16)}L${at(1.12, -0.1)}L${at(0.9, -0.02)}C${at(0.7, 0.3)} ${at(0.3, 0.42)} ${at(-0.1, 0.34)}C${at(-0.5, 0.28)} ${at(-0.8, 0.24)} ${at(-1.1, 0.1)}Z`
}

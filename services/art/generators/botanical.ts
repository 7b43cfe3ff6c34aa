import { darken, lighten, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { curve } from '../shapes.ts'
import { circle, type Generator, ground, n, type Point, path, type Sheet, stroke } from '../sheet.ts'

interface Habit {
  leaf: 'ovate' | 'lance' | 'round'
  pairs: number
  berries: boolean
  twoTone: boolean
}

/** Pressed stems: leaves in pairs along a curved stalk, half of each in shade. */
export const botanical: Generator = (sheet) => {
  const { width, height, palette, hand, random } = sheet
  const habit: Habit = {
    leaf: hand.pick(['ovate', 'lance', 'round'] as const),
    pairs: hand.whole(7, 11),
    berries: hand.chance(0.4),
    twoTone: hand.chance(0.75),
  }
  const tinted = hand.chance(0.35)
  const paper = tinted ? mix(palette.ground, palette.colors[3], 0.55) : palette.ground
  const stems = width > height * 1.2 ? random.whole(3, 4) : random.whole(1, 3)
  const marks: string[] = []
  for (let i = 0; i < stems; i++) {
    const foot = width * (0.5 + ((i + 0.5) / stems - 0.5) * (stems > 1 ? 0.5 : 0))
    const lean = ((i + 0.5) / stems - 0.5) * width * 0.42 + random.between(-70, 70)
    const color = palette.colors[[0, 1, 2, 4][i % 4] ?? 0] ?? palette.ink
    const tall = height * (i % 2 ? random.between(0.55, 0.7) : random.between(0.72, 0.82))
    marks.push(stem(sheet, habit, foot + random.between(-20, 20), lean, tall, color, random))
  }
  return ground(sheet, paper) + marks.join('')
}

function stem(
  sheet: Sheet,
  habit: Habit,
  foot: number,
  lean: number,
  tall: number,
  color: string,
  random: Random,
) {
  const bottom = sheet.height * 0.93
  const bow = random.between(-0.3, 0.3)
  const pointAt = (t: number): Point => [
    foot + lean * t * t + bow * 160 * Math.sin(t * Math.PI),
    bottom - tall * t,
  ]
  const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map(pointAt)
  const shade = mix(color, sheet.palette.ink, 0.35)
  const [light, dark, veins, fruit]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (let i = 0; i <= habit.pairs; i++) {
    const t = 0.16 + (0.84 * i) / habit.pairs
    const [x, y] = pointAt(t)
    const [x2, y2] = pointAt(Math.min(1.02, t + 0.02))
    const heading = Math.atan2(y2 - y, x2 - x)
    const length =
      tall * (habit.leaf === 'lance' ? 0.3 : 0.22) * (1.12 - t * 0.62) * random.between(0.86, 1.1)
    const sides = i === habit.pairs ? [0] : [-1, 1]
    for (const side of sides) {
      const angle = heading + side * (habit.leaf === 'lance' ? 0.62 : 0.92) + random.between(-0.12, 0.12)
      const slip = side === 1 ? 0.025 * tall : 0
      const root: Point = [x, y + slip]
      const broad = { ovate: 0.25, lance: 0.11, round: 0.42 }[habit.leaf]
      const [left, right, vein] = leaf(root, angle, habit.leaf === 'round' ? length * 0.62 : length, broad)
      light.push(left)
      dark.push(right)
      veins.push(vein)
      if (habit.berries && random.chance(0.4))
        fruit.push(
          circle(
            x + side * random.between(12, 34),
            y - random.between(4, 26),
            random.between(5, 9),
            sheet.palette.colors[4],
          ),
        )
    }
  }
  return [
    stroke(curve(line), shade, 4.5),
    path(light.join(''), lighten(color, 0.08)),
    path(dark.join(''), habit.twoTone ? mix(color, darken(color, 0.45), 0.45) : lighten(color, 0.08)),
    stroke(veins.join(''), mix(color, sheet.palette.ground, 0.55), 1.2),
    fruit.join(''),
  ].join('')
}

/** Draws two halves and the vein between them. */
function leaf([x, y]: Point, angle: number, length: number, broad: number): [string, string, string] {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const from = `M${n(x)} ${n(y)}`
  const tip = `${n(x + dx)} ${n(y + dy)}`
  const half = (side: number) => {
    const [px, py] = [-dy * broad * side * 1.3, dx * broad * side * 1.3]
    return `${from}C${n(x + dx * 0.2 + px)} ${n(y + dy * 0.2 + py)} ${n(x + dx * 0.75 + px * 0.8)} ${n(y + dy * 0.75 + py * 0.8)} ${tip}Z`
  }
  return [half(-1), half(1), `${from}L${n(x + dx * 0.88)} ${n(y + dy * 0.88)}`]
}

import { mix } from '../color.ts'
import { circlePath, rectPath } from '../shapes.ts'
import { type Generator, ground, path } from '../sheet.ts'

/** Quarter circles, half circles and bars in a strict grid. */
export const bauhaus: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const across = hand.whole(3, 5)
  const framed = hand.chance(0.6)
  const margin = framed ? 70 : 0
  const short = Math.min(width, height)
  const cell = (short - 2 * margin) / across
  const columns = Math.max(1, Math.round((width - 2 * margin) / cell))
  const rows = Math.max(1, Math.round((height - 2 * margin) / cell))
  const [cellWidth, cellHeight] = [(width - 2 * margin) / columns, (height - 2 * margin) / rows]
  const deck = [...palette.colors, palette.ink]
  const kinds = hand
    .shuffle(['quarter', 'half', 'disc', 'leaf', 'bars', 'ring', 'steps'] as const)
    .slice(0, 5)
  const marks: string[] = []

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [back, front, third] = random.shuffle(deck)
      const paper = random.chance(0.42) ? palette.ground : mix(back ?? palette.ink, palette.ground, 0.04)
      const [x, y] = [margin + column * cellWidth, margin + row * cellHeight]
      marks.push(path(rectPath(x, y, cellWidth + 0.4, cellHeight + 0.4), paper))
      if (random.chance(0.08)) continue
      const turn = random.whole(0, 3) * 90
      const place = `translate(${x} ${y}) scale(${cellWidth / 100} ${cellHeight / 100}) rotate(${turn} 50 50)`
      const color = front === paper || front === undefined ? palette.ink : front
      for (const [d, fill] of figure(random.pick(kinds), color, third ?? palette.ink, paper))
        marks.push(path(d, fill, { transform: place }))
    }
  return ground(sheet, palette.ground) + marks.join('')
}

type Figure = 'quarter' | 'half' | 'disc' | 'leaf' | 'bars' | 'ring' | 'steps'

const quarter = (radius: number) => `M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`

/** Drawn in a cell of a hundred units. */
function figure(kind: Figure, color: string, other: string, paper: string): [d: string, fill: string][] {
  switch (kind) {
    case 'quarter':
      return [[quarter(100), color]]
    case 'half':
      return [
        ['M0 0A50 50 0 0 0 100 0Z', color],
        ['M0 50A50 50 0 0 0 100 50Z', other],
      ]
    case 'disc':
      return [
        [circlePath(50, 50, 40), color],
        [circlePath(50, 50, 16), paper],
      ]
    case 'leaf':
      return [['M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z', color]]
    case 'bars':
      return [0, 1, 2, 3].map((bar) => [rectPath(0, bar * 25, 100, 12.5), color])
    case 'ring':
      return [
        [quarter(100), color],
        [quarter(75), paper],
        [quarter(50), other],
        [quarter(25), paper],
      ]
    case 'steps':
      return [['M0 0H100L0 100Z', color]]
  }
}

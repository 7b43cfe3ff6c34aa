import { box, clipped, mottle, oval, rough } from '../brushwork.ts'
import { apartFrom, darken, lighten, lightnessOf, mix } from '../color.ts'
import { type Generator, n, path, rect, type Sheet } from '../sheet.ts'
import { painting, paintOver } from './air.ts'
import { bouquet } from './bouquet.ts'
import { drawFruit } from './fruit.ts'
import { drawPot, JAR, type Table } from './pot.ts'

/** A table by a wall: a row of pots, a bowl of fruit, flowers in a jug. Gouache, light from one side. */
export const stillLife: Generator = painting((sheet) => {
  const { width, height, palette, spread } = sheet
  const wall = spread.pick([
    mix(palette.colors[3], palette.ground, 0.35),
    palette.colors[2],
    mix(palette.colors[1], palette.ground, 0.15),
    palette.ground,
  ])
  const tops = apartFrom(
    wall,
    [palette.colors[0], palette.colors[3], palette.ground, palette.colors[4], palette.colors[1]],
    0.09,
  )
  const table: Table = {
    wall,
    top: tops[Math.floor(spread.between(0, 0.99) * tops.length)] ?? palette.ground,
    edge: height * spread.between(0.56, 0.7),
    light: spread.side(),
    shade: mix(palette.ink, palette.colors[0], 0.3),
  }
  const { kind } = sheet
  const cloth = spread.pick(['plain', 'stripes', 'plain', 'checks'] as const)
  const scene = kind === 'pots' ? pots : kind === 'fruit' ? fruit : flowers
  return [
    rect(0, 0, width, height, wall),
    paintOver(sheet, [0, 0, width, table.edge], [wall, lighten(wall, 0.1), darken(wall, 0.04)], {
      long: 150,
      wide: 44,
      angle: 1.35,
      opacity: 0.17,
    }),
    windowLight(sheet, table),
    tableTop(sheet, table, cloth),
    scene(sheet, table),
    mottle(sheet, 0.13),
  ].join('')
})

/** What a window out of sight throws on the wall. */
function windowLight(sheet: Sheet, { edge, light, wall }: Table): string {
  const { width, spread } = sheet
  if (spread.between(0, 1) < 0.45) return ''
  const pane = Math.min(width * 0.16, edge * 0.3)
  const x = width * (0.5 - light * 0.3) - pane
  let d = ''
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 2; column++) {
      const [left, top] = [x + column * pane * 1.12, edge * 0.12 + row * pane * 1.34 + column * light * 16]
      d += rough(
        sheet.random,
        [
          [left, top],
          [left + pane, top + light * 14],
          [left + pane, top + pane * 1.22 + light * 14],
          [left, top + pane * 1.22],
        ],
        1.4,
      )
    }
  return path(d, lighten(wall, 0.42), { opacity: 0.62 })
}

function tableTop(sheet: Sheet, { edge, top }: Table, cloth: 'plain' | 'stripes' | 'checks'): string {
  const { width, height, random, palette } = sheet
  const board = rough(random, box(-20, edge, width + 40, height - edge + 20), 1.6)
  const line = mix(top, lightnessOf(top) > 0.6 ? palette.colors[0] : palette.ground, 0.55)
  let marks = ''
  if (cloth !== 'plain')
    for (let x = -width * 0.3; x < width * 1.3; x += 46) {
      const foot = width / 2 + (x - width / 2) * 1.5
      marks += rough(
        random,
        [
          [x, edge],
          [x + 15, edge],
          [foot + 23, height + 9],
          [foot, height + 9],
        ],
        0.9,
      )
    }
  if (cloth === 'checks')
    for (let i = 0; i < 7; i++)
      marks += rough(random, box(-20, edge + 8 + i ** 1.35 * 21, width + 40, 9 + i * 2.2), 0.9)
  return (
    path(board, top) +
    clipped(
      'cloth',
      board,
      path(marks, line, { opacity: cloth === 'checks' ? 0.42 : 0.8 }) +
        paintOver(sheet, [0, edge, width, height], [top, lighten(top, 0.2), darken(top, 0.1)], {
          long: 130,
          wide: 16,
          opacity: 0.24,
        }),
    )
  )
}

/** Clays that stand out from the wall and from the table. */
function clays({ palette, random }: Sheet, { wall, top }: Table): string[] {
  const glazes = [...palette.colors, palette.ground, mix(palette.colors[0], palette.ink, 0.4)]
  return random.shuffle(apartFrom(top, apartFrom(wall, glazes, 0.1), 0.1))
}

function pots(sheet: Sheet, table: Table): string {
  const { width, height, random } = sheet
  const colors = clays(sheet, table)
  const count = Math.max(2, Math.min(6, Math.round((width / height) * 3)))
  const tall = Math.min(height * 0.46, (width / count) * 1.35)
  const marks = Array.from({ length: count }, (_, i) => {
    const back = i % 2 === 0
    const x = width * 0.5 + ((i - (count - 1) / 2) * (width * 0.72)) / count + random.between(-12, 12)
    const y = table.edge + (height - table.edge) * (back ? 0.3 : 0.52)
    return {
      y,
      mark: drawPot(
        sheet,
        table,
        [x, y],
        tall * (back ? random.between(0.8, 1.1) : random.between(0.42, 0.7)),
        colors[i % colors.length] ?? table.top,
        `pot${i}`,
      ),
    }
  })
  return (
    marks
      .sort((one, other) => one.y - other.y)
      .map(({ mark }) => mark)
      .join('') + fruits(sheet, table, 3, height * 0.075, 0.74)
  )
}

function flowers(sheet: Sheet, table: Table): string {
  const { width, height, spread, random } = sheet
  const [color = table.top, other = table.wall] = clays(sheet, table)
  const x = width * (0.5 + spread.side() * spread.between(0, width > height ? 0.16 : 0.06))
  const foot = table.edge + (height - table.edge) * 0.4
  const tall = Math.min(height * 0.34, width * 0.4)
  const second =
    spread.between(0, 1) < 0.5
      ? drawPot(
          sheet,
          table,
          [x + (x < width / 2 ? 1 : -1) * width * 0.26, foot + 22],
          tall * 0.5,
          other,
          'cup',
          JAR,
        )
      : ''
  return [
    bouquet(sheet, [x, foot - tall], Math.min(foot - tall - height * 0.07, height * 0.44), width),
    drawPot(sheet, table, [x, foot], tall, color, 'jug'),
    second,
    fruits(sheet, table, random.whole(1, 3), height * 0.065, 0.7),
  ].join('')
}

function fruit(sheet: Sheet, table: Table): string {
  const { width, height, spread, random } = sheet
  const [color = table.top] = clays(sheet, table)
  const x = width * (0.5 + spread.side() * spread.between(0, 0.14))
  const foot = table.edge + (height - table.edge) * 0.45
  const half = Math.min(width * 0.32, height * 0.36)
  const bowl = `M${n(x - half)} ${n(foot - half * 0.52)}C${n(x - half * 0.9)} ${n(foot - half * 0.1)} ${n(x - half * 0.5)} ${n(foot - 12)} ${n(x - half * 0.3)} ${n(foot - 8)}L${n(x - half * 0.34)} ${n(foot)}H${n(x + half * 0.34)}L${n(x + half * 0.3)} ${n(foot - 8)}C${n(x + half * 0.5)} ${n(foot - 12)} ${n(x + half * 0.9)} ${n(foot - half * 0.1)} ${n(x + half)} ${n(foot - half * 0.52)}Z`
  const heap = [-0.62, -0.22, 0.2, 0.6, -0.4, 0.02, 0.42].map((at, i) =>
    drawFruit(
      sheet,
      table,
      [x + at * half + random.between(-8, 8), foot - half * (i < 4 ? 0.58 : 0.88)],
      half * random.between(0.23, 0.29),
      `f${i}`,
    ),
  )
  const inside =
    path(bowl, color) +
    path(bowl, mix(color, table.shade, 0.5), {
      transform: `translate(${n(-table.light * half * 0.55)} 0)`,
      opacity: 0.5,
    }) +
    paintOver(sheet, [x - half, foot - half * 0.6, x + half, foot], [color, lighten(color, 0.24)], {
      long: 60,
      wide: 13,
      opacity: 0.3,
    })
  const shadow = rough(random, oval(x - table.light * half * 0.3, foot, half * 0.95, half * 0.12), 2)
  const back =
    spread.between(0, 1) < 0.6
      ? drawPot(
          sheet,
          table,
          [
            Math.min(width * 0.84, Math.max(width * 0.16, x - table.light * half * 1.1)),
            table.edge + (height - table.edge) * 0.22,
          ],
          half * 1.5,
          clays(sheet, table)[1] ?? color,
          'back',
        )
      : ''
  return [
    back,
    path(shadow, table.shade, { opacity: 0.36 }),
    ...heap.reverse(),
    clipped('bowl', bowl, inside),
    fruits(sheet, table, 2, half * 0.26, 0.76),
  ].join('')
}

/** Single fruit on the cloth. */
function fruits(sheet: Sheet, table: Table, count: number, size: number, down: number): string {
  const { width, height, random } = sheet
  return Array.from({ length: count }, (_, i) => {
    const x = width * (0.5 + (i - (count - 1) / 2) * random.between(0.1, 0.2) + random.between(-0.08, 0.08))
    return drawFruit(
      sheet,
      table,
      [x, table.edge + (height - table.edge) * down + random.between(-14, 14)],
      size * random.between(0.75, 1),
      `one${i}`,
    )
  }).join('')
}

import { clipped, oval, rough } from '../brushwork.ts'
import { lighten, mix } from '../color.ts'
import { n, type Point, path, type Sheet, stroke } from '../sheet.ts'
import { paintOver } from './air.ts'
import type { Table } from './pot.ts'

/** An orange, a lemon, a pear or a fig that lies on the table; `id` is its own in the picture. */
export function drawFruit(sheet: Sheet, table: Table, [x, y]: Point, radius: number, id: string): string {
  const { palette, random } = sheet
  const kind = random.pick(['orange', 'lemon', 'pear', 'fig'] as const)
  const color = mix(
    { orange: '#e08a3c', lemon: '#ecc94b', pear: '#a9b05a', fig: '#6b3a55' }[kind],
    random.pick([palette.colors[4], palette.colors[0], palette.colors[2]]),
    0.36,
  )
  const outline = {
    orange: oval(x, y, radius, radius * 0.96),
    fig: oval(x, y, radius * 0.86, radius * 0.94),
    lemon: oval(x, y, radius * 1.14, radius * 0.8).map(
      ([px, py]): Point => [px + Math.sign(px - x) * (Math.abs(px - x) > radius ? radius * 0.16 : 0), py],
    ),
    pear: oval(x, y, radius * 0.92, radius).map(
      ([px, py]): Point =>
        py < y ? [x + (px - x) * (1 - ((y - py) / radius) * 0.42), y - (y - py) * 1.5] : [px, py],
    ),
  }[kind]
  const d = rough(random, outline, 1.2, 9)
  const inside =
    path(d, color) +
    path(d, mix(color, table.shade, 0.5), {
      transform: `translate(${n(-table.light * radius * 0.5)} ${n(radius * 0.3)})`,
      opacity: 0.5,
    }) +
    paintOver(sheet, [x, y - radius * 0.5, x + table.light * radius * 0.5, y], [lighten(color, 0.5)], {
      long: radius * 0.5,
      wide: radius * 0.28,
      opacity: 0.6,
    })
  const stalk =
    kind === 'lemon'
      ? ''
      : stroke(
          `M${n(x)} ${n(y - radius * (kind === 'pear' ? 1.42 : 0.9))}q4 -8 ${n(radius * 0.2)} ${n(-radius * 0.3)}`,
          mix(palette.ink, '#5a4526', 0.5),
          3,
        )
  return (
    path(
      rough(random, oval(x - table.light * radius * 0.45, y + radius * 0.9, radius * 1.02, radius * 0.2), 1),
      table.shade,
      { opacity: 0.32 },
    ) +
    clipped(id, d, inside) +
    stalk
  )
}

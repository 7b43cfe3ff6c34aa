import { box, rough } from '../brushwork.ts'
import { darken, lighten, mix } from '../color.ts'
import { n, type Point, path, type Sheet } from '../sheet.ts'
import { growTree } from './tree.ts'
import { type Light, wallOf } from './walls.ts'

/** One window with its shutters; a tree that one does not see leaves its shadow on the wall. */
export function drawWindow(sheet: Sheet, light: Light): string {
  const { width, height, spread, random, palette } = sheet
  const wide = Math.min(width * 0.26, height * 0.24)
  const [tall, x] = [wide * 1.65, width * (0.5 + spread.side() * spread.between(0.06, 0.24)) - wide / 2]
  const y = height * spread.between(0.2, 0.36)
  const shutter = mix(light.accent, mix('#3f6a66', palette.ink, 0.15), 0.45)
  const root: Point = [width * (0.5 - light.side * 0.34), height * 1.04]
  const { limbs, tips } = growTree(random, root, height * spread.between(0.8, 1.1), 7)
  const leaf = tips.map(([lx, ly]) => `M${n(lx)} ${n(ly)}q12 -16 28 -6q-10 14 -28 6Z`).join('')
  const shadow = limbs
    .map(
      ({ d, wide: thick }) =>
        `<path d="${d}" fill="none" stroke="${light.shade}" stroke-width="${n(thick * 0.8)}"/>`,
    )
    .join('')
  let slats = ''
  for (let i = 1; i < 16; i++)
    for (const left of [x - wide * 0.56, x + wide * 1.06])
      slats += rough(random, box(left + 6, y + (tall * i) / 16, wide * 0.5 - 12, 4), 0.5)
  const flowers = Array.from(
    { length: 26 },
    () =>
      `M${n(x + random.between(-4, wide + 4))} ${n(y + tall + random.between(-22, 8))}q5 -8 10 0q-5 8 -10 0Z`,
  ).join('')
  return [
    wallOf(sheet, 'wall', box(-20, -20, width + 40, height + 40), light.wall),
    wallOf(
      sheet,
      'base',
      box(-20, height * 0.86, width + 40, height * 0.2),
      mix(light.wall, light.accent, 0.3),
    ),
    path(rough(random, box(x - 9, y - 9, wide + 18, tall + 18), 1), lighten(light.wall, 0.45)),
    path(rough(random, box(x, y, wide, tall), 0.8), mix(palette.ink, palette.colors[0], 0.35)),
    path(rough(random, box(x, y, wide, tall * 0.5), 0.8), mix(light.sky, palette.ink, 0.35), {
      opacity: 0.7,
    }),
    path(
      rough(random, box(x + wide / 2 - 3, y, 6, tall), 0.5) +
        rough(random, box(x, y + tall * 0.48, wide, 5), 0.5),
      lighten(light.wall, 0.4),
    ),
    path(
      rough(random, box(x - wide * 0.56, y - 3, wide * 0.5, tall + 6), 1) +
        rough(random, box(x + wide * 1.06, y - 3, wide * 0.5, tall + 6), 1),
      shutter,
    ),
    path(slats, darken(shutter, 0.25)),
    path(rough(random, box(x - 6, y + tall + 2, wide + 12, 22), 1), mix(light.accent, palette.ink, 0.3)),
    path(flowers, mix(palette.colors[2], light.accent, 0.4)),
    `<g opacity="0.5">${shadow}${path(leaf, light.shade)}</g>`,
  ].join('')
}

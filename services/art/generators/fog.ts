import { darken, lighten, lightOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { type Generator, ground, linear, path, rect } from '../sheet.ts'
import { veil } from '../veil.ts'
import { glow, muted, vignette } from './exposure.ts'
import { stand } from './firs.ts'

/** Conifers on a slope, seen through drifting fog with a long lens. */
export const fog: Generator = (sheet) => {
  const { width, height, palette, random, spread } = sheet
  const air = muted(
    lighten(mix(palette.ground, palette.colors[2], spread.between(0.2, 0.65)), spread.between(0, 0.2)),
    0.35,
  )
  const dark = muted(darken(mix(palette.colors[0], palette.ink, 0.75), 0.25), 0.3)
  const layers = spread.pick([5, 6, 7])
  const top = height * spread.between(0.3, 0.5)
  const drift = makeField(random, 6)
  const sky = linear('air', [
    [0, mix(air, muted(palette.colors[1]), 0.28)],
    [0.6, air],
    [1, mix(air, dark, 0.2)],
  ])
  const marks = [`<defs>${sky}</defs>`, ground(sheet, 'url(#air)')]
  if (spread.between(0, 1) < 0.5)
    marks.push(
      glow(
        sheet,
        width * spread.between(0.15, 0.85),
        top * 0.6,
        width * 0.6,
        lighten(mix(air, lightOf(palette), 0.35), 0.3),
      ),
    )
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const floor = top + (height - top) * (0.1 + near * 0.82)
    const color = mix(air, dark, 0.08 + near ** 1.7 * 0.92)
    const body = linear(
      `row${layer}`,
      [
        [0, mix(color, air, 0.12)],
        [0.5, color],
        [1, mix(color, air, near > 0.95 ? 0 : 0.9)],
      ],
      { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: floor - 90 - near * 190, y2: floor + 60 },
    )
    marks.push(
      `<defs>${body}</defs>`,
      path(stand({ ...sheet, height: floor + 80 }, near * 0.9, floor), `url(#row${layer})`),
    )
    if (near === 1) break
    const box = { x: 0, y: floor - 150, width, height: 330, cells: [100, 40] as const }
    marks.push(
      veil(sheet, {
        ...box,
        color: air,
        cover: (u, v) =>
          Math.sin(v * Math.PI) ** 1.4 *
          (0.66 + drift(u * 2.6 + layer * 7, v * 1.2 + layer) * 0.75) *
          (1.15 - near * 0.65),
      }),
    )
  }
  return (
    marks.join('') + rect(0, height - 60, width, 60, darken(dark, 0.2), { opacity: 0.25 }) + vignette(sheet)
  )
}

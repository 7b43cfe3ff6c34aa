import { along, byLightness, darken, lighten, lightOf, mix } from '../color.ts'
import { makeField } from '../field.ts'
import { noise } from '../shapes.ts'
import { type Generator, linear, n, path } from '../sheet.ts'
import { veil } from '../veil.ts'
import { exposeSky, glow, muted, vignette } from './exposure.ts'

/** Ranges through a long lens: rock on the nearest, air on the rest, cloud in the valleys. */
export const haze: Generator = (sheet) => {
  const { width, height, palette, random, spread } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const warm = lightOf(palette)
  const horizon = height * spread.between(0.28, 0.52)
  const air = muted(
    lighten(mix(mix(palette.ground, along(ramp, 0.85), 0.5), warm, spread.between(0, 0.45)), 0.06),
    0.25,
  )
  const high = muted(mix(air, along(ramp, spread.between(0.3, 0.75)), 0.7), 0.3)
  const dark = muted(darken(mix(along(ramp, 0), palette.ink, 0.5), 0.2), 0.3)
  const layers = spread.pick([4, 5, 7])
  const steep = spread.between(0.5, 1.25)
  const drift = makeField(random, 6)
  const marks = [
    exposeSky(sheet, {
      high,
      low: air,
      horizon: horizon + height * 0.25,
      cover: spread.between(0, 0.45),
      drawn: spread.between(1.5, 4),
    }),
  ]
  marks.push(
    glow(
      sheet,
      width * (0.5 + spread.side() * spread.between(0.08, 0.36)),
      horizon - height * 0.06,
      width * 0.6,
      mix(warm, air, 0.45),
    ),
  )
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const base = horizon + (height * 0.94 - horizon) * near ** 1.25
    const swing = height * (0.13 + near * 0.08) * steep
    const [form, rock] = [noise(random, 3), noise(random, 5)]
    let d = ''
    for (let x = -20; x <= width + 20; x += 4) {
      const ridge = 1 - Math.abs(form(x / (150 + near * 170) + layer * 11))
      d += `${d ? 'L' : 'M'}${n(x)} ${n(base - (ridge - 0.5) * swing - rock(x / 34) * (3 + near * 7) * steep)}`
    }
    const color = mix(air, dark, 0.14 + near ** 1.3 * 0.82)
    const body = linear(
      `range${layer}`,
      [
        [0, color],
        [0.25, mix(color, air, 0.1)],
        [0.75, mix(color, air, near === 1 ? 0.1 : 0.82)],
        [1, mix(color, air, near === 1 ? 0.2 : 0.92)],
      ],
      {
        gradientUnits: 'userSpaceOnUse',
        x1: 0,
        x2: 0,
        y1: base - swing,
        y2: base + height * 0.2,
      },
    )
    marks.push(`<defs>${body}</defs>`, path(`${d}V${n(height + 9)}H-20Z`, `url(#range${layer})`))
    const box = { x: 0, y: base - swing, width, height: swing * 2.6, cells: [130, 60] as const }
    if (near < 1)
      marks.push(
        veil(sheet, {
          ...box,
          color: lighten(air, 0.2),
          cover: (u, v) => (drift(u * 3 + layer * 5, v * 2.2) + v * 1.1 - 0.72) * 1.2 * Math.sin(v * Math.PI),
        }),
      )
  }
  return marks.join('') + vignette(sheet, 0.36)
}

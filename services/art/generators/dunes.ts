import { along, byLightness, darken, lighten, mix } from '../color.ts'
import { curve, noise } from '../shapes.ts'
import { circle, type Generator, ground, linear, n, type Point, path, stroke } from '../sheet.ts'

/** Dunes with a lit and a shaded flank under a large pale moon. */
export const dunes: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const ramp = byLightness(palette.colors.slice(0, 4))
  const dusk = hand.chance(0.45)
  const ripples = hand.chance(0.7)
  const cool = palette.colors[4]
  const sky = dusk ? mix(cool, palette.ink, 0.25) : mix(palette.ground, palette.colors[3], 0.4)
  const moonX = width * random.between(0.22, 0.78)
  const moonY = height * random.between(0.16, 0.28)
  const defs = [
    linear('sky', [
      [0, sky],
      [1, mix(sky, lighten(along(ramp, 1), 0.3), 0.75)],
    ]),
  ]
  const marks = [
    ground(sheet, 'url(#sky)'),
    circle(
      moonX,
      moonY,
      random.between(60, 110),
      dusk ? lighten(palette.ground, 0.3) : mix(palette.colors[0], palette.ground, 0.25),
      { opacity: 0.92 },
    ),
  ]
  const count = random.whole(4, 5)
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const base = height * (0.46 + near * 0.4)
    const wave = noise(random)
    const peak = width * random.between(0.2, 0.8)
    const crest: Point[] = []
    for (let x = -60; x <= width * 1.2 + 60; x += width / 9) {
      const hump = Math.exp(-(((x - peak) / (width * 0.3)) ** 2)) * height * 0.14
      crest.push([x, base - hump - wave(x / 340) * 24])
    }
    const lit = mix(along(ramp, 0.95 - near * 0.45), sky, (1 - near) * 0.35)
    const dark = mix(darken(along(ramp, 0.35 - near * 0.25), dusk ? 0.35 : 0.12), sky, (1 - near) * 0.3)
    defs.push(
      linear(`l${i}`, [
        [0, lighten(lit, 0.14)],
        [0.7, lit],
        [1, mix(lit, dark, 0.45)],
      ]),
    )
    defs.push(
      linear(`d${i}`, [
        [0, dark],
        [1, mix(dark, lit, 0.7)],
      ]),
    )
    const line = curve(crest)
    marks.push(path(`${line}L${n(width * 1.3)} ${n(height + 9)}L-60 ${n(height + 9)}Z`, `url(#l${i})`))
    marks.push(path(shade(crest, peak, height), `url(#d${i})`, { opacity: 0.9 }))
    if (ripples && near > 0.7) marks.push(stroke(wind(crest, height), dark, 1.4, { opacity: 0.28 }))
  }
  return `<defs>${defs.join('')}</defs>${marks.join('')}`
}

/** The flank away from the light: from the peak along the crest, back by a winding edge. */
function shade(crest: readonly Point[], peak: number, height: number): string {
  const right = crest.filter(([x]) => x >= peak)
  const first = right[0] ?? [peak, height]
  const foot = height + 9
  const edge = `C${n(first[0] - 40)} ${n(first[1] + (foot - first[1]) * 0.3)} ${n(first[0] + 170)} ${n(first[1] + (foot - first[1]) * 0.55)} ${n(first[0] + 40)} ${n(foot)}`
  const back = `L${n((right.at(-1)?.[0] ?? peak) + 5)} ${n(foot)}L${n(right.at(-1)?.[0] ?? peak)} ${n(right.at(-1)?.[1] ?? foot)}`
  const along = curve([...right].reverse()).slice(1)
  return `M${n(first[0])} ${n(first[1])}${edge}${back}L${along}Z`
}

function wind(crest: readonly Point[], height: number): string {
  const lines: string[] = []
  for (let step = 1; step <= 7; step++)
    lines.push(
      curve(
        crest.map(([x, y], i) => [
          x,
          y + step * (14 + step * 2.4) + Math.sin(i * 1.7 + step) * 5 + (height - y) * 0.03,
        ]),
      ),
    )
  return lines.join('')
}

import { along, darken, lighten, mix } from '../color.ts'
import { circle, type Generator, ground, n, path, radial, tag } from '../sheet.ts'
import { muted } from './exposure.ts'

/** The heart of a dahlia, so near that it fills the frame. */
export const bloom: Generator = (sheet) => {
  const { width, height, palette, random, spread } = sheet
  const pointed = spread.between(0.1, 0.9)
  const count = spread.pick([11, 13, 16, 21])
  const rings = spread.pick([6, 8, 10])
  const [vivid, pale] = random.chance(0.7)
    ? [palette.colors[0], palette.colors[1]]
    : [palette.colors[1], palette.colors[2]]
  const [main, next] = [muted(vivid, 0.22), muted(pale, 0.22)]
  const heart = palette.colors[4]
  const x = width * (0.5 + spread.side() * spread.between(0.02, 0.26))
  const y = height * (0.5 + spread.side() * spread.between(0, 0.2))
  const reach = Math.hypot(width, height) * 0.62
  const shades = [darken(main, 0.35), main, next, lighten(next, 0.3)]
  const defs: string[] = [
    radial('depth', [
      [0, darken(main, 0.6)],
      // Between the outermost tips it must read as one more petal, not as a hole.
      [0.5, along(shades, 0.9)],
      [1, along(shades, 0.9)],
    ]),
  ]
  const marks: string[] = [ground(sheet, 'url(#depth)')]
  for (let ring = 0; ring < rings; ring++) {
    const outer = 1 - ring / rings
    const long = reach * outer ** 1.25 * 1.02 + 26
    const wide = ((Math.PI * long) / count) * (1.25 + outer * 0.25)
    const color = along(shades, 0.3 + outer * 0.7 - random.between(0, 0.08))
    defs.push(
      tag(
        'radialGradient',
        { id: `p${ring}`, gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: n(long) },
        [
          [0.35, darken(color, 0.62)],
          [0.68, mix(color, darken(color, 0.3), 0.5)],
          [0.9, color],
          [1, lighten(color, 0.4)],
        ]
          .map(([offset, stop]) => `<stop offset="${offset}" stop-color="${stop}"/>`)
          .join(''),
      ),
    )
    const tip = wide * (1 - pointed)
    const d = `M0 0C${n(wide * 0.5)} ${n(-long * 0.35)} ${n(wide * 0.72)} ${n(-long * 0.8)} ${n(tip * 0.3)} ${n(-long * 0.975)}Q0 ${n(-long * 1.01)} ${n(-tip * 0.3)} ${n(-long * 0.975)}C${n(-wide * 0.72)} ${n(-long * 0.8)} ${n(-wide * 0.5)} ${n(-long * 0.35)} 0 0Z`
    const turn = (ring % 2) * (180 / count) + random.between(-4, 4)
    for (let i = 0; i < count; i++) {
      const angle = turn + (i * 360) / count + random.between(-3, 3)
      marks.push(path(d, `url(#p${ring})`, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(angle)})` }))
    }
  }
  defs.push(
    radial('heart', [
      [0, lighten(heart, 0.3)],
      [0.7, heart],
      [1, darken(heart, 0.5)],
    ]),
  )
  marks.push(circle(x, y, 30, 'url(#heart)'))
  for (let i = 0; i < 34; i++) {
    const far = Math.sqrt(i / 34) * 34
    marks.push(
      circle(
        x + Math.cos(i * 2.4) * far,
        y + Math.sin(i * 2.4) * far,
        4.2,
        i % 2 ? lighten(heart, 0.35) : darken(heart, 0.3),
      ),
    )
  }
  defs.push(
    radial(
      'vignette',
      [
        [0.55, palette.ink, 0],
        [1, palette.ink, 0.4],
      ],
      { cx: x / width, cy: y / height, r: 0.9 },
    ),
  )
  return `<defs>${defs.join('')}</defs>${marks.join('')}${ground(sheet, 'url(#vignette)')}`
}

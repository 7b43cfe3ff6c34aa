import { darken, lighten, lightOf, mix } from '../color.ts'
import { circle, type Generator, ground, group, linear, n, radial, type Sheet, stroke } from '../sheet.ts'

/** City lights out of focus, seen through a window after rain. */
export const bokeh: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const rain = hand.chance(0.65)
  const night = mix(palette.colors[0], palette.ink, 0.72)
  const lights = random.shuffle([...palette.colors.slice(1), palette.ground])
  const defs = [
    linear('night', [
      [0, darken(night, 0.35)],
      [0.6, night],
      [1, mix(night, palette.colors[1], 0.4)],
    ]),
    ...lights.map((color, i) =>
      radial(`b${i}`, [
        [0, lighten(color, 0.15), 0.75],
        [0.82, color, 0.62],
        [0.93, lighten(color, 0.45), 0.85],
        [1, color, 0],
      ]),
    ),
    radial('glow', [
      [0, lightOf(palette), 0.5],
      [0.4, lightOf(palette), 0.18],
      [1, lightOf(palette), 0],
    ]),
    linear('drop', [
      [0, darken(night, 0.3), 0.75],
      [0.55, palette.colors[2], 0.5],
      [1, lighten(palette.ground, 0.5), 0.95],
    ]),
  ]
  const street = height * random.between(0.42, 0.62)
  const discs: string[] = [circle(width * random.between(0.2, 0.8), street, 420, 'url(#glow)')]
  for (let i = 0; i < 46; i++) {
    const depth = random.next()
    const y = street + random.between(-1, 1) * random.between(0.1, 1) * height * 0.42
    const radius = 16 + depth ** 2 * 88
    discs.push(
      circle(random.between(-20, width + 20), y, radius, `url(#b${random.whole(0, lights.length - 1)})`, {
        opacity: 0.3 + (1 - depth) * 0.6,
      }),
    )
  }
  const glass = rain ? drops(sheet) : ''
  return `<defs>${defs.join('')}</defs>${ground(sheet, 'url(#night)')}${group(discs.join(''), { style: 'mix-blend-mode:screen' })}${glass}`
}

function drops({ width, height, random, palette }: Sheet): string {
  const marks: string[] = []
  const points: string[] = []
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [random.between(0, width), random.between(0, height), 4 + random.next() ** 2 * 17]
    marks.push(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * random.between(1, 1.5))}" fill="url(#drop)"/>`,
    )
    points.push(`M${n(x - r * 0.4)} ${n(y - r * 0.5)}h${n(r * 0.3)}`)
  }
  let mist = ''
  for (let i = 0; i < 260; i++) mist += `M${n(random.between(0, width))} ${n(random.between(0, height))}h.1`
  return [
    stroke(mist, palette.ground, 4, { opacity: 0.28 }),
    marks.join(''),
    stroke(points.join(''), '#ffffff', 3, { opacity: 0.85 }),
  ].join('')
}

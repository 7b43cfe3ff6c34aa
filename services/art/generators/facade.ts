import { darken, lighten, mix } from '../color.ts'
import { polygon, rectPath } from '../shapes.ts'
import { type Generator, ground, linear, n, path, rect, type Sheet } from '../sheet.ts'

/** Walls, openings and one hard light. */
export const facade: Generator = (sheet) => {
  const { hand, random } = sheet
  const view = hand.chance(0.75) ? random.pick([windows, stair, corner]) : hand.pick([windows, stair, corner])
  return view(sheet)
}

/** Rows of deep windows, each with the shadow of its own reveal. */
function windows(sheet: Sheet): string {
  const { width, height, palette, random, hand } = sheet
  const wall = mix(palette.colors[2], palette.ground, random.between(0.1, 0.5))
  const arched = hand.chance(0.5)
  const wide = hand.between(84, 120)
  const tall = wide * hand.between(1.3, 2)
  const columns = Math.max(2, Math.round(width / (wide * 2.1)))
  const rows = Math.max(2, Math.round(height / (tall * 1.55)))
  const [stepX, stepY] = [width / columns, height / rows]
  const defs = [
    linear(
      'wall',
      [
        [0, lighten(wall, 0.22)],
        [1, darken(wall, 0.1)],
      ],
      { x2: 1 },
    ),
    linear(
      'glass',
      [
        [0, mix(palette.colors[0], palette.ink, 0.25)],
        [0.6, mix(palette.colors[0], palette.ink, 0.6)],
        [1, palette.ink],
      ],
      { x2: 0.6 },
    ),
  ]
  let [reveals, panes, sills, casts] = ['', '', '', '']
  const opening = (x: number, y: number, w: number, h: number) =>
    arched
      ? `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`
      : rectPath(x, y, w, h)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [stepX * (column + 0.5) - wide / 2, stepY * (row + 0.5) - tall / 2]
      reveals += opening(x, y, wide, tall)
      panes += opening(x + 15, y + 17, wide - 15, tall - 17)
      sills += rectPath(x - 12, y + tall, wide + 24, 13)
      casts += polygon([
        [x - 12, y + tall + 13],
        [x + wide + 12, y + tall + 13],
        [x + wide + 50, y + tall + 52],
        [x + 26, y + tall + 52],
      ])
    }
  const sun = width * random.between(0.2, 0.7)
  const shade = polygon([
    [sun, 0],
    [width, 0],
    [width, height],
    [sun - height * 0.5, height],
  ])
  return `<defs>${defs.join('')}</defs>${[
    ground(sheet, 'url(#wall)'),
    path(casts, darken(wall, 0.5), { opacity: 0.35 }),
    path(reveals, darken(wall, 0.42)),
    path(panes, 'url(#glass)'),
    path(sills, lighten(wall, 0.5)),
    path(shade, palette.ink, { opacity: random.between(0.2, 0.36) }),
  ].join('')}`
}

/** A flight of steps between two walls. */
function stair(sheet: Sheet): string {
  const { width, height, palette, random } = sheet
  const wall = palette.colors[random.whole(0, 2)] ?? palette.colors[0]
  const sky = mix(palette.colors[4], palette.ground, 0.35)
  const steps = random.whole(7, 11)
  const top = height * random.between(0.3, 0.42)
  const [run, rise] = [(width * 0.74) / steps, (height * 0.94 - top) / steps]
  const defs = [
    linear('sky', [
      [0, darken(sky, 0.14)],
      [1, lighten(sky, 0.4)],
    ]),
    linear(
      'wall',
      [
        [0, lighten(wall, 0.2)],
        [1, darken(wall, 0.2)],
      ],
      { x2: 1 },
    ),
  ]
  const marks = [
    ground(sheet, 'url(#sky)'),
    path(
      polygon([
        [width * 0.26, 0],
        [width * 1.02, height * 0.1],
        [width * 1.02, height],
        [width * 0.26, height],
      ]),
      'url(#wall)',
    ),
  ]
  const bands = Array.from({ length: steps }, (_, i) => {
    const [x, y] = [width * 1.02 - run * (steps - i) * 1.02, top + rise * (steps - i)]
    return (
      rect(x, y - rise, width, height, mix(darken(wall, 0.34), palette.ink, (i / steps) * 0.45)) +
      rect(x, y - rise, width, 10, lighten(wall, 0.42))
    )
  })
  const light = polygon([
    [0, 0],
    [width * random.between(0.5, 0.8), 0],
    [width * 0.2, height],
    [0, height],
  ])
  return `<defs>${defs.join('')}</defs>${marks.join('')}${bands.reverse().join('')}${path(light, lighten(sky, 0.6), { opacity: 0.16 })}`
}

/** Two planes of one building against the sky. */
function corner(sheet: Sheet): string {
  const { width, height, palette, random } = sheet
  const sky = mix(palette.colors[0], palette.colors[1], random.next())
  const wall = mix(palette.ground, palette.colors[3], 0.3)
  const edge = width * random.between(0.4, 0.66)
  const roof = height * random.between(0.1, 0.24)
  const [leftTop, rightTop] = [
    roof + height * random.between(0.2, 0.4),
    roof + height * random.between(0.1, 0.3),
  ]
  const defs = [
    linear('sky', [
      [0, darken(sky, 0.22)],
      [1, lighten(sky, 0.35)],
    ]),
    linear(
      'lit',
      [
        [0, lighten(wall, 0.5)],
        [1, wall],
      ],
      { x1: 1, x2: 0, y2: 0.4 },
    ),
    linear(
      'dim',
      [
        [0, mix(darken(wall, 0.4), sky, 0.35)],
        [1, mix(darken(wall, 0.6), sky, 0.3)],
      ],
      { x2: 1 },
    ),
  ]
  const left = polygon([
    [0, leftTop],
    [edge, roof],
    [edge, height],
    [0, height],
  ])
  const right = polygon([
    [edge, roof],
    [width, rightTop],
    [width, height],
    [edge, height],
  ])
  let [lines, dark] = ['', '']
  const floors = random.whole(7, 11)
  for (let i = 0; i < floors; i++) {
    const [a, b] = [(i + 0.34) / floors, (i + 0.72) / floors]
    const findAt = (topY: number, share: number) => topY + (height * 1.08 - topY) * share
    lines += polygon([
      [0, findAt(leftTop, a)],
      [edge - 14, findAt(roof, a)],
      [edge - 14, findAt(roof, b)],
      [0, findAt(leftTop, b)],
    ])
    dark += polygon([
      [edge + 14, findAt(roof, a)],
      [width, findAt(rightTop, a)],
      [width, findAt(rightTop, b)],
      [edge + 14, findAt(roof, b)],
    ])
  }
  return `<defs>${defs.join('')}</defs>${ground(sheet, 'url(#sky)')}${path(left, 'url(#lit)')}${path(right, 'url(#dim)')}${path(lines, mix(sky, palette.ink, 0.3), { opacity: 0.75 })}${path(dark, palette.ink, { opacity: 0.45 })}`
}

import { apartFrom, darken, lighten, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { curve } from '../shapes.ts'
import {
  circle,
  type Generator,
  ground,
  group,
  linear,
  n,
  type Point,
  path,
  type Sheet,
  stroke,
  tag,
} from '../sheet.ts'

/** Small birds on a branch, or a skein of them across a large sun. */
export const birds: Generator = (sheet) => (sheet.hand.chance(0.6) ? perched(sheet) : flight(sheet))

function perched(sheet: Sheet): string {
  const { width, height, palette, random, hand } = sheet
  const paper = mix(palette.ground, palette.colors[3], hand.pick([0, 0.25, 0.6]))
  const wood = mix(palette.ink, palette.colors[1], 0.3)
  const branches = height > width * 1.1 ? 2 : 1
  const marks: string[] = []
  for (let row = 0; row < branches; row++) {
    const y = height * ((row + 0.62) / branches) * (branches > 1 ? 0.92 : 1)
    const tilt = random.between(-70, 70)
    const pointAt = (t: number): Point => [width * t, y + tilt * (t - 0.5) + Math.sin(t * 5 + row * 2) * 20]
    marks.push(stroke(curve([-0.05, 0.15, 0.35, 0.55, 0.75, 0.92].map(pointAt)), wood, 11))
    marks.push(twigs(random, pointAt, wood, palette.colors[random.whole(0, 2)] ?? wood))
    const count = Math.max(1, Math.round(width / 400) - row)
    for (let i = 0; i < count; i++) {
      const [x, foot] = pointAt(0.17 + (0.66 * (i + 0.5)) / count + random.between(-0.03, 0.03))
      marks.push(
        bird(
          random,
          x,
          foot,
          random.between(0.92, 1.3),
          random.pick(apartFrom(paper, palette.colors)),
          palette,
        ),
      )
    }
  }
  return ground(sheet, paper) + marks.join('')
}

function twigs(random: Random, at: (t: number) => Point, wood: string, leaf: string): string {
  let [sticks, leaves] = ['', '']
  for (let t = 0.06; t < 0.92; t += random.between(0.07, 0.13)) {
    const [x, y] = at(t)
    const [dx, dy] = [random.between(30, 80), random.between(-110, 110)]
    sticks += `M${n(x)} ${n(y)}q${n(dx * 0.3)} ${n(dy * 0.7)} ${n(dx)} ${n(dy)}`
    for (const share of [0.55, 0.8, 1]) {
      const [lx, ly] = [x + dx * share, y + dy * share]
      const side = random.between(-24, 24)
      leaves += `M${n(lx)} ${n(ly)}q${n(20 + side)} ${n(-22)} ${n(46)} ${n(side)}q${n(-30)} ${n(14)} ${n(-46)} ${n(-side)}Z`
    }
  }
  return stroke(sticks, wood, 3.5) + path(leaves, leaf, { opacity: 0.92 })
}

function bird(
  random: Random,
  x: number,
  y: number,
  scale: number,
  color: string,
  palette: Sheet['palette'],
): string {
  const side = random.chance(0.5) ? 1 : -1
  const wing = mix(color, palette.ink, 0.45)
  const belly = lighten(mix(color, palette.ground, 0.6), 0.1)
  return group(
    [
      path('M-70 -40L-178 34L-160 50L-60 -6Z', wing),
      stroke('M-4 -8V6M16 -8V6', palette.ink, 4),
      path(
        'M-92 -44C-70 -108 -10 -132 34 -138C50 -172 112 -170 112 -122C112 -50 66 2 0 2C-44 2 -78 -14 -92 -44Z',
        color,
      ),
      path('M112 -122C112 -50 66 2 0 2C-20 2 -38 -2 -52 -9C10 -16 70 -50 84 -106Z', belly),
      path('M-92 -44C-60 -92 -10 -104 26 -92C20 -50 -30 -24 -92 -44Z', wing),
      stroke('M-66 -50Q-24 -52 8 -78M-46 -42Q-18 -46 6 -58', lighten(wing, 0.3), 2.6),
      path('M108 -134L142 -122L110 -112Z', palette.ink),
      circle(84, -132, 7, palette.ink) + circle(86.5, -134, 2.2, '#ffffff'),
    ].join(''),
    {
      transform: `translate(${n(x)} ${n(y - 6)}) scale(${(side * scale).toFixed(3)} ${scale.toFixed(3)}) rotate(${n(random.between(-10, 6))})`,
    },
  )
}

function flight(sheet: Sheet): string {
  const { width, height, palette, random } = sheet
  const sky = mix(palette.colors[2], palette.ground, 0.3)
  const defs = linear('sky', [
    [0, mix(sky, palette.colors[1], 0.5)],
    [1, lighten(mix(sky, palette.ground, 0.6), 0.15)],
  ])
  const [sunX, sunY] = [width * random.between(0.3, 0.7), height * random.between(0.4, 0.56)]
  const sun = circle(sunX, sunY, random.between(150, 230), mix(palette.colors[4], palette.ground, 0.12))
  const count = random.whole(7, 13)
  let skein = ''
  for (let i = 0; i < count; i++) {
    const arm = (i % 2 ? 1 : -1) * Math.ceil(i / 2)
    const x = sunX + arm * random.between(70, 86) * (width / 1150)
    const y = sunY - 90 + Math.abs(arm) * 46 + random.between(-12, 12)
    skein += crane(x, y, random.between(0.6, 0.86), random.between(-0.3, 0.9))
  }
  const reeds = tag(
    'g',
    { stroke: darken(palette.colors[0], 0.3), 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round' },
    tag('path', { d: grass(random, width, height) }),
  )
  return `<defs>${defs}</defs>${ground(sheet, 'url(#sky)')}${sun}${path(skein, palette.ink)}${reeds}`
}

/** Seen from the side and a little below; `lift` raises the wings. */
const crane = (x: number, y: number, size: number, lift: number) => {
  const at = (px: number, py: number) => `${n(x + px * size)} ${n(y + py * size)}`
  const up = -34 - lift * 26
  return `M${at(-64, 2)}Q${at(-20, -8)} ${at(4, -6)}Q${at(-18, up * 0.7)} ${at(-58, up)}Q${at(0, up * 0.9)} ${at(26, -5)}Q${at(52, up * 0.6)} ${at(76, up * 0.85)}Q${at(62, up * 0.3)} ${at(42, -2)}L${at(84, -9)}L${at(44, 6)}Q${at(0, 14)} ${at(-64, 2)}Z`
}

function grass(random: Random, width: number, height: number): string {
  let d = ''
  for (let i = 0; i < 46; i++) {
    const [x, tall] = [random.between(0, width), random.between(60, 190)]
    d += `M${n(x)} ${n(height + 5)}q${n(random.between(-12, 12))} ${n(-tall * 0.6)} ${n(random.between(-50, 50))} ${n(-tall)}`
  }
  return d
}

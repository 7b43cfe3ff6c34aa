import { apartFrom, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { blob, curve, loop } from '../shapes.ts'
import { circle, type Generator, ground, path, type Sheet, stroke, tag } from '../sheet.ts'

/** Balanced pebbles, arches and suns with a fine line across them: the calm geometry of the fifties. */
export const midCentury: Generator = (sheet) => {
  const { palette, hand, random } = sheet
  const paper = mix(palette.ground, palette.colors[3], hand.pick([0, 0.12, 0.3]))
  const layout = hand.chance(0.7)
    ? random.pick([balance, arches, orbit])
    : hand.pick([balance, arches, orbit])
  return ground(sheet, paper) + layout(sheet)
}

const opaque = { opacity: 0.93 }

function tones({ palette, random }: Sheet): (index: number) => string {
  const deck = random.shuffle(apartFrom(palette.ground, [...palette.colors, palette.ink], 0.09))
  return (index) => deck[index % deck.length] ?? palette.ink
}

const across = (random: Random, width: number, y: number, ink: string) =>
  stroke(
    curve(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [width * (0.08 + share * 0.84), y + random.between(-46, 46)]),
    ),
    ink,
    2.4,
  )

/** Stones one on the other, a sun beside them. */
function balance(sheet: Sheet): string {
  const { width, height, palette, random } = sheet
  const tone = tones(sheet)
  const middle = width * random.between(0.44, 0.56)
  const count = random.whole(4, 6)
  const reach = Math.min(width * 0.36, 300)
  let y = height * 0.86
  const stones: string[] = []
  for (let i = 0; i < count; i++) {
    const shrink = 1 - (i / count) * 0.62
    const rx = reach * shrink * random.between(0.72, 1.06)
    const ry = ((height * 0.68) / count / 2) * random.between(0.82, 1.1)
    y -= ry
    stones.push(path(loop(blob(random, middle + random.between(-26, 26), y, rx, ry, 0.05)), tone(i), opaque))
    y -= ry * 0.94
  }
  const side = random.chance(0.5) ? 0.2 : 0.8
  const sun = circle(
    width * side,
    height * random.between(0.18, 0.3),
    random.between(60, 105),
    tone(count),
    opaque,
  )
  return sun + stones.join('') + across(random, width, height * random.between(0.45, 0.75), palette.ink)
}

/** Nested arches standing on one line. */
function arches(sheet: Sheet): string {
  const { width, height, palette, random } = sheet
  const tone = tones(sheet)
  const floor = height * random.between(0.76, 0.84)
  const marks: string[] = []
  const count = width > height * 1.3 ? 3 : 2
  const radii = Array.from({ length: count }, () => random.between(0.7, 1.1))
  const unit = (width * 0.8) / (2 * radii.reduce((sum, share) => sum + share, 0))
  let left = width * 0.1
  for (const [index, share] of radii.entries()) {
    const radius = unit * share
    const x = left + radius
    const rings = random.whole(3, 5)
    const stand = Math.min(height * random.between(0.08, 0.42), floor - radius - height * 0.16)
    for (let ring = 0; ring < rings; ring++) {
      const r = radius * (1 - ring / rings) * 0.97
      const d = `M${x - r} ${floor}V${floor - stand}a${r} ${r} 0 0 1 ${2 * r} 0V${floor}Z`
      marks.push(path(d, ring % 2 ? mix(palette.ground, tone(index + ring), 0.12) : tone(index + ring)))
    }
    left += 2 * radius
  }
  const sun = circle(
    width * random.between(0.25, 0.75),
    height * 0.2,
    random.between(50, 80),
    tone(4),
    opaque,
  )
  return `${sun}${marks.join('')}${stroke(`M${width * 0.06} ${floor}H${width * 0.94}`, palette.ink, 3)}`
}

/** Overlapping ovals, as seen through coloured glass, joined by thin stems. */
function orbit(sheet: Sheet): string {
  const { width, height, palette, random } = sheet
  const tone = tones(sheet)
  const marks: string[] = []
  const count = random.whole(5, 7)
  for (let i = 0; i < count; i++) {
    const x = width * (0.18 + (0.64 * (i + 0.5)) / count)
    const y = height * random.between(0.3, 0.66)
    const tall = random.between(120, 250)
    const tilt = random.between(-24, 24)
    const rx = tall * random.between(0.4, 0.72)
    marks.push(stroke(`M${x} ${y}V${height * 0.94}`, palette.ink, 2.2))
    marks.push(
      tag('ellipse', {
        cx: x,
        cy: y,
        rx,
        ry: tall,
        fill: tone(i),
        transform: `rotate(${tilt} ${x} ${y})`,
        style: 'mix-blend-mode:multiply',
        opacity: 0.86,
      }),
    )
    if (random.chance(0.7))
      marks.push(circle(x, y + random.between(-0.4, 0.4) * tall, random.between(9, 26), palette.ink))
  }
  return marks.join('')
}

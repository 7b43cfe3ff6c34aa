import { apartFrom, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { curve, loop } from '../shapes.ts'
import { type Generator, ground, group, n, type Point, path, rect, stroke } from '../sheet.ts'

/** Seaweed and leaves cut with scissors from painted paper, each on a panel of its own. */
export const cutouts: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const across = Math.max(1, Math.round(width / hand.pick([330, 430, 520])))
  const rows = Math.max(1, Math.round((height / width) * across))
  const margin = hand.pick([0, 36, 56])
  const fingers = hand.whole(3, 5)
  const [panelWidth, panelHeight] = [(width - 2 * margin) / across, (height - 2 * margin) / rows]
  const deck = [...palette.colors, palette.ground, palette.ink]
  const marks: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < across; column++) {
      const back = random.pick(deck)
      const front = random.pick(apartFrom(back, deck, 0.16))
      const [x, y] = [margin + column * panelWidth, margin + row * panelHeight]
      marks.push(rect(x, y, panelWidth + 0.5, panelHeight + 0.5, back))
      const turn = random.pick([-18, -8, 0, 8, 18, 172, 188])
      const place = `translate(${n(x + panelWidth / 2)} ${n(y + panelHeight / 2)}) rotate(${turn})`
      const size = Math.min(panelWidth * 0.4, panelHeight * 0.42)
      marks.push(
        group(frond(random, size, Math.min(panelHeight * 0.42, size * 1.6), fingers, front), {
          transform: place,
        }),
      )
      if (random.chance(0.25)) {
        const dot = loop(
          pebble(random, size * random.between(-0.9, 0.9), size * random.between(-0.9, 0.9), size * 0.13),
        )
        marks.push(path(dot, mix(front, back, 0.1), { transform: place }))
      }
    }
  return ground(sheet, palette.ground) + marks.join('')
}

const pebble = (random: Random, x: number, y: number, radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const reach = radius * random.between(0.8, 1.2)
    return [x + Math.cos(i) * reach, y + Math.sin(i) * reach]
  })

/** A stalk with round-tipped lobes on both sides, bent like weed in a current. */
function frond(random: Random, wide: number, tall: number, lobes: number, color: string): string {
  const bow = random.between(-0.18, 0.18) * wide
  const stalk = (t: number): Point => [bow * Math.sin(t * 3), tall * (0.92 - t * 1.84)]
  const thick = ((2 * tall) / lobes) * 0.42
  const fingers: string[] = []
  for (let i = 0; i < lobes; i++)
    for (const side of [-1, 1]) {
      const t = (i + 0.55) / (lobes + 0.35)
      const [x, y] = stalk(t)
      const reach =
        wide * (0.5 + 0.5 * Math.sin((t * 0.9 + 0.12) * Math.PI)) * random.between(0.8, 1) - thick / 2
      const rise = thick * random.between(0.5, 1.15)
      fingers.push(
        curve([
          [x, y],
          [x + side * reach * 0.5, y + rise * 0.12],
          [x + side * reach * 0.86, y - rise * 0.45],
          [x + side * reach, y - rise * 1.1],
        ]),
      )
    }
  const stem = curve([0, 0.25, 0.5, 0.75, 0.97].map(stalk))
  return stroke(fingers.join(''), color, thick * 0.82) + stroke(stem, color, thick * 0.62)
}

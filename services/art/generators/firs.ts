import { noise } from '../shapes.ts'
import { n, type Sheet } from '../sheet.ts'

/** Draws a row of firs as one outline, standing on ground at about `floor`; `near` is 0 to 1. */
export function stand({ width, height, random }: Sheet, near: number, floor: number): string {
  const slope = noise(random, 2)
  const soil = (x: number) => floor + slope(x / 230) * 42
  const gap = 26 + near * 74
  let d = ''
  for (let x = random.between(-30, 10); x < width + 30; x += (0.3 + random.next() ** 2 * 1.5) * gap) {
    const tall = (110 + near * 270) * (0.4 + random.next() * 0.85)
    d += fir(random.between, x, soil(x) + 26, tall, 0.13 + random.next() * 0.05)
  }
  let line = `M-10 ${n(height + 10)}`
  for (let x = -10; x <= width + 40; x += 30) line += `L${x} ${n(soil(x))}`
  return `${d}${line}V${n(height + 10)}Z`
}

function fir(
  between: (low: number, high: number) => number,
  x: number,
  foot: number,
  tall: number,
  slim: number,
): string {
  const tiers = Math.max(5, Math.round(tall / 26))
  let [left, right] = ['', '']
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers
    const y = foot - tall + tall * share
    const wide = tall * slim * share ** 0.85
    right += `L${n(x + wide * between(0.85, 1.2))} ${n(y + 3)}L${n(x + wide * 0.42)} ${n(y - tall * 0.012)}`
    left = `L${n(x - wide * 0.42)} ${n(y - tall * 0.012)}L${n(x - wide * between(0.85, 1.2))} ${n(y + 3)}${left}`
  }
  return `M${n(x)} ${n(foot - tall)}${right}L${n(x)} ${n(foot + 60)}${left}Z`
}

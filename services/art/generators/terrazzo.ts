import { mix } from '../color.ts'
import { polygon } from '../shapes.ts'
import { type Generator, ground, type Point, path } from '../sheet.ts'

/** Chips of stone set in plaster and polished flat. */
export const terrazzo: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const plaster = mix(palette.ground, hand.pick(palette.colors.slice(2)), hand.pick([0, 0, 0.35, 0.8]))
  const largest = hand.between(42, 110)
  const corners = hand.whole(5, 7)
  const placed: { x: number; y: number; radius: number }[] = []
  const byColor = new Map<string, string[]>()
  const deck = [...palette.colors, palette.colors[0], palette.ink]
  for (const [size, tries] of [
    [1, 40],
    [0.55, 110],
    [0.26, 240],
    [0.12, 420],
  ] as const)
    for (let i = 0; i < tries; i++) {
      const radius = largest * size * random.between(0.7, 1.15)
      const [x, y] = [random.between(-20, width + 20), random.between(-20, height + 20)]
      if (placed.some((chip) => Math.hypot(chip.x - x, chip.y - y) < (chip.radius + radius) * 0.98 + 3))
        continue
      placed.push({ x, y, radius })
      const color = random.pick(deck)
      byColor.set(color, [...(byColor.get(color) ?? []), chip(random.between, x, y, radius, corners)])
    }
  return ground(sheet, plaster) + [...byColor].map(([color, chips]) => path(chips.join(''), color)).join('')
}

function chip(
  between: (low: number, high: number) => number,
  x: number,
  y: number,
  radius: number,
  corners: number,
): string {
  const turn = between(0, 6)
  const squash = between(0.55, 1)
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI + between(-0.3, 0.3)
    const [px, py] = [Math.cos(angle) * radius * between(0.75, 1), Math.sin(angle) * radius * squash]
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
  })
  return polygon(points)
}

import { mix } from '../color.ts'
import { type Generator, ground, path } from '../sheet.ts'
import { brush, seal, spatter, type Way } from './brush.ts'

/** One circle in one breath. */
export const enso: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const dryness = hand.between(0.3, 0.65)
  const tinted = hand.chance(0.5)
  const color = tinted ? mix(palette.colors[0], palette.ink, 0.25) : palette.ink
  const radius = Math.min(width, height) * random.between(0.27, 0.33)
  const [x, y] = [width / 2 + random.between(-0.5, 0.5) * Math.max(0, width - height), height * 0.48]
  const start = random.between(0.2, 2.2)
  const turn = random.between(5.4, 6.5) * (random.chance(0.5) ? 1 : -1)
  const squash = random.between(0.94, 1.04)
  const way: Way = (t) => {
    const angle = start + turn * t
    const reach = radius * (1 - t * 0.09)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash]
  }
  const [endX, endY] = way(0.98)
  return [
    ground(sheet, palette.ground),
    brush(random, way, radius * random.between(0.24, 0.4), color, dryness),
    path(spatter(random, endX, endY, radius * 0.7, 12), color),
    seal(random, x + radius * 1.02, height * 0.84, palette.colors[4], palette.ground),
  ].join('')
}

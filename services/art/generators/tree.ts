import type { Random } from '../random.ts'
import { n, type Point } from '../sheet.ts'

interface Tree {
  /** Strokes of one width each, the trunk first. */
  limbs: { d: string; wide: number }[]
  /** Where the twigs end. */
  tips: Point[]
}

/** Each limb forks, thinner and shorter, turning towards the light; eight times from trunk to twig. */
export function growTree(random: Random, root: Point, tall: number, forks = 8): Tree {
  const strokes = new Map<number, string>()
  const tips: Point[] = []
  const grow = ([x, y]: Point, heading: number, long: number, order: number): void => {
    const bend = random.between(-0.2, 0.2)
    const middle: Point = [
      x + Math.cos(heading + bend) * long * 0.55,
      y + Math.sin(heading + bend) * long * 0.55,
    ]
    const end: Point = [x + Math.cos(heading) * long, y + Math.sin(heading) * long]
    const d = `M${n(x)} ${n(y)}Q${n(middle[0])} ${n(middle[1])} ${n(end[0])} ${n(end[1])}`
    strokes.set(order, (strokes.get(order) ?? '') + d)
    if (order === forks) {
      tips.push(end)
      return
    }
    const arms = order === 0 || random.chance(0.24) ? 3 : 2
    const open = random.between(0.55, 0.95) * (order === 0 ? 1.15 : 1)
    for (let arm = 0; arm < arms; arm++) {
      if (order > 5 && random.chance(0.25)) continue
      const turn = (arm / (arms - 1) - 0.5) * open * random.between(0.8, 1.3)
      const up = (-Math.PI / 2 - heading) * 0.07
      grow(end, heading + turn + up, long * random.between(0.66, 0.84), order + 1)
    }
  }
  grow(root, -Math.PI / 2 + random.between(-0.1, 0.1), tall * 0.24, 0)
  const limbs = [...strokes].map(([order, d]) => ({ d, wide: Math.max(1.1, tall * 0.042 * 0.62 ** order) }))
  return { limbs: limbs.sort((one, other) => other.wide - one.wide), tips }
}

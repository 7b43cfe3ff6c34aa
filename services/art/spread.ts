/** Roots whose fractions never fall into step with each other. */
const ROOTS = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].map((prime) => Math.sqrt(prime) % 1)

/** Choices that works which follow each other make as differently as they can, unlike those of chance. */
export interface Spread {
  between(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** 1 or -1. */
  side(): number
}

/**
 * Every call asks of the next aspect of a work; `from` shifts an artist's sequence, and `chosen` aspects have
 * been decided.
 */
export function createSpread(seed: number, from: number, chosen = 0): Spread {
  let aspect = chosen
  const next = () => {
    const root = ROOTS[aspect % ROOTS.length] ?? 0
    aspect += 1
    return ((((seed % 100_003) * root + from * 0.377 * aspect) % 1) + 1) % 1
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    side: () => (next() < 0.5 ? -1 : 1),
  }
}

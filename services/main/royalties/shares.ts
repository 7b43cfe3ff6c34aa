/** How the money of a line is reckoned: in whole cents, with whatever is left over given to somebody. */

/** The part of an order's line that its base depends on. `total` is cents, before the discount. */
export interface SharedLine {
  id: number
  total: number
}

/**
 * Divides a discount among the lines that it was given on, by their totals: each gets its part rounded down,
 * and cents that are left go to the largest remainders, of equal ones to the lowest id. Answers by id. The
 * shares sum to the discount, and none is above its line's total.
 */
export function shareDiscount(discount: number, lines: readonly SharedLine[]): Map<number, number> {
  const whole = BigInt(lines.reduce((sum, { total }) => sum + total, 0)) || 1n
  const parts = lines.map(({ id, total }) => {
    // Products of sums may be above 2^53.
    const product = BigInt(discount) * BigInt(total)
    return { id, share: Number(product / whole), remainder: product % whole }
  })
  const left = discount - parts.reduce((sum, { share }) => sum + share, 0)
  const first = parts
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.id - b.id)
    .slice(0, left)
    .map(({ id }) => id)
  return new Map(parts.map(({ id, share }) => [id, share + (first.includes(id) ? 1 : 0)]))
}

/** What royalties are reckoned on, by line: its total without its share of the discount. */
export function basesOf(discount: number, lines: readonly SharedLine[]): Map<number, number> {
  const shares = shareDiscount(discount, lines)
  return new Map(lines.map(({ id, total }) => [id, total - (shares.get(id) ?? 0)]))
}

/** Basis points in the whole. */
const WHOLE = 10_000

/** The royalty of a line, half a cent rounded up; `rateBp` is in hundredths of a percent. */
export const royaltyOf = (base: number, rateBp: number): number =>
  Math.floor((base * rateBp + WHOLE / 2) / WHOLE)

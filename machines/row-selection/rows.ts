/**
 * Finds the row beside one; the row itself at the ends. From none, or one that is gone, it is the first or
 * the last. Null where there are no rows.
 */
export const findRow = (rows: readonly string[], at: string | null, step: 1 | -1): string | null => {
  const index = at === null ? -1 : rows.indexOf(at)
  const beside = index < 0 ? (step === 1 ? 0 : rows.length - 1) : index + step
  return rows[Math.min(Math.max(beside, 0), rows.length - 1)] ?? null
}

/** Lists the rows between two, both included; only the second where the first is not among them. */
export const listBetween = (rows: readonly string[], from: string | null, to: string): readonly string[] => {
  const ends = [from === null ? -1 : rows.indexOf(from), rows.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1)
}

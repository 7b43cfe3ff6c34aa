/**
 * Counts the letters to insert, leave out, change, or swap with their neighbour to turn one word into the
 * other.
 */
export function countEdits(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let above = to.map((_, at) => at).concat(to.length)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1]
      const isSwapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
      current[at] = Math.min(
        costOf(above[at]) + 1,
        costOf(current[at - 1]) + 1,
        costOf(above[at - 1]) + (isSame ? 0 : 1),
        isSwapped ? costOf(before[at - 2]) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = current
  }
  return costOf(above[to.length])
}

const costOf = (edits: number | undefined): number => edits ?? Number.POSITIVE_INFINITY

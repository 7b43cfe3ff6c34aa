/**
 * Two sources share the places of one list: they take turns while both last, and then the longer one goes on
 * alone. How much each source has decides what stands at a place, so any page can be asked for by itself, and
 * over all pages each result has one place.
 */

/** Some of one source's results: from `start` up to `end`. */
export interface Stretch {
  start: number
  end: number
}

/**
 * Answers each source's stretch for the places from `offset` on, at most `limit`; `reaches` is how much each
 * has, for one source or two.
 */
export function stretchesOf(
  reaches: readonly number[],
  { offset, limit }: { offset: number; limit: number },
): Stretch[] {
  const begin = countBefore(reaches, offset)
  const end = countBefore(reaches, offset + limit)
  return reaches.map((_, at) => ({ start: begin[at] ?? 0, end: end[at] ?? 0 }))
}

/** Counts each source's results before a place. */
function countBefore(reaches: readonly number[], place: number): number[] {
  const shared = Math.min(...reaches)
  const taken = Math.min(place, reaches.length * shared)
  return reaches.map((reach, at) => {
    const inTurns = Math.max(0, Math.ceil((taken - at) / reaches.length))
    const alone = reach > shared ? place - taken : 0
    return Math.min(reach, inTurns + alone)
  })
}

/**
 * Puts the stretches' results at their places. `given` may be shorter than its stretch; missing results leave
 * no gap.
 */
export function putInPlaces<T>(
  stretches: readonly Stretch[],
  given: readonly (readonly T[])[],
  reaches: readonly number[],
): T[] {
  const shared = Math.min(...reaches)
  return stretches
    .flatMap(({ start }, at) =>
      (given[at] ?? []).map((result, step) => {
        const rank = start + step
        const place = rank < shared ? rank * reaches.length + at : reaches.length * shared + rank - shared
        return { result, place }
      }),
    )
    .sort((left, right) => left.place - right.place)
    .map(({ result }) => result)
}

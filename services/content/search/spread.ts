/** The first pictures of a best match should be by more than one artist where others match too. */

export interface Ranked {
  /** Its place in the catalogue, as text. */
  place: string
  /** Its artist's id; 0 for none, which may come any number of times. */
  artist: number
}

/** How many pictures are the first ones, and how many of them one artist may have. */
export const FIRST = 20
const MOST_OF_ONE = 3

/** Keeps the pictures in order, but moves an artist's fourth and later ones behind the first 20. */
export function spread(ranked: readonly Ranked[]): Ranked[] {
  const first = new Set(keepUncrowded(ranked).slice(0, FIRST))
  return [...first, ...ranked.filter((each) => !first.has(each))]
}

/** Tells whether there are enough others for the first 20. */
export const fillsFirst = (ranked: readonly Ranked[]): boolean => keepUncrowded(ranked).length >= FIRST

/** Finds artists who have as many pictures as may be among the first 20. */
export const findCrowding = (ranked: readonly Ranked[]): number[] => {
  const numbers = numberByArtist(ranked)
  return ranked.flatMap(({ artist }, at) => (numbers[at] === MOST_OF_ONE ? [artist] : []))
}

function keepUncrowded(ranked: readonly Ranked[]): Ranked[] {
  const numbers = numberByArtist(ranked)
  return ranked.filter((_, at) => (numbers[at] ?? 0) <= MOST_OF_ONE)
}

/** Numbers each picture among its artist's; 0 where nobody is named. */
function numberByArtist(ranked: readonly Ranked[]): number[] {
  const counts = new Map<number, number>()
  return ranked.map(({ artist }) => {
    const number = artist === 0 ? 0 : (counts.get(artist) ?? 0) + 1
    counts.set(artist, number)
    return number
  })
}

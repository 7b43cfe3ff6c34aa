const KEY = 'aquatint.reviews-seen'

/** How many lines are remembered; reviews of older lines count as seen. */
const MOST_LINES = 500

type Seen = readonly (readonly [itemId: string, reviewId: number])[]

export type SeenReviews = ReturnType<typeof createSeenReviews>

/**
 * What this browser's owner has seen of what was said of their lines: the newest of each. Reviews are
 * numbered as they come.
 */
export const createSeenReviews = (storage: Storage) => ({
  /** 0 when nothing was seen. */
  newestOf: (itemId: string): number => new Map(read(storage)).get(itemId) ?? 0,

  keep(itemId: string, reviewId: number): void {
    const others = read(storage).filter(([known]) => known !== itemId)
    try {
      storage.setItem(KEY, JSON.stringify([...others, [itemId, reviewId]].slice(-MOST_LINES)))
    } catch {
      // Storage is full or forbidden: the review shows as new once more.
    }
  },
})

const read = (storage: Storage): Seen => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}

const isSeen = (entry: unknown): entry is Seen[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/** A page of results as the grid shows it. */
export interface Page {
  ids: readonly string[]
  /** Whether there are pages after and before this one. */
  hasNext: boolean
  hasPrevious: boolean
}

/** Answers where the image is in the page; where it was when it is not there. */
export const positionOf = ({ ids }: Pick<Page, 'ids'>, id: string | null, was: number): number => {
  const index = id === null ? -1 : ids.indexOf(id)
  return index === -1 ? Math.min(was, ids.length) : index
}

/**
 * Finds the image after (1) or before (-1) this one in the page, null at its edge. When this one has gone
 * from the page, the one that took its position is the next.
 */
export const findNeighbour = (
  { ids }: Page,
  id: string | null,
  position: number,
  step: 1 | -1,
): string | null => {
  const isThere = id !== null && ids[position] === id
  const index = step === 1 && !isThere ? position : position + step
  return ids[index] ?? null
}
